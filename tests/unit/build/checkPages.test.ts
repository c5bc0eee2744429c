import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, expect, onTestFinished, test} from 'vitest';
import {pagesFolder} from '@site/src/lib/node/pageFiles';
import {checkPages} from '@site/src/build/page-checks/checkPages';
import {openKeptPages} from '@site/src/build/page-checks/keptPages';
import {throwFault} from '@site/src/build/pages/pageFault';
import {readSitePages} from '@site/src/build/pages/sitePages';
import {siteFacts} from '@site/tests/helpers/facts';

let siteDir = '';

/** A row of the table of S3. */
const field = siteFacts.driver('S3').fields[0]?.key ?? '';

/** Pages of the small site, by path below the folder of their language. */
const good: Readonly<Record<string, string>> = {
  'guide/index': `Start.\n\n## Next {/* #next */}\n\nSee [S3](./drivers/s3.mdx#field-${field}).`,
  'guide/drivers/s3': '<DriverFields driver="S3" />\n\n## Keys {/* #keys */}\n\nWords.',
  'guide/drivers/Seafile': 'Words.',
};

const driversOf: Readonly<Record<string, string>> = {
  'guide/drivers/s3': '\ndrivers: [S3]',
  'guide/drivers/Seafile': '\ndrivers: [Seafile]',
};

function write(file: string, text: string): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

function writePage(locale: string, doc: string, body: string): void {
  const lines = [
    `---\ntitle: Title\ndescription: Words.\nsidebar_label: Label`,
    `sidebar_position: 1\npage_type: guide\nkeywords: [word]${driversOf[doc] ?? ''}\n---\n\n`,
  ];
  write(`${pagesFolder(locale)}/${doc}.mdx`, `${lines.join('\n')}${body}\n`);
}

/** First line of the body of a page without drivers. */
const FIRST = 10;

const messages = async (redirects: Parameters<typeof checkPages>[1] = []) =>
  (await checkPages(siteDir, redirects)).map(({message}) => message);

const record = (...docs: readonly string[]): void => {
  const hashes = docs.map((doc) => [doc, {en: '12345678', zh: '12345678'}]);
  write('src/data/translations.json', JSON.stringify(Object.fromEntries(hashes)));
};

const sidebars = (...docs: readonly string[]): void => {
  write(
    'sidebars.ts',
    `export default {\n  guide: [\n${docs.map((doc) => `    '${doc}',\n`).join('')}  ],\n};\n`,
  );
};

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'docs-pages-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  cpSync('src/data', path.join(siteDir, 'src/data'), {recursive: true});
  for (const [doc, body] of Object.entries(good))
    for (const locale of ['en', 'zh']) writePage(locale, doc, body);
  record(...Object.keys(good));
  sidebars(...Object.keys(good));
});

test('a site without mistakes has none', async () => {
  expect(await messages()).toEqual([]);
});

test('all mistakes of a page are listed in one run, with line and nearest name', async () => {
  const body = [
    '<DriverCard driver="s3" />',
    'Set <Setting k="site_titel" /> here.',
    '<Bagde>new</Bagde> and <SettingTabel group="site" />',
    '<Badge knid="tip">new</Badge>',
    '[a](./drivers/s4.mdx) [b](./drivers/s3.mdx#kyes) [c](#nxet) [d](/guide/drivers/s3.htm)',
    '![words](https://example.com/a.png)',
    '![words](./img/none.svg)',
    '## Next {/* #next */}',
    `[S3 again](./drivers/s3.mdx#field-${field}x)`,
    '![alone](./img/none.png)',
    'Words and a ![drawing](./img/drawing.svg#inline).',
  ].join('\n\n');
  writePage('en', 'guide/index', body);
  const line = (index: number): string => `docs/guide/index.mdx:${FIRST + 2 * index}: `;
  const found = await messages();
  const expected = [
    [0, 'unknown driver "s3". Did you mean `S3`?'],
    [1, 'unknown setting "site_titel". Did you mean `site_title`?'],
    [2, '<Bagde>: there is no component of this name. Did you mean `Badge`?'],
    [2, '<SettingTabel>: there is no component of this name. Did you mean `SettingTable`?'],
    [3, 'Did you mean `kind`?'],
    [4, './drivers/s4.mdx is dead: there is no such page. Did you mean `./drivers/s3.mdx`?'],
    [4, 'has no element with the ID "kyes". Did you mean `keys`?'],
    [4, 'has no element with the ID "nxet". Did you mean `next`?'],
    [
      4,
      '/guide/drivers/s3.htm is dead: there is no such page. Did you mean `/guide/drivers/s3.html`?',
    ],
    [5, 'the image https://example.com/a.png is on another host.'],
    [6, 'the image ./img/none.svg is dead: there is no such file.'],
    [8, `has no element with the ID "field-${field}x". Did you mean \`field-${field}\`?`],
    [9, 'the image ./img/none.png is dead: there is no such file.'],
    [10, 'the image ./img/drawing.svg#inline is dead: there is no such file.'],
  ] as const;
  for (const [index, text] of expected) {
    expect(
      found.filter((message) => message.startsWith(line(index)) && message.includes(text)),
      `${text}\n\nin\n${found.join('\n')}`,
    ).toHaveLength(1);
  }
  expect(found).toHaveLength(expected.length);
});

