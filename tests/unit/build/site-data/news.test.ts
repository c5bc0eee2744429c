// @vitest-environment jsdom
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {atomFeed} from '@site/src/plugins/output/feed/atomFeed';
import {readNews} from '@site/src/build/site-data/readNews';

const entry = {
  id: 'first',
  date: '2026-11-22',
  title: {en: 'Copy & paste <b>', zh: '复制与粘贴'},
  text: {en: 'The flag `--data`.', zh: '参数 `--data`。'},
  pages: ['guide/index'],
};

/** A project with these news and one page. */
function project(news: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'news-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  mkdirSync(path.join(folder, 'src/data'), {recursive: true});
  mkdirSync(path.join(folder, 'docs/guide'), {recursive: true});
  writeFileSync(path.join(folder, 'docs/guide/index.mdx'), '');
  writeFileSync(path.join(folder, 'src/data/news.json'), JSON.stringify(news));
  return folder;
}

test('the news of the site are in order', () => {
  expect(readNews('.').length).toBeGreaterThan(0);
});

test.each([
  ['an id twice', [entry, entry], /news\.json: "first" appears twice/],
  [
    'a wrong order',
    [entry, {...entry, id: 'later', date: '2026-11-23'}],
    /"later" is newer than the one above it\. Sort by date/,
  ],
  ['a lost page', [{...entry, pages: ['guide/gone']}], /"first": there is no page "guide\/gone"/],
  ['a wrong date', [{...entry, date: '22 Nov'}], /"0\.date"/],
  ['a missing language', [{...entry, title: {en: 'Only'}}], /"0\.title\.zh"/],
])('%s is refused with what to do', (_fault, news, message) => {
  expect(() => readNews(project(news))).toThrow(message);
});

test('a file that is not JSON is named', () => {
  const folder = project([]);
  writeFileSync(path.join(folder, 'src/data/news.json'), '[{"id": "first",}]');
  expect(() => readNews(folder)).toThrow(/news\.json: not valid JSON/);
});

test('the feed is well-formed, in its language, and keeps the addresses of entries', () => {
  const place = {url: 'https://docs.example.com', baseUrl: '/zh/', locale: 'zh'} as const;
  const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
  const feed = parse(atomFeed([entry], place));
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.documentElement.getAttribute('xml:lang')).toBe('zh-CN');
  expect(feed.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(
    'https://docs.example.com/zh/whats-new.xml',
  );
  expect(feed.querySelector('entry > id')?.textContent).toBe(
    'https://docs.example.com/zh/whats-new.html#first',
  );
  expect(feed.querySelector('entry > updated')?.textContent).toBe('2026-11-22T00:00:00Z');
  const english = parse(atomFeed([entry], {...place, baseUrl: '/', locale: 'en'}));
  expect(english.querySelector('entry > title')?.textContent).toBe('Copy & paste <b>');
  expect(english.querySelector('entry > summary')?.textContent).toBe('The flag --data.');
});
