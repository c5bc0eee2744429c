import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {nameDrivers} from '@site/src/build/markdown/facts/nameDrivers';
import type {CompleteLocale} from '@site/src/lib/shared/localized';
import {siteFacts} from '@site/tests/helpers/facts';

const known = new Set(siteFacts.raw.drivers.map(({name}) => name));

/** A page's text with the names that the site has for its drivers. */
function named(text: string, drivers: readonly string[], locale: CompleteLocale = 'en'): string {
  const markdown = unified().use(remarkParse).use(remarkStringify);
  const tree: Root = markdown.parse(text);
  nameDrivers(tree, {localized: localizeFacts(siteFacts, locale), known, drivers});
  return markdown.stringify(tree).trim();
}

test('headings and bold words have the names of the site', () => {
  expect(named('## Onedrive\n\n**Onedrive** is there.', ['Onedrive'])).toBe(
    '## OneDrive\n\n**OneDrive** is there.',
  );
});

test('a name with brackets stays as it is', () => {
  expect(named('## Lark (Feishu)', ['Lark'])).toBe('## Lark (Feishu)');
  expect(named('## Lark', ['Lark'])).toBe('## Lark (Feishu)');
});

test('code keeps the registered name', () => {
  expect(named('Choose `Onedrive`.', ['Onedrive', 'Onedrive Sharelink'])).toBe(
    'Choose `Onedrive`.',
  );
});

test('one driver isn’t taken for another whose name begins like it', () => {
  expect(named('## ThunderX', ['Thunder', 'ThunderX'], 'zh')).toBe('## 迅雷 X');
});
