import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest';
import config from '@site/docusaurus.config';
import {environment} from '@site/src/config/environment';
import {parseEnvironment} from '@site/src/lib/node/environment';
import {sharedContent} from '@site/src/build/pages/sharedContent';
import buildCachePlugin, {setCacheVersion} from '@site/src/plugins/build-cache/index';

/** Name of the cache that a build with these settings uses. */
function cacheFor(settings: Readonly<Record<string, string>>): string {
  const cache = {version: 'client-en'};
  setCacheVersion(settings, {experiments: {cache}});
  return cache.version;
}

const underBase = (base: string) => cacheFor(parseEnvironment({DOCS_BASE: base}));

test('what was compiled for one base is not used for another', () => {
  const caches = ['/', '/docs/', '/team/docs/'].map(underBase);
  expect(new Set(caches).size).toBe(3);
  expect(caches[0]).toMatch(/^client-en-/);
});

test('the same settings use the same cache', () => {
  expect(underBase('/docs/')).toBe(underBase('/docs/'));
});

test('the site’s builds do so', () => {
  expect(config.plugins).toContain(buildCachePlugin);
  const bundler = {experiments: {cache: {version: 'client-en'}}};
  const siteDir = process.cwd();
  const {configureWebpack} = buildCachePlugin({siteDir});
  configureWebpack?.(bundler, false, undefined as never, undefined);
  const content = sharedContent(siteDir);
  expect(bundler.experiments.cache.version).toBe(cacheFor({...environment, content}));
});

test.each([
  ['without a cache', {experiments: {}}],
  ['whose cache is elsewhere', {cache: {type: 'persistent', version: 'client-en'}}],
  ['whose cache has no version', {experiments: {cache: {}}}],
])('a bundler %s stops the build: it could have old pages', (_, bundler: object) => {
  expect(() => setCacheVersion({}, bundler)).toThrow(
    'A cache for each state of what pages share found no version of the bundler’s cache',
  );
});

test('a build that keeps nothing needs no cache', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  const {configureWebpack} = buildCachePlugin({siteDir: process.cwd()});
  expect(configureWebpack?.({}, false, undefined as never, undefined)).toEqual({});
});

describe('what pages share', () => {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'shared-'));
  const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current';
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
    writeFileSync(path.join(siteDir, name), text);
  };
  const page = (title: string, heading: string, text: string): string =>
    `---\ntitle: ${title}\n---\n\n${text}\n\n## ${heading} {/* #one */}\n\n${text}\n`;

  beforeEach(() => {
    write('src/data/facts/drivers.json', '{"name": "S3"}');
    write('src/data/translations.json', '{}');
    write('docs/guide/a.mdx', page('A', 'One', 'Text.'));
    write(`${chinese}/guide/a.mdx`, page('甲', '一', '正文。'));
  });

  afterAll(() => {
    rmSync(siteDir, {recursive: true});
  });

  test.each([
    ['a fact', 'src/data/facts/drivers.json', '{"name": "S4"}'],
    ['a title', 'docs/guide/a.mdx', page('B', 'One', 'Text.')],
    ['a heading', 'docs/guide/a.mdx', page('A', 'Two', 'Text.')],
    ['a Chinese heading', `${chinese}/guide/a.mdx`, page('甲', '二', '正文。')],
    ['a new page', 'docs/guide/b.mdx', page('B', 'One', 'Text.')],
  ])('is compiled anew after a change to %s', (_, name, text) => {
    const before = sharedContent(siteDir);
    write(name, text);
    expect(sharedContent(siteDir)).not.toBe(before);
    rmSync(path.join(siteDir, 'docs/guide/b.mdx'), {force: true});
  });

  test('stays compiled after a change to the text of a page', () => {
    const before = sharedContent(siteDir);
    write('docs/guide/a.mdx', page('A', 'One', 'Other text.'));
    write('src/data/translations.json', '{"guide/a": {}}');
    expect(sharedContent(siteDir)).toBe(before);
  });
});
