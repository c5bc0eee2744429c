import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {pageNames, proseOf, readPage} from '@site/tests/helpers/pages';

/** Typography of Chinese text that a machine can check (content standard section 10). */
const rules = [
  {name: 'a half-width mark after a Chinese character', pattern: /\p{Script=Han}[,;:?!]/u},
  {
    name: 'no space between Chinese and a Latin letter or digit',
    pattern: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
  },
  {
    name: 'a space beside a full-width mark',
    pattern: /[，。；：？！、） ]{1}(?<=[，。；：？！、）]) (?=\p{Script=Han})/u,
  },
  {name: 'half-width brackets around Chinese', pattern: /\(\p{Script=Han}[^)]*\)/u},
  {name: 'the polite form', pattern: /您/},
  {name: 'curly quotation marks', pattern: /[“”‘’]/},
] as const;

/** Words the voice of the pages avoids (content standard sections 1 and 10). */
const avoided = ['只需', '显然', '请自行', '懂的都懂', '点击这里'];

function faultsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => [
      ...rules.filter(({pattern}) => pattern.test(line)).map(({name}) => `${name}: ${line.trim()}`),
      ...avoided.filter((word) => line.includes(word)).map((word) => `${word}: ${line.trim()}`),
    ]);
}

describe.each(pageNames('zh'))('%s', (name) => {
  test('keeps the rules of Chinese typography', () => {
    const {body, frontMatter} = readPage('zh', name);
    // Inline code is spaced like a Latin word.
    expect(faultsOf(proseOf(body.replace(/`[^`\n]*`/g, 'code')))).toEqual([]);
    expect(
      faultsOf(`${String(frontMatter['title'])}\n${String(frontMatter['description'])}`),
    ).toEqual([]);
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
  expect(Object.values(texts).flatMap(({message}) => faultsOf(message))).toEqual([]);
});
