import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {redirects} from '@site/src/data/redirects';
import {addressFaults} from '@site/src/build/page-checks/structure';
import {
  compareTranslations,
  currentHashes,
  readChecked,
  recordPages,
} from '@site/src/build/site-data/readTranslations';

const now = (en: string, zh: string) => ({'guide/webdav': {en, zh}});

test.each([
  ['a page that is as it was', now('a', 'b'), []],
  ['a page whose English changed', now('A', 'b'), ['zh']],
  ['a page whose Chinese changed', now('a', 'B'), ['en']],
  ['a page that changed in both', now('A', 'B'), []],
])('%s', (_name, current, behind) => {
  const {outdated, pages} = compareTranslations(current, now('a', 'b'));
  expect(outdated.map(({locale}) => locale)).toEqual(behind);
  expect(pages).toBe(1);
});

test('a new page is not out of date', () => {
  expect(compareTranslations(now('a', 'b'), {}).outdated).toEqual([]);
});

test('the record lists every page, and its pages that are gone have a redirect', () => {
  const docs = Object.keys(currentHashes('.'));
  const recorded = Object.keys(readChecked('.'));
  expect(docs.filter((doc) => !recorded.includes(doc))).toEqual([]);
  expect(addressFaults('.', redirects)).toEqual([]);
  expect(docs.length).toBeGreaterThan(100);
});

test('the record only grows', () => {
  const checked = {'guide/gone': {en: 'a', zh: 'b'}, 'guide/kept': {en: 'a', zh: 'b'}};
  const current = {'guide/kept': {en: 'A', zh: 'B'}, 'guide/added': {en: 'c', zh: 'd'}};
  expect(Object.entries(recordPages(current, checked, ['guide/added']))).toEqual([
    ['guide/added', {en: 'c', zh: 'd'}],
    ['guide/gone', {en: 'a', zh: 'b'}],
    ['guide/kept', {en: 'a', zh: 'b'}],
  ]);
});

test('a page that is not translated yet does not stop the commands', () => {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'docs-translations-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(path.join(siteDir, 'docs/alone.mdx'), 'Words.');
  expect(currentHashes(siteDir)).toEqual({});
});
