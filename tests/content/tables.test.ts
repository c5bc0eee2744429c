import {expect, test} from 'vitest';
import {pageNames, readPage} from '@site/tests/helpers/pages';
import '@site/tests/helpers/noFaults';

/** Heads of the tables of a page, as they are written, without those in code. */
function headsOf(body: string): readonly string[] {
  const prose = body.replaceAll(/^(\s*)```[^]*?^\1```$/gm, '');
  return [...prose.matchAll(/^(\s*\|.*\|)\s*\n\s*\|[\s:|-]+\|\s*$/gm)].map(([, head = '']) => head);
}

const pages = (['en', 'zh'] as const).flatMap((locale) =>
  pageNames(locale).map((name) => [locale, name] as const),
);

test('tables are found', () => {
  expect(headsOf('| A | |\n| --- | --- |\n| 1 | 2 |\n')).toEqual(['| A | |']);
});

test('every column of a table has a heading, which screen readers repeat', () => {
  const bare = pages.flatMap(([locale, name]) =>
    headsOf(readPage(locale, name).body)
      .filter((head) => /\|\s*\|/.test(head))
      .map((head) => `${locale} ${name}: a column of this table has no heading: ${head}`),
  );
  expect(bare).toHaveNoFaults();
});
