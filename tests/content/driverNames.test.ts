import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import remarkFacts from '@site/src/build/markdown/facts/index';
import {readSitePage} from '@site/src/build/pages/sitePages';
import {driverNames} from '@site/src/data/driverNames';
import {completeLocales, type CompleteLocale} from '@site/src/lib/shared/localized';
import {siteFacts} from '@site/tests/helpers/facts';
import {driverPages} from '@site/tests/prose/pages';
import '@site/tests/helpers/noFaults';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);
const steps = {
  en: remarkFacts({siteDir: '.', locale: 'en', facts: siteFacts}),
  zh: remarkFacts({siteDir: '.', locale: 'zh', facts: siteFacts}),
};
const named = {en: localizeFacts(siteFacts, 'en'), zh: localizeFacts(siteFacts, 'zh')};

const pages = new Map<string, ReturnType<typeof compile>>();

/** A driver page as readers see it. */
function read(locale: CompleteLocale, slug: string): ReturnType<typeof compile> {
  const key = `${locale} ${slug}`;
  const page = pages.get(key) ?? compile(locale, slug);
  pages.set(key, page);
  return page;
}

function compile(locale: CompleteLocale, slug: string) {
  const page = readSitePage('.', locale, `guide/drivers/${slug}`);
  const tree: Root = parser.parse(page.body);
  steps[locale](tree, {path: page.file, data: {frontMatter: page.frontMatter}});
  return {...page, tree};
}

/** Words of a part, without code, names on the screen, links to source, and the builder's samples. */
function wordsIn(node: Nodes): string {
  const words: string[] = [];
  visit(node, (inner) => {
    if (inner.type === 'inlineCode' || inner.type === 'code') return SKIP;
    if (inner.type === 'link' && inner.url.startsWith('https://')) return SKIP;
    if ('name' in inner && ['StorageBuilder', 'strong'].includes(String(inner.name))) return SKIP;
    if (inner.type === 'text') words.push(inner.value);
    return undefined;
  });
  return words.join('\n');
}

/** A registered name as a word of a text, and not as the beginning of another name. */
function hasWord(text: string, name: string, others: readonly string[]): boolean {
  let rest = text;
  for (const other of others.toSorted((a, b) => b.length - a.length))
    if (other !== name && other.includes(name)) rest = rest.replaceAll(other, '');
  return new RegExp(`(?<![A-Za-z0-9])${name}(?![A-Za-z0-9])`).test(rest);
}

describe.each(completeLocales)('names of drivers (%s)', (locale) => {
  const nameOf = named[locale].driverName;

  test('are those of the form, or have been chosen because readers know the driver by another', () => {
    const needless = Object.entries(driverNames).filter(
      ([name, chosen]) => chosen[locale] === named[locale].driver(name),
    );
    expect(needless).toEqual([]);
    const all = siteFacts.raw.drivers.map(({name}) => nameOf(name));
    expect(new Set(all).size).toBe(siteFacts.raw.drivers.length);
    expect(Object.keys(driverNames).map((name) => siteFacts.driver(name).name)).toEqual(
      Object.keys(driverNames),
    );
  });

  test('are in the sidebar, and in the breadcrumb, which has its words', () => {
    const faults = driverPages.flatMap(({slug, drivers}) => {
      const {frontMatter, file} = readSitePage('.', locale, `guide/drivers/${slug}`);
      const label = String(frontMatter['sidebar_label']);
      const fits =
        drivers.length === 1
          ? label === nameOf(drivers[0] ?? '')
          : drivers.some((name) => label.startsWith(nameOf(name)));
      return fits
        ? []
        : [`${file} is "${label}" in the sidebar; its drivers: ${drivers.map(nameOf).join()}.`];
    });
    expect(faults).toHaveNoFaults();
  });

  test('are in the title', () => {
    const faults = driverPages.flatMap(({slug, drivers}) => {
      const {frontMatter, file} = readSitePage('.', locale, `guide/drivers/${slug}`);
      const title = String(frontMatter['title']);
      const fits = drivers.some((name) => title.includes(nameOf(name)));
      return fits
        ? []
        : [`${file} is called "${title}"; its drivers: ${drivers.map(nameOf).join()}.`];
    });
    expect(faults).toHaveNoFaults();
  });

  test('are the same in the choice, the table, headings, and text; registered names are in code', () => {
    const faults = driverPages.flatMap(({slug}) => {
      const {tree, file, frontMatter} = read(locale, slug);
      const drivers = frontMatter['drivers'] as readonly string[];
      const words = wordsIn(tree);
      const shown = drivers.map(nameOf);
      return drivers
        .filter((name) => !nameOf(name).includes(name))
        .filter((name) => hasWord(words, name, [...drivers, ...shown]))
        .map((name) => `${file} says "${name}" instead of "${nameOf(name)}".`);
    });
    expect(faults).toHaveNoFaults();
  });

  test('where readers choose the driver in AList, what the form shows is there', () => {
    const faults = driverPages.flatMap(({slug}) => {
      const {tree, file, frontMatter} = read(locale, slug);
      const all: string[] = [];
      visit(tree as Nodes, (node) => {
        if (node.type === 'text' || node.type === 'inlineCode') all.push(node.value);
      });
      return (frontMatter['drivers'] as readonly string[])
        .filter((name) => !all.includes(named[locale].driver(name)))
        .map((name) => `${file} nowhere has "${named[locale].driver(name)}", as the form does.`);
    });
    expect(faults).toHaveNoFaults();
  });
});
