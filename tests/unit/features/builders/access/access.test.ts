import {expect, test} from 'vitest';
import {readSituation, writeSituation} from '@site/src/features/builders/access/choices';
import {examples} from '@site/src/features/builders/access/examples';
import {pages} from '@site/src/features/builders/access/texts';
import {accessCases} from '@site/tests/helpers/accessCases';
import {headingIds, pageNames, readPage} from '@site/tests/helpers/pages';

test('a URL gives back every situation', () => {
  for (const {situation} of accessCases)
    for (const example of Object.values(examples))
      expect(readSituation(writeSituation('', situation, example), example)).toEqual(situation);
});

test('a URL without choices is that of the example', () => {
  for (const example of Object.values(examples)) {
    expect(writeSituation('?group=x', example, example)).toBe('?group=x');
    expect(readSituation('', example)).toEqual(example);
  }
});

test('what a URL may contain has limits', () => {
  const long = `/${'a'.repeat(1001)}`;
  const many = Array.from({length: 30}, (_, index) => `role=1/${String(index)}`).join('&');
  const {path, scopes} = readSituation(`?path=${long}&${many}`, examples.roles);
  expect(path).toBe(examples.roles.path);
  expect(scopes).toHaveLength(12);
  expect(readSituation('?role=2147483648/a', examples.roles).scopes).toEqual([]);
});

test('links of the answers lead to headings that both languages have', () => {
  const names = new Set(pageNames('en'));
  for (const {to} of Object.values(pages)) {
    const [, name = '', id = ''] = /^\/(.+)\.html#(.+)$/.exec(to) ?? [];
    expect(names).toContain(`${name}.mdx`);
    for (const locale of ['en', 'zh'] as const)
      expect(
        headingIds(readPage(locale, `${name}.mdx`).body).map((line) => line.replace(/^#+ /, '')),
      ).toContain(id);
  }
});
