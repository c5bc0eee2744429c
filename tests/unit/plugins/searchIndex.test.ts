import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {
  READER_FILES,
  readPages,
  withSearchWords,
} from '@site/src/plugins/output/search-index/index';

const LOCK = 'package-lock.json';
const READER = READER_FILES.filter((file) => file !== LOCK);
const KEPT = 'node_modules/.cache/search-pages';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'docs-search-'));
  for (const file of READER) write(file, 'one reader');
  write(LOCK, 'some packages');
  write('build/a.html', pageOf('First'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

const pageOf = (title: string): string => `<main><h1>${title}</h1><p>Text.</main>`;

/** Titles of the pages, as a build would find them. */
function titles(routesPaths = ['/a.html']): readonly (string | undefined)[] {
  const outDir = path.join(siteDir, 'build');
  const pages = readPages({siteDir, outDir, baseUrl: '/', routesPaths});
  return pages.map(({entries}) => entries[0]?.title);
}

/** Gives what was kept another title, so that it can be told from what is read. */
function markKept(): void {
  for (const name of readdirSync(path.join(siteDir, KEPT))) {
    const file = path.join(KEPT, name);
    write(file, readFileSync(path.join(siteDir, file), 'utf8').replaceAll('First', 'Kept'));
  }
}

test('a page that is the same as in an earlier build is not parsed again', () => {
  expect(titles()).toEqual(['First']);
  markKept();
  expect(titles()).toEqual(['Kept']);
});

test.each([
  {what: 'the page', file: 'build/a.html', text: `${pageOf('First')} `},
  ...READER.map((file) => ({what: file, file, text: 'another reader'})),
  {what: 'a package', file: LOCK, text: 'other packages'},
])('a change to $what has it parsed again', ({file, text}) => {
  titles();
  markKept();
  write(file, text);
  expect(titles()).toEqual(['First']);
});

test('the same page at another address is another page', () => {
  write('build/b.html', pageOf('First'));
  titles();
  markKept();
  expect(titles(['/b.html'])).toEqual(['First']);
});

test('what is kept is what was read', () => {
  const outDir = path.join(siteDir, 'build');
  const built = {siteDir, outDir, baseUrl: '/', routesPaths: ['/a.html']};
  expect(readPages(built)).toEqual(readPages(built));
});

test('search words of a page reach its entries, in each language from its own page', () => {
  write('docs/a.mdx', '---\n---\n\n{/* search: one, two */}\n');
  write(
    'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx',
    '---\n---\n\n## B {/* #b */}\n{/* search: 一 */}\n',
  );
  const entries = [
    {kind: 'page', anchor: '', title: 'A', names: [], body: ''},
    {kind: 'section', anchor: 'b', title: 'B', names: [], body: ''},
  ] as const;
  const wordsOf = (locale: 'en' | 'zh', baseUrl: string): readonly unknown[] =>
    withSearchWords([{path: `${baseUrl}a.html`, entries}], {siteDir, baseUrl, locale}).flatMap(
      (page) => page.entries.map(({words}) => words),
    );
  expect(wordsOf('en', '/')).toEqual([['one', 'two'], undefined]);
  expect(wordsOf('zh', '/zh/')).toEqual([undefined, ['一']]);
});

test('the keywords of a page are its other names', () => {
  write('docs/a.mdx', '---\nkeywords: [s3, 对象存储]\n---\n\n## B {/* #b */}\n');
  const entries = [
    {kind: 'page', anchor: '', title: 'A', names: [], body: ''},
    {kind: 'section', anchor: 'b', title: 'B', names: ['b'], body: ''},
  ] as const;
  const [page] = withSearchWords([{path: '/a.html', entries}], {
    siteDir,
    baseUrl: '/',
    locale: 'en',
  });
  expect(page?.entries.map(({names}) => names)).toEqual([['s3', '对象存储'], ['b']]);
});

test('search words for a place that the page lacks stop the build', () => {
  write('docs/a.mdx', '---\n---\n\n{/* search #err-x: one */}\n');
  const pages = [{path: '/a.html', entries: []}];
  expect(() => withSearchWords(pages, {siteDir, baseUrl: '/', locale: 'en'})).toThrow(
    'docs/a.mdx:4: these search words are for "err-x"',
  );
});

test.each(READER)(
  '%s imports only types, and files that decide as well what a page is read as',
  (file) => {
    const imports = readFileSync(file, 'utf8').match(/^import [^;]*;/gm) ?? [];
    expect(imports.length).toBeGreaterThan(0);
    const own = imports
      .filter((each) => !each.startsWith('import type '))
      .flatMap((each) => /from '(\.[^']*|@site\/[^']*)'/.exec(each)?.[1] ?? []);
    const known = own.map((each) => `${path.join(path.dirname(file), each)}.ts`);
    expect(READER_FILES).toEqual(expect.arrayContaining(known));
  },
);
