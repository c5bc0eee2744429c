import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {anchorMap} from '@site/src/data/anchors/anchorMap';
import {keptAnchors} from '@site/src/data/keptAnchors';
import {redirects} from '@site/src/data/redirects';
import {pageSlug} from '@site/src/lib/shared/address';
import {readFactPages} from '@site/src/build/facts-import/pagesShowing';
import {siteFacts} from '@site/tests/helpers/facts';
import {pageFolders, pageNames, readPage} from '@site/tests/helpers/pages';

/** Canonical address of a page file, root-locale spelling. */
function addressOf(name: string): string {
  const folder = name.includes('/') ? `/${name.slice(0, name.lastIndexOf('/'))}` : '';
  return `${folder}/${pageSlug(name.slice(name.lastIndexOf('/') + 1)) ?? ''}`;
}

const nameByAddress = new Map(pageNames('en').map((name) => [addressOf(name), name]));
const factPages = {en: readFactPages(pageFolders.en), zh: readFactPages(pageFolders.zh)};

function idsOf(address: string): readonly string[] {
  const locale = address.startsWith('/zh/') ? 'zh' : 'en';
  const name = nameByAddress.get(locale === 'zh' ? address.slice(3) : address);
  const page = factPages[locale].find((each) => each.name === name);
  return page === undefined ? [] : [...page.anchorsOf(siteFacts)];
}

test.each(['en', 'zh'] as const)('no two pages have the same title (%s)', (locale) => {
  const byTitle = new Map<string, string[]>();
  for (const name of pageNames(locale)) {
    const title = String(readPage(locale, name).frontMatter['title']);
    byTitle.set(title, [...(byTitle.get(title) ?? []), name]);
  }
  expect([...byTitle].filter(([, names]) => names.length > 1)).toEqual([]);
});

describe('kept anchors', () => {
  test.each(keptAnchors.filter(({path}) => nameByAddress.has(path)))(
    '$path has every anchor that $usedBy need',
    ({path, anchors}) => {
      for (const address of [path, `/zh${path}`]) {
        const reachable = [...idsOf(address), ...Object.keys(anchorMap[address] ?? {})];
        expect(anchors.filter((anchor) => !reachable.includes(anchor))).toEqual([]);
      }
    },
  );
});

describe('the map of old anchors', () => {
  test.each(Object.entries(anchorMap))('%s leads to headings that exist', (address, anchors) => {
    const ids = idsOf(address);
    expect(ids.length, `${address} is no page`).toBeGreaterThan(0);
    expect(Object.values(anchors).filter((id) => !ids.includes(id))).toEqual([]);
    // An old id that is a heading today would never be looked up.
    expect(
      Object.keys(anchors).filter((id) => ids.includes(id)),
      `These headings of ${address} have IDs that src/data/anchors leads elsewhere. Give them other IDs, or delete the rows there.`,
    ).toEqual([]);
  });
});

describe('redirects', () => {
  test('name each old address once', () => {
    const rows = redirects.map(({from, to}) => `${from} ${to}`);
    expect(new Set(rows).size).toBe(rows.length);
  });
  test('never lead away from a page that exists', () => {
    expect(redirects.filter(({from}) => nameByAddress.has(`${from}.html`))).toEqual([]);
  });
});

test('robots.txt names the sitemap of both languages', () => {
  const robots = readFileSync('static/robots.txt', 'utf8');
  expect(robots).toContain('/sitemap.xml');
  expect(robots).toContain('/zh/sitemap.xml');
});
