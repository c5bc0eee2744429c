import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import remarkFacts from '@site/src/build/markdown/facts/index';
import {missingTranslations} from '@site/src/build/pages/sitePages';
import {assertTranslations} from '@site/src/plugins/page-translations/assertTranslations';
import {missingTranslationReporter} from '@site/src/plugins/page-translations/developmentPages';
import pageDependencies from '@site/src/plugins/page-translations/pageDependencies.mjs';
import {pageSearchTerms} from '@site/src/plugins/output/addresses/pageSearchTerms';
import {localeOfFile} from '@site/src/lib/node/pageFiles';
import remarkMissingTranslation from '@site/src/build/markdown/missingTranslation';
import {bucketKey} from '@site/tests/helpers/bucketKey';
import {copyFacts} from '@site/tests/helpers/facts';

const EN = 'docs/guide/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/a.mdx';

let siteDir = '';

function write(file: string, frontMatter = 'title: A'): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, `---\n${frontMatter}\n---\n\nWords.\n`);
}

/** What the page shows, as the development server compiles it. */
function shown(file: string): string {
  const tree: Root = {type: 'root', children: []};
  remarkMissingTranslation({siteDir, locale: localeOfFile(file)})(tree, {
    path: path.join(siteDir, file),
  });
  return tree.children.length === 0 ? '' : JSON.stringify(tree);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'docs-dev-'));
  vi.stubEnv('NODE_ENV', 'development');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, {recursive: true});
});

describe('a page without a translation', () => {
  test.each([
    [EN, ZH],
    [ZH, EN],
  ])('%s says which file is missing until it exists', (existing, missing) => {
    write(existing);
    expect(shown(existing)).toContain(`${missing} is missing`);
    write(missing);
    expect(shown(existing)).toBe('');
  });

  test('says nothing in the built site, because the build refuses it', () => {
    write(EN);
    vi.stubEnv('NODE_ENV', 'production');
    expect(shown(EN)).toBe('');
    expect(() => assertTranslations(siteDir)).toThrow(`${ZH}: this file is missing.`);
  });

  test('is named in the terminal once, and so is the end of the list', () => {
    const lines: string[] = [];
    const log = (message: string): void => void lines.push(message);
    const report = missingTranslationReporter({warn: log, success: log});
    report([]);
    write(EN);
    report(missingTranslations(siteDir));
    report(missingTranslations(siteDir));
    expect(lines).toEqual([expect.stringContaining(`${ZH} is missing`)]);
    write(ZH);
    report(missingTranslations(siteDir));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe('Every page exists in both languages.');
  });

  test('can still be found by the words of the language it has', () => {
    write(EN, 'keywords: [Word]');
    const page = {title: 'Alone', source: `@site/${EN}`, frontMatter: {}};
    expect(pageSearchTerms(page, siteDir)).toBe('alone word');
  });

  test('is compiled again when the translation arrives or a fact changes', () => {
    write(EN);
    const seen: string[] = [];
    const note =
      (kind: string) =>
      (file: string): void =>
        void seen.push(`${kind} ${path.relative(siteDir, file)}`);
    const folders = [EN, ZH].map((file) => path.join(siteDir, file.replace('/guide/a.mdx', '')));
    const loader = {
      resourcePath: path.join(siteDir, EN),
      getOptions: () => ({pageFolders: folders, folders: [path.join(siteDir, 'facts')], files: []}),
      addDependency: note('file'),
      addContextDependency: note('folder'),
      addMissingDependency: note('missing'),
    };
    expect(pageDependencies.call(loader, 'Words.')).toBe('Words.');
    expect(seen).toEqual(['folder facts', `missing ${ZH}`]);
    write(ZH);
    pageDependencies.call(loader, 'Words.');
    expect(seen.at(-1)).toBe(`file ${ZH}`);
  });
});

test('facts edited while the server runs are shown', () => {
  const copy = copyFacts();
  const addFacts = remarkFacts({siteDir: copy.siteDir, locale: 'en'});
  const table = (): string => {
    const tree = {
      type: 'root',
      children: [
        {
          type: 'mdxJsxFlowElement',
          name: 'DriverFields',
          attributes: [{type: 'mdxJsxAttribute', name: 'driver', value: 'S3'}],
          children: [],
        },
      ],
    } as Root;
    addFacts(tree, {path: 'docs/guide/drivers/s3.mdx', data: {}});
    return JSON.stringify(tree);
  };
  expect(table()).not.toContain('edited-default');
  copy.edit<{name: string; fields: {key: string; default: string | null}[]}[]>(
    'facts/drivers.json',
    (drivers) => {
      const field = drivers
        .find(({name}) => name === 'S3')
        ?.fields.find(({key}) => key === bucketKey);
      if (field) field.default = 'edited-default';
    },
  );
  expect(table()).toContain('edited-default');
});
