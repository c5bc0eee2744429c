import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import matter from 'gray-matter';
import {beforeEach, expect, onTestFinished, test} from 'vitest';
import {skeletonOf, withSidebarEntry, writeNewPage} from '@site/scripts/lib/newPage';
import {completeLocales, type CompleteLocale} from '@site/src/lib/shared/localized';
import {proseOf} from '@site/src/lib/node/prose';
import {checkPages} from '@site/src/build/page-checks/checkPages';
import {fileOf} from '@site/src/build/pages/sitePages';
import {faultsOf} from '@site/tests/helpers/chinese';
import {pairRules} from '@site/tests/helpers/pageRules';
import {readPage} from '@site/tests/helpers/pages';
import {findPhrases} from '@site/src/build/wording/findPhrases';
import '@site/tests/helpers/noFaults';

let site = '';

function write(file: string, text: string): void {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

const page = (locale: CompleteLocale, doc: string) => {
  const file = fileOf(locale, doc);
  const {data, content} = matter(readFileSync(path.join(site, file), 'utf8'), {});
  return {file, frontMatter: data, body: content};
};

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'docs-new-'));
  onTestFinished(() => rmSync(site, {recursive: true}));
  cpSync('src/data', path.join(site, 'src/data'), {recursive: true});
  for (const doc of ['guide/contribute', 'guide/advanced/index', 'guide/drivers/index']) {
    for (const locale of completeLocales)
      write(
        fileOf(locale, doc),
        '---\ntitle: T\ndescription: D.\nsidebar_label: L\nsidebar_position: 4\npage_type: guide\nkeywords: [a]\n---\n\nWords.\n',
      );
  }
  write('src/data/translations.json', '{}');
  write(
    'sidebars.ts',
    "export default {guide: ['guide/drivers/index', 'guide/advanced/index', 'guide/contribute']};\n",
  );
});

test('a new page keeps every rule as it is, in both languages', async () => {
  const done = await writeNewPage(site, 'guide/advanced/night-backup');
  expect(done).toEqual([
    'Wrote docs/guide/advanced/night-backup.mdx',
    'Wrote i18n/zh/docusaurus-plugin-content-docs/current/guide/advanced/night-backup.mdx',
    "Added 'guide/advanced/night-backup' to sidebars.ts, after 'guide/advanced/index'",
    'Added it to src/data/translations.json',
  ]);
  const pair = {
    en: page('en', 'guide/advanced/night-backup'),
    zh: page('zh', 'guide/advanced/night-backup'),
  };
  for (const faults of Object.values(pairRules)) expect(faults(pair)).toHaveNoFaults();
  expect(faultsOf(proseOf(pair.zh.body))).toHaveNoFaults();
  for (const {file} of [pair.en, pair.zh]) {
    const found = findPhrases(file, readFileSync(path.join(site, file), 'utf8'));
    expect(found.map((each) => each.found)).toHaveNoFaults();
  }
  const faults = await checkPages(site, []);
  expect(
    faults.map(({message}) => message).filter((message) => message.includes('night-backup')),
  ).toHaveNoFaults();
  expect(pair.en.frontMatter).toMatchObject({
    title: 'Night backup',
    sidebar_position: 5,
    keywords: ['night backup'],
  });
});

test('a new page of a driver shows its facts', async () => {
  await writeNewPage(site, 'guide/drivers/Seafile');
  const {frontMatter, body} = page('en', 'guide/drivers/Seafile');
  expect(frontMatter).toMatchObject({page_type: 'driver', drivers: ['Seafile']});
  expect(body).toContain('<DriverFields driver="Seafile" />');
  const faults = await checkPages(site, []);
  expect(
    faults.map(({message}) => message).filter((message) => message.includes('Seafile')),
  ).toHaveNoFaults();
});

test('titles can be given, and YAML reads them back', async () => {
  const title = {en: "What's new: 2FA", zh: '新功能：两步验证'};
  await writeNewPage(site, 'guide/advanced/2fa-news', title);
  expect(page('en', 'guide/advanced/2fa-news').frontMatter['title']).toBe(title.en);
  expect(page('zh', 'guide/advanced/2fa-news').frontMatter['title']).toBe(title.zh);
  expect(page('en', 'guide/advanced/2fa-news').frontMatter['keywords']).toEqual(['2fa news']);
});

test.each([
  ['guide/contribute', /^docs\/guide\/contribute\.mdx exists already\.$/],
  ['guide/advanced/Backup', /can't be the path of a page\. Use small letters/],
  ['../secret', /can't be the path of a page/],
  ['guide/drivers/seafile', /no page "seafile"\. Did you mean Seafile\?/],
  ['giude/advanced/backup', /Did you mean guide\/advanced\/backup\?/],
  ['guide/drivers/sfpt', /leads to \/guide\/drivers\/sftp\.html/],
])('%s is refused, and nothing is written', async (doc, message) => {
  const files = (): readonly unknown[] => readdirSync(site, {recursive: true}).sort();
  const before = files();
  const sidebars = readFileSync(path.join(site, 'sidebars.ts'), 'utf8');
  await expect(writeNewPage(site, doc)).rejects.toThrow(message);
  expect(readFileSync(path.join(site, 'sidebars.ts'), 'utf8')).toBe(sidebars);
  expect(files()).toEqual(before);
});

test('the entry comes after the last page of the folder, or of the folder above', () => {
  const text = "['guide/a', 'guide/b/x', 'guide/b/y', 'guide/c']";
  expect(withSidebarEntry(text, 'guide/b/z').after).toBe('guide/b/y');
  expect(withSidebarEntry(text, 'guide/new/z').text).toBe(
    "['guide/a', 'guide/b/x', 'guide/b/y', 'guide/c', 'guide/new/z']",
  );
});

test.each(completeLocales)('/guide/contribute shows what the command writes (%s)', (locale) => {
  const written = skeletonOf(
    {
      doc: 'guide/advanced/night-backup',
      title: {en: 'Night backup', zh: '新页面'},
      position: 28,
      drivers: [],
    },
    locale,
  );
  const {body} = readPage(locale, 'guide/contribute.mdx');
  expect(body).toContain(
    `\`\`\`markdown title="${fileOf(locale, 'guide/advanced/night-backup')}"\n${written}\`\`\`\n`,
  );
});