test('names that a page imports itself are known', async () => {
  writePage(
    'en',
    'guide/index',
    "import {Form} from '@site/src/Form';\n\n<Form />\n\n## Next {/* #next */}",
  );
  expect(await messages()).toEqual([]);
});

test('an unknown driver in the frontmatter is found', async () => {
  writePage('en', 'guide/drivers/s3', good['guide/drivers/s3'] ?? '');
  write(
    'docs/guide/drivers/s3.mdx',
    `---\ntitle: S3\ndescription: Words.\nsidebar_label: S3\nsidebar_position: 1\npage_type: driver\nkeywords: [s3]\ndrivers: [S4]\n---\n\n<DriverFields driver="S3" />\n\n## Keys {/* #keys */}\n`,
  );
  expect(await messages()).toEqual([
    expect.stringMatching(
      /^docs\/guide\/drivers\/s3\.mdx:8: .*unknown driver "S4"\. Did you mean `S3`\?/,
    ),
  ]);
});

test('broken Markdown and broken frontmatter are found, and the other pages are still checked', async () => {
  writePage('en', 'guide/index', '<Steps>');
  writePage('zh', 'guide/index', '[a](./none.mdx)');
  write('docs/guide/drivers/Seafile.mdx', '---\ntitle: [\n---\n');
  const found = await messages();
  expect(found).toContainEqual(expect.stringMatching(/^docs\/guide\/index\.mdx:10: .*Steps/));
  expect(found).toContainEqual(expect.stringMatching(/Seafile\.mdx:1: .*isn't valid YAML/));
  expect(found).toContainEqual(
    expect.stringMatching(/current\/guide\/index\.mdx:10: .*none\.mdx is dead/),
  );
});

test('a page without a translation is found', async () => {
  writePage('en', 'guide/new', 'Words.');
  sidebars(...Object.keys(good), 'guide/new');
  record(...Object.keys(good), 'guide/new');
  expect(await messages()).toEqual([
    expect.stringMatching(
      /current\/guide\/new\.mdx: this file is missing\. .*docs\/guide\/new\.mdx exists/,
    ),
  ]);
});

test('a heading that only one language has is found, with its line', async () => {
  writePage('zh', 'guide/index', 'Words.\n\n## Next {/* #nexxt */}');
  expect(await messages()).toEqual([
    expect.stringMatching(
      /^docs\/guide\/index\.mdx:12: .*current\/guide\/index\.mdx has no heading with the ID "next"\. Did you mean `nexxt`\?/,
    ),
    expect.stringMatching(
      /current\/guide\/index\.mdx:12: docs\/guide\/index\.mdx has no heading with the ID "nexxt"/,
    ),
  ]);
});

test('a page that no sidebar lists is found, and one that a sidebar lists in vain', async () => {
  sidebars('guide/index', 'guide/drivers/s4', 'guide/drivers/Seafile');
  expect(await messages()).toEqual([
    expect.stringMatching(
      /^docs\/guide\/drivers\/s3\.mdx: no sidebar lists this page\. Add 'guide\/drivers\/s3'/,
    ),
    expect.stringMatching(
      /^sidebars\.ts:4: .*"guide\/drivers\/s4"\. Did you mean `guide\/drivers\/s3`\?/,
    ),
  ]);
});

test('a driver page in another letter case than in the facts is found', async () => {
  for (const locale of ['en', 'zh']) {
    rmSync(path.join(siteDir, pagesFolder(locale), 'guide/drivers/Seafile.mdx'));
    writePage(locale, 'guide/drivers/seafile', 'Words.');
  }
  sidebars('guide/index', 'guide/drivers/s3', 'guide/drivers/seafile');
  record(...Object.keys(good), 'guide/drivers/seafile');
  expect(await messages()).toEqual([
    expect.stringMatching(/^docs\/guide\/drivers\/seafile\.mdx: .*Rename the file to Seafile\.mdx/),
    expect.stringMatching(/^i18n\/.*seafile\.mdx: .*Rename the file to Seafile\.mdx/),
  ]);
});

test('a renamed page needs a redirect from its published URL', async () => {
  record(...Object.keys(good), 'guide/drivers/s3_old');
  expect(await messages()).toEqual([
    expect.stringMatching(
      /^src\/data\/redirects\.ts:\d+: \/guide\/drivers\/s3_old\.html was published.*from: '\/guide\/drivers\/s3_old', to: '\/guide\/drivers\/s3\.html'/,
    ),
  ]);
  const redirect = {from: '/guide/drivers/s3_old', to: '/guide/drivers/s3.html'};
  expect(await messages([redirect])).toEqual([]);
});

test('a new page must be recorded', async () => {
  record('guide/index', 'guide/drivers/Seafile');
  expect(await messages()).toEqual([
    expect.stringContaining('Run "npm run translations -- guide/drivers/s3".'),
  ]);
});

/** What a second run says that knows the first one's pages. */
async function again(change: () => void): Promise<readonly string[]> {
  write('package-lock.json', '{}');
  write('src/build/step.ts', '');
  write('src/lib/names.ts', '');
  write('static/icon.svg', '<svg/>');
  await checkPages(siteDir, [], openKeptPages(siteDir));
  change();
  const faults = await checkPages(siteDir, [], openKeptPages(siteDir));
  return faults.map(({message}) => message);
}

test('a mistake is found in every run', async () => {
  writePage('en', 'guide/index', '<Bagde>new</Bagde>\n\n## Next {/* #next */}');
  expect(await again(() => undefined)).toEqual([expect.stringContaining('<Bagde>')]);
});

test('links of pages that didn’t change are checked again', async () => {
  const found = await again(() =>
    writePage('en', 'guide/drivers/s3', '## Keys {/* #keys */}\n\nWords.'),
  );
  expect(found).toEqual([
    expect.stringMatching(/^docs\/guide\/index\.mdx:\d+: .*has no element with the ID "field-/),
  ]);
});

test.each([
  ['a fact', 'src/data/facts/drivers.json', '[]'],
  ['a step of the build', 'src/build/step.ts', 'export {};'],
  ['the installed packages', 'package-lock.json', '{"name": "docs"}'],
  ['a picture', 'docs/guide/img/new.png', ''],
  ['a title of another page', 'docs/guide/b.mdx', '---\ntitle: B\n---\n'],
])('pages are compiled again after a change to %s', (_, file, text) => {
  for (const name of ['package-lock.json', 'src/build/step.ts', 'src/lib/names.ts', 'static/a.svg'])
    write(name, '');
  const [page] = readSitePages(siteDir, throwFault);
  if (page === undefined) throw new Error('There is no page.');
  openKeptPages(siteDir).write({page, ids: new Set(['next']), references: []});
  expect(openKeptPages(siteDir).read(page)?.ids).toEqual(new Set(['next']));
  expect(openKeptPages(siteDir).read({...page, text: `${page.text}\nMore.`})).toBeUndefined();
  write(file, text);
  expect(openKeptPages(siteDir).read(page)).toBeUndefined();
});
