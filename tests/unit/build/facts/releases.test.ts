import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {readReleases, RELEASES_FILE} from '@site/src/build/facts/releases';
import type {RawFacts} from '@site/src/build/facts/read';
import type {Releases} from '@site/src/build/facts/releases';
import remarkFacts from '@site/src/build/markdown/facts/index';
import {readApiFields} from '@site/src/build/facts-import/apiFields';
import {firstReleases, readForms} from '@site/src/build/facts-import/fromTags';
import {bucketKey} from '@site/tests/helpers/bucketKey';
import {copyFacts, siteFacts} from '@site/tests/helpers/facts';
import {readPage} from '@site/tests/helpers/pages';

const siteReleases = JSON.parse(readFileSync(RELEASES_FILE, 'utf8')) as Releases;
const [newest = '', before = ''] = siteReleases.releases.map(({version}) => version);

/** Facts of the newest release in the file: between an import and `npm run releases`, the site's facts are newer. */
const facts: RawFacts = {
  ...siteFacts.raw,
  drivers: siteFacts.raw.drivers.filter(
    ({name}) => name === 'Template' || Object.hasOwn(siteReleases.drivers, name),
  ),
  settings: {
    ...siteFacts.raw.settings,
    _meta: {...siteFacts.raw.settings._meta, version: newest},
  },
};

/** Reads a copy of the releases that was changed. */
function readChanged(change: (releases: Releases) => unknown): () => unknown {
  const copy = copyFacts();
  cpSync(RELEASES_FILE, path.join(copy.siteDir, RELEASES_FILE));
  copy.edit('releases.json', change);
  return () => readReleases(copy.siteDir, facts);
}

/** A copy of an object without one of its keys. */
const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** What a page compiles to. */
async function compile(body: string, locale: 'en' | 'zh' = 'en'): Promise<string> {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [() => remarkFacts({siteDir: '.', locale}) as never],
  });
  const file = new VFile({
    value: body,
    path: '/site/docs/guide/changelog.mdx',
    data: {frontMatter: {}},
  });
  return String(await processor.process(file));
}

describe('the file of releases', () => {
  test('is accepted as it is', () => {
    expect(readReleases('.', facts)).toEqual(siteReleases);
  });

  test('knows every release that a fact says it came with', () => {
    const {settings, 'config-file': config, api, cli} = siteFacts.raw;
    const since = [settings.settings, config.fields, api.routes, cli.commands]
      .flat()
      .flatMap((fact) => (typeof fact.since === 'string' ? [fact.since] : []));
    const known = siteReleases.releases.map(({version}) => version);
    expect(since.filter((version) => !known.includes(version))).toEqual([]);
    expect(since.length).toBeGreaterThan(200);
  });

  test.each([
    [
      'a release that is too old for the facts',
      `the newest is ${before}, but the facts describe ${newest}. Run "npm run releases`,
      (data: Releases) => ({...data, releases: data.releases.slice(1)}),
    ],
    [
      'an order that is not by version',
      /releases: each must appear once, the newest first/,
      (data: Releases) => ({...data, releases: data.releases.toReversed()}),
    ],
    [
      'a driver without a release',
      /drivers: "S3" is missing/,
      (data: Releases) => ({...data, drivers: without(data.drivers, 'S3')}),
    ],
    [
      'a driver that is gone',
      /drivers: "S4" is not in drivers\.json/,
      (data: Releases) => ({...data, drivers: {...data.drivers, S4: 'v3.63.0'}}),
    ],
    [
      'a field that is gone',
      /fields: "S3\.bukkit" is not in drivers\.json/,
      (data: Releases) => ({...data, fields: {'S3.bukkit': 'v3.63.0'}}),
    ],
    [
      'a field of an endpoint that is gone',
      /apiFields: "any-api-fs-lost\.data\.total" has no route in api\.json/,
      (data: Releases) => ({...data, apiFields: {'any-api-fs-lost.data.total': 'v3.63.0'}}),
    ],
    [
      'a release that does not exist',
      new RegExp(`"S3\\.${bucketKey}": v3\\.62\\.9 is not among the releases`),
      (data: Releases) => ({...data, fields: {[`S3.${bucketKey}`]: 'v3.62.9'}}),
    ],
    [
      'a note without Chinese',
      /"releases\.0\.notes\.0\.text\.zh"/,
      (data: Releases) => ({
        ...data,
        releases: [
          {...data.releases[0], notes: [{kind: 'new', text: {en: 'New.'}, commit: '12345678'}]},
        ],
      }),
    ],
  ])('refuses %s', (_fault, message, change) => {
    expect(readChanged(change)).toThrow(message);
  });
});

