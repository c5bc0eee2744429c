import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {faultsOf} from '@site/tests/helpers/chinese';
import {proseOf} from '@site/src/lib/node/prose';
import {pageNames, readPage} from '@site/tests/helpers/pages';
import {eachLabel, onScreen} from '@site/src/build/facts/labels';
import {siteFacts} from '@site/tests/helpers/facts';
import '@site/tests/helpers/noFaults';

/** Names in the Chinese interface whose spelling breaks the rules. */
const namesOnScreen = new Set(
  [...eachLabel(siteFacts.raw['ui-labels'])]
    .map(([, label]) => onScreen(label, 'zh'))
    .filter((name) => faultsOf(name).length > 0),
);

describe.each(pageNames('zh'))('%s', (name) => {
  test('keeps the rules of Chinese typography', () => {
    const {body, frontMatter, file} = readPage('zh', name);
    // Inline code and names of facts are spaced like the words they show.
    const shown = body
      .replace(/`[^`\n]*`/g, 'code')
      .replace(/<(?:Config|Err) [^>]*\/>/g, 'code')
      .replace(/<(?:Field|Setting|Option) [^>]*\/>/g, '名称 code')
      .replace(/<Driver [^>]*\/>/g, '名称')
      // The spelling of names on AList's screen is AList's.
      .replace(/\*\*([^*\n]+)\*\*/g, (all, words: string) =>
        namesOnScreen.has(words) ? '**名称**' : all,
      )
      .replace(/<Perm [^>]*\/>/g, '权限');
    const head = `${String(frontMatter['title'])}\n${String(frontMatter['description'])}`;
    const faults = [...faultsOf(head), ...faultsOf(proseOf(shown))];
    expect(faults.map((fault) => `${file}: ${fault}`)).toHaveNoFaults();
  });
});

test('the rules find what they are for', () => {
  expect(faultsOf('你好,世界')).toHaveLength(1);
  expect(faultsOf('打开AList')).toHaveLength(1);
  expect(faultsOf('好的， 打开')).toHaveLength(1);
  expect(faultsOf('打开 AList，再保存。')).toEqual([]);
});

test('interface texts keep them too', () => {
  const texts = JSON.parse(readFileSync('i18n/zh/code.json', 'utf8')) as Record<
    string,
    {message: string}
  >;
  expect(Object.values(texts).flatMap(({message}) => faultsOf(message))).toHaveNoFaults();
});
