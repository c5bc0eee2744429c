import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import remarkMissingTranslation from '@site/src/build/markdown/missingTranslation';
import {linkToOtherFolder} from '@site/src/build/markdown/untranslatedLinks';
import {titleOf} from '@site/src/build/pages/readDocs';
import {missingTranslations, shownFile} from '@site/src/build/pages/sitePages';

const folderOf = (locale: string): string =>
  `i18n/${locale}/docusaurus-plugin-content-docs/current`;

let siteDir = '';

function write(file: string, title: string): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, `---\ntitle: ${title}\n---\n\nWords.\n`);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'docs-language-'));
  for (const doc of ['a', 'guide/b']) {
    write(`docs/${doc}.mdx`, `English ${doc}`);
    write(`${folderOf('zh')}/${doc}.mdx`, `中文 ${doc}`);
  }
  write(`${folderOf('xx')}/guide/b.mdx`, 'Xe b');
});

afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

/** What a page begins with in the build of a language that has only some pages. */
function startOf(file: string): string {
  const tree: Root = {type: 'root', children: []};
  remarkMissingTranslation({siteDir, locale: 'xx'})(tree, {path: path.join(siteDir, file)});
  return JSON.stringify(tree.children);
}

describe('a language that has only some pages', () => {
  test('shows the English ones with a note that leads to what translators read', () => {
    const note = startOf('docs/a.mdx');
    expect(note).toContain('no one has translated it yet');
    expect(note).toContain('/blob/main/docs-internal/translating.md');
  });

  test('says in which language the note is, title included, and keeps it out of the search', () => {
    expect(JSON.parse(startOf('docs/a.mdx'))).toMatchObject([
      {
        name: 'div',
        attributes: [
          {name: 'lang', value: 'en-US'},
          {name: 'data-search-skip', value: ''},
        ],
      },
    ]);
  });

  test('lets readers edit the file that they see', () => {
    expect(shownFile(siteDir, 'xx', 'a.mdx')).toBe('docs/a.mdx');
    expect(shownFile(siteDir, 'xx', 'guide/b.mdx')).toBe(`${folderOf('xx')}/guide/b.mdx`);
    expect(shownFile(siteDir, 'en', 'a.mdx')).toBe('docs/a.mdx');
  });

  test('takes titles from English where it has none', () => {
    expect(titleOf(siteDir, 'xx', 'a')).toBe('English a');
    expect(titleOf(siteDir, 'xx', 'guide/b')).toBe('Xe b');
  });

  test('lacks nothing that the checks demand', () => {
    expect(missingTranslations(siteDir)).toEqual([]);
    write(`${folderOf('zh')}/c.mdx`, '丙');
    expect(missingTranslations(siteDir).map(({missing}) => missing)).toEqual(['docs/c.mdx']);
  });
});

describe('links between the two folders', () => {
  const resolve = (sourceFilePath: string, url: string): unknown =>
    linkToOtherFolder(siteDir, 'xx', '/docs/')({sourceFilePath, url, node: {} as never});

  test('stay in the language', () => {
    expect(resolve('docs/a.mdx', './guide/b.mdx#need')).toBe('/docs/xx/guide/b.html#need');
    expect(resolve(`${folderOf('xx')}/guide/b.mdx`, '../a.mdx')).toBe('/docs/xx/a.html');
  });

  test('fail for a page that no language has', () => {
    expect(() => resolve('docs/a.mdx', './gone.mdx')).toThrow(
      'docs/a.mdx: the link ./gone.mdx is dead: there is no such page.',
    );
  });
});