describe('reading the tags of a clone', () => {
  const forms = (...lines: readonly string[]) => readForms(lines);
  const older = forms(
    'v3.1.0:drivers/quark/meta.go:\tName:      "Quark",',
    'v3.1.0:drivers/quark/meta.go:\tCookie string `json:"cookie" required:"true"`',
  );
  const newer = forms(
    'v3.2.0:drivers/quark_uc/meta.go:\tName: "Quark",',
    'v3.2.0:drivers/quark_uc/meta.go:\tCookie string `json:"cookie"`',
    'v3.2.0:drivers/quark_uc/meta.go:\tUA string `json:"user_agent,omitempty"`',
    'v3.2.0:drivers/quark_uc/meta.go:\tName: "UC",',
    'v3.2.0:drivers/quark_uc/driver.go:\tName: "root",',
  );
  const field = (key: string) => ({key}) as never;
  const drivers = ['Quark', 'UC', 'Template'].map(
    (name) => ({name, fields: [field('cookie'), field('user_agent')]}) as never,
  );

  test('a driver keeps its first release when its package moves, and names its later fields', () => {
    const versions = [['v3.1.0', older] as const, ['v3.2.0', newer] as const];
    expect(firstReleases(versions, {drivers})).toEqual({
      drivers: {Quark: 'v3.1.0', UC: 'v3.2.0'},
      fields: {'Quark.user_agent': 'v3.2.0'},
    });
  });
});

describe('fields of the API in the tags of a clone', () => {
  const request = 'type ListReq struct {\n\tPath string `json:"path"`\n}\n';
  const list = (...keys: readonly string[]) =>
    `${request}type FsListResp struct {\n${keys.map((key) => `\tX int \`json:"${key}"\`\n`).join('')}}\n`;
  const entries = (name: string, ...keys: readonly string[]) =>
    `type ${name} struct {\n${keys.map((key) => `\tX int \`json:"${key},omitempty"\`\n`).join('')}}\n`;
  const release = (version: string, code: string) =>
    [version, new Map([['server/handles/fsread.go', code]])] as const;

  test('names those that came after their endpoint, also when a struct takes the place of another', () => {
    const releases = [
      release('v3.1.0', ''),
      release('v3.2.0', list('content', 'total') + entries('ObjResp', 'name')),
      release(
        'v3.3.0',
        list('content', 'total', 'has_more') + entries('ObjLabelResp', 'name', 'path'),
      ),
    ];
    expect(readApiFields(releases, siteFacts.raw)).toEqual({
      'any-api-fs-list.data.has_more': 'v3.3.0',
      'any-api-fs-list.data.content.path': 'v3.3.0',
    });
  });

  test('names headers that came after their endpoint', () => {
    const upload = (version: string, ...headers: readonly string[]) =>
      [
        version,
        new Map([
          ['server/handles/fsup.go', headers.map((name) => `c.GetHeader("${name}")\n`).join('')],
        ]),
      ] as const;
    const releases = [upload('v3.1.0', 'File-Path'), upload('v3.2.0', 'File-Path', 'Overwrite')];
    expect(readApiFields(releases, siteFacts.raw)).toEqual({'put-api-fs-put.Overwrite': 'v3.2.0'});
  });
});

describe('pages', () => {
  test('the changelog has a section for every year with a release', () => {
    const years = new Set(siteReleases.releases.map(({date}) => date.slice(0, 4)));
    for (const locale of ['en', 'zh'] as const) {
      const shown = [...readPage(locale, 'guide/changelog.mdx').body.matchAll(/year=\{(\d+)\}/g)];
      expect(new Set(shown.map(([, year]) => year))).toEqual(years);
    }
  });

  test('a release shows its date, its notes, and what it added, and leads to the comparison', async () => {
    const english = await compile('<ReleaseList year={2025} />');
    expect(english).toContain('id="v3-54-0"');
    expect(english).toContain('Oct 16, 2025');
    expect(english).toContain('S3 storages can set a storage class');
    expect(english).toContain('/guide/drivers/s3.html#field-storage_class');
    expect(english).toContain('/reference/versions.html?from=v3.53.0&amp;to=v3.54.0');
    expect(await compile('<ReleaseList year={2025} />', 'zh')).toContain('S3 存储可设置存储类型');
  });

  test('a field that two drivers of a page share leads to the one row it has', async () => {
    const english = await compile('<VersionTable kind="fields" />');
    expect(english).toContain('/guide/drivers/115.html#field-qrcode_source');
    expect(english).not.toContain('#field-115-share-qrcode_source');
  });

  test('what came with the first release is not called new', async () => {
    const english = await compile('<VersionTable kind="drivers" />');
    expect(english).toContain('data-since="v3.63.0"');
    expect(english).not.toContain('/guide/drivers/aliyundrive.html');
  });

  test('a year without a release stops the build', async () => {
    await expect(compile('<ReleaseList year={1999} />')).rejects.toThrow(/no release in 1999/);
  });
});

test('the data is sorted as the command writes it', () => {
  const text = readFileSync(RELEASES_FILE, 'utf8');
  expect(text).toBe(`${JSON.stringify(siteReleases, null, 2)}\n`);
});
