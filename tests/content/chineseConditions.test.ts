import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pageNames, readPage} from '@site/tests/helpers/pages';
import {blocksOf} from '@site/tests/prose/blocks';
import {shareOfWhen} from '@site/tests/prose/pages';
import '@site/tests/helpers/noFaults';

/** More sentences with 「……时，」 sound like a translation of "When …". */
const MOST = 0.06;

/** So few are no habit, however short the page. */
const NO_HABIT = 3;

const FACTS = 'src/data/zh';

/** What is wrong with the sentences of a page or a file. */
function whenFaults(place: string, sentences: readonly string[]): readonly string[] {
  const share = shareOfWhen(sentences);
  if (share <= MOST || share * sentences.length <= NO_HABIT) return [];
  return [
    `${place}: 「……时，」 is in ${Math.round(share * 100)} % of ${sentences.length} sentences. Write 「如果……，」, 「……后，」, or no condition.`,
  ];
}

test('Chinese pages seldom open a sentence with 「……时，」', () => {
  const faults = pageNames('zh').flatMap((name) => {
    const {body, file} = readPage('zh', name);
    return whenFaults(
      file,
      blocksOf(body, 'zh').flatMap(({sentences}) => sentences),
    );
  });
  expect(faults).toHaveNoFaults();
});

test('Chinese facts seldom open a sentence with 「……时，」', () => {
  const faults = readdirSync(FACTS).flatMap((name) => {
    const file = path.join(FACTS, name);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return whenFaults(
      file,
      Object.values(texts).filter((text) => typeof text === 'string'),
    );
  });
  expect(faults).toHaveNoFaults();
});

test('a page full of them is found, a single one is not', () => {
  const habit = Array.from({length: 4}, () => '下载失败时，请重试。');
  expect(whenFaults('a.mdx', habit)).toHaveLength(1);
  expect(whenFaults('a.mdx', [...habit, ...Array.from({length: 63}, () => '保存。')])).toEqual([]);
  expect(whenFaults('a.mdx', ['下载失败时，请重试。', '保存。'])).toEqual([]);
});
