import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {footerFor} from '@site/src/config/footer';
import {navbarItems} from '@site/src/config/navbar';
import {toolTitles} from '@site/src/data/toolTitles';
import {pageNames, readPage} from '@site/tests/helpers/pages';

interface Entry {
  readonly label?: unknown;
  readonly to?: unknown;
  readonly items?: unknown;
}

type Texts = Readonly<Record<string, {readonly message: string}>>;

const textsOf = (file: string): Texts =>
  JSON.parse(readFileSync(`i18n/zh/docusaurus-theme-classic/${file}.json`, 'utf8')) as Texts;

/** Entries of a menu or a column that lead to a page of this site. */
const entriesOf = (groups: readonly Entry[]): readonly (readonly [label: string, to: string])[] =>
  groups.flatMap(({items}) =>
    ((items ?? []) as readonly Entry[]).flatMap(({label, to}) =>
      typeof label === 'string' && typeof to === 'string' ? [[label, to] as const] : [],
    ),
  );

/** What a page calls itself: its title, and its name in the sidebar. */
function namesOf(locale: 'en' | 'zh', address: string): readonly unknown[] {
  if (address === '/tool/') return [toolTitles.indexTitle[locale]];
  const name = address
    .slice(1)
    .replace(/\/$/, '/index.html')
    .replace(/\.html$/, '.mdx');
  expect(pageNames(locale)).toContain(name);
  const {title, sidebar_label: label} = readPage(locale, name).frontMatter;
  return [title, label];
}

describe.each([
  ['navbar', 'item.label', entriesOf(navbarItems)],
  ['footer', 'link.item.label', entriesOf(footerFor('en').links as readonly Entry[])],
] as const)('the %s', (file, prefix, entries) => {
  const chinese = textsOf(file);

  test.each(entries)('calls %s what the page calls itself', (label, to) => {
    expect(namesOf('en', to)).toContain(label);
    expect(namesOf('zh', to)).toContain(chinese[`${prefix}.${label}`]?.message);
  });
});
