// @vitest-environment jsdom
import {describe, expect, test} from 'vitest';
import {atomFeed} from '@site/src/plugins/output/feed/atomFeed';
import {readNews} from '@site/src/build/site-data/readNews';

const ATOM = 'http://www.w3.org/2005/Atom';

/** RFC 3339, with a time and a zone, as RFC 4287 wants it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Elements that RFC 4287 knows, and how often they can be in a feed and in an entry. */
const FEED_ONCE = ['id', 'title', 'updated', 'author'];
const ENTRY_ONCE = ['id', 'title', 'updated', 'summary'];

describe.each([
  {locale: 'en', baseUrl: '/docs/'},
  {locale: 'zh', baseUrl: '/docs/zh/'},
] as const)('the feed of the news in $locale', ({locale, baseUrl}) => {
  const url = 'https://docs.example.com';
  const news = readNews('.');
  const {documentElement: feed} = new DOMParser().parseFromString(
    atomFeed(news, {url, baseUrl, locale}),
    'application/xml',
  );
  const entries = [...feed.children].filter(({localName}) => localName === 'entry');
  const textOf = (parent: Element, name: string): string =>
    [...parent.children].find(({localName}) => localName === name)?.textContent ?? '';
  const names = (parent: Element): readonly string[] =>
    [...parent.children].map(({localName}) => localName).filter((name) => name !== 'link');

  test('has each element that RFC 4287 asks for, once, and none that it doesn’t know', () => {
    expect(feed.namespaceURI).toBe(ATOM);
    expect(feed.localName).toBe('feed');
    expect(
      names(feed)
        .filter((name) => name !== 'entry')
        .toSorted(),
    ).toEqual(FEED_ONCE.toSorted());
    for (const entry of entries) expect(names(entry).toSorted()).toEqual(ENTRY_ONCE.toSorted());
    const all = [feed, ...feed.querySelectorAll('*')];
    expect(all.filter(({namespaceURI}) => namespaceURI !== ATOM)).toEqual([]);
    expect(feed.querySelector('author > name')?.textContent).not.toBe('');
  });

  test('has an entry for each news, with its own address and in this language', () => {
    expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(
      news.map(({title}) => title[locale]),
    );
    const ids = [feed, ...entries].map((part) => textOf(part, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toContain(`${url}${baseUrl}whats-new.html`);
  });

  test('has moments, and is as new as its newest entry', () => {
    const moments = entries.map((entry) => textOf(entry, 'updated'));
    for (const moment of moments) {
      expect(moment).toMatch(MOMENT);
      expect(Date.parse(moment)).not.toBeNaN();
    }
    expect(textOf(feed, 'updated')).toBe(moments.toSorted().at(-1));
  });

  test('links to itself once, and each part to one page', () => {
    const linksOf = (part: Element) =>
      [...part.children]
        .filter(({localName}) => localName === 'link')
        .map((link) => [link.getAttribute('rel') ?? 'alternate', link.getAttribute('href')]);
    expect(linksOf(feed)).toEqual([
      ['alternate', `${url}${baseUrl}whats-new.html`],
      ['self', `${url}${baseUrl}whats-new.xml`],
    ]);
    for (const entry of entries) {
      expect(linksOf(entry)).toEqual([['alternate', textOf(entry, 'id')]]);
    }
  });
});

test('a feed without texts of its language says that it is in English', () => {
  const feed = atomFeed(readNews('.'), {url: 'https://example.com', baseUrl: '/xx/', locale: 'xx'});
  expect(feed).toContain('xml:lang="en"');
});
