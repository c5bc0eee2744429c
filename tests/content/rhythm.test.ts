import {expect, test} from 'vitest';
import {completeLocales} from '@site/src/lib/shared/localized';
import {pageNames, readPage} from '@site/tests/helpers/pages';
import {blocksOf} from '@site/tests/prose/blocks';
import {driverPages, measurePage, staccatoLines, wordsPerSentence} from '@site/tests/prose/pages';
import '@site/tests/helpers/noFaults';

/** Words of a sentence on average: fewer sound like a telegram, more tire. */
const FEWEST = 12;
const MOST = 17;

test.each(completeLocales)('no paragraph has four short sentences in a row (%s)', (locale) => {
  const faults = pageNames(locale).flatMap((name) => {
    const {body, file} = readPage(locale, name);
    return staccatoLines(blocksOf(body, locale), locale).map(
      (line) =>
        `${file}: the paragraph in line ${line} of the text has more than three short sentences in a row. Join what belongs together.`,
    );
  });
  expect(faults).toHaveNoFaults();
});

test.each(completeLocales)(
  'sentences of driver pages have 12 to 17 words on average (%s)',
  (locale) => {
    const faults = driverPages.flatMap(({slug}) => {
      const {perSentence} = measurePage(slug, locale);
      if (perSentence >= FEWEST && perSentence <= MOST) return [];
      return [
        `${slug} has ${perSentence.toFixed(2)} words per sentence. Join short sentences that belong together, or split long ones.`,
      ];
    });
    expect(faults).toHaveNoFaults();
  },
);

test('four short sentences in a row are found, with their line; three and a list are not', () => {
  const text =
    'Words.\n\nSave it. Wait for it. Open it. Close it.\n\n- Save it. Wait. Open it. Close it.\n';
  expect(staccatoLines(blocksOf(text, 'en'), 'en')).toEqual([3]);
  expect(staccatoLines(blocksOf('Save it. Wait. Open it.\n', 'en'), 'en')).toEqual([]);
});

test('Chinese words count as words, not as signs', () => {
  expect(wordsPerSentence(['添加存储'], 'zh')).toBe(2);
  expect(wordsPerSentence(['Add the storage.', 'Save.'], 'en')).toBe(2);
});
