import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {assertApplied} from '@site/src/build/assertApplied';
import {checkCompilation} from '@site/src/plugins/bundle/checkCompilation';
import {groupsIn} from '@site/src/plugins/bundle/chunkGroups';
import bundlePlugin from '@site/src/plugins/bundle/index';
import {replacedIn} from '@site/src/plugins/bundle/replaceModules';
import {replacements} from '@site/src/plugins/bundle/replacements';
import {withoutPreviews} from '@site/src/plugins/bundle/withoutPreviews';
import {trimCss} from '@site/src/plugins/output/styles/trimCss';

interface FakeModule {
  readonly type: string;
  readonly identifier: () => string;
}

const moduleNamed = (identifier: string, type = 'javascript/auto'): FakeModule => ({
  type,
  identifier: () => identifier,
});

/** Runs the check of a compilation that has these modules, and a file for each of these chunks. */
function check(modules: readonly FakeModule[], files: Readonly<Record<string, string>> = {}): void {
  const namedChunks = new Map(
    Object.entries(files).map(([name, file]) => [name, {files: new Set([file])}]),
  );
  const compilation = {
    namedChunks,
    hooks: {
      finishModules: {tap: (_name: string, work: (all: typeof modules) => void) => work(modules)},
      processAssets: {tap: (_options: object, work: () => void) => work()},
    },
  };
  const rules = checkCompilation((finished) => [
    ...replacedIn(finished, replacements),
    ...groupsIn(finished),
  ]);
  rules.apply({
    webpack: {Compilation: {PROCESS_ASSETS_STAGE_REPORT: 0}},
    hooks: {thisCompilation: {tap: (_: string, work: (it: object) => void) => work(compilation)}},
  });
}

const replacing = replacements.map(({by}) => moduleNamed(`javascript/auto|loader!${by}`));
const notes = moduleNamed('css|/site/src/css/notes.css|0||||', 'css/mini-extract');

test('rules that changed something let the build go on', () => {
  const files = {styles: 'assets/css/styles.1.css', replacing: 'assets/css/replacing.1.css'};
  expect(() => check([...replacing, notes], files)).not.toThrow();
  expect(() => assertApplied([])).not.toThrow();
});

test.each(replacements)(
  'the build stops if nothing imports what “$rule” replaces',
  (replacement) => {
    const others = replacing.filter(({identifier}) => !identifier().endsWith(replacement.by));
    expect(() => check(others)).toThrow(`${replacement.rule} found no import of`);
  },
);

test('the message says which rule, where it is, and what to do', () => {
  const others = replacing.slice(1);
  expect(() => check(others)).toThrow(
    'No Prism found no import of prism-include-languages$ (src/plugins/bundle/replacements.ts).\n' +
      'Adapt each rule to Docusaurus’s output, or remove it. ' +
      'docs-internal/decisions/2026-11-25-what-reaches-into-docusaurus.md says what it saves.',
  );
});

test('the build stops if Docusaurus has no plugin that a rule leaves out', () => {
  const {configurePostCss, configureWebpack} = bundlePlugin({} as LoadContext);
  expect(configurePostCss?.({plugins: ['postcss-preset-env', 'other']}).plugins).toEqual(['other']);
  expect(() => configurePostCss?.({plugins: ['other']})).toThrow(
    'No postcss-preset-env found no plugin of this name',
  );
  expect(() => configureWebpack?.({plugins: []}, false, {} as never, undefined)).toThrow(
    'No list for prefetching found no ChunkAssetPlugin among the bundler’s plugins',
  );
});

test('pictures of AList have no previews, other pictures do, and the build stops if nothing makes any', () => {
  const other = {test: /\.css$/};
  const images = {test: /\.png$/, use: ['/x/lqip-loader/index.js', {loader: 'sizes'}]};
  const {rules, applied} = withoutPreviews([other, images], '/site');
  expect(rules).toEqual([
    other,
    {...images, exclude: '/site/src/pictures'},
    {...images, include: '/site/src/pictures', use: [{loader: 'sizes'}]},
  ]);
  expect(() => assertApplied([applied])).not.toThrow();
  expect(() => assertApplied([withoutPreviews([other], '/site').applied])).toThrow(
    'No previews of the pictures of AList found no rule of the bundler with lqip-loader',
  );
});

test('the build stops if styles of a sheet are in another one', () => {
  expect(() => check([...replacing, notes], {styles: 'assets/css/styles.1.css'})).toThrow(
    'Sheets per kind of page found no style sheet for its group replacing',
  );
});

test('the build stops if the console of the API is not a script of its own', () => {
  const page = moduleNamed('javascript/auto|/site/src/features/api-runner/ApiConsole.tsx');
  const modules = [...replacing, notes, page];
  const files = {styles: 'assets/css/styles.1.css', replacing: 'assets/css/replacing.1.css'};
  expect(() => check(modules, files)).toThrow(
    'Scripts per kind of page found no script for its group api-console',
  );
  expect(() => check(modules, {...files, 'api-console': 'assets/js/1.js'})).not.toThrow();
});

test('the build stops if the shared style sheet has another name, or nothing to remove', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  mkdirSync(path.join(folder, 'assets/css'), {recursive: true});
  mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
  const page = '<link rel="stylesheet" href="/assets/css/styles.1.css"><p class="lead">';
  writeFileSync(path.join(folder, 'page.html'), page);
  const css = ':root{--ifm-space:1px}.lead{margin:var(--ifm-space)}.alert,.unused{color:red}';
  const countOf = async (rule: string) =>
    (await trimCss(folder)).find((each) => each.rule === rule)?.count;

  writeFileSync(path.join(folder, 'assets/css/main.1.css'), css);
  expect(await countOf('Unused CSS removed')).toBe(0);
  expect(await countOf('Variables folded')).toBe(0);
  expect(await countOf('Looks of replaced parts removed')).toBe(0);
  writeFileSync(path.join(folder, 'assets/css/styles.1.css'), css);
  const applied = await trimCss(folder);
  expect(applied.slice(0, 3).every(({count}) => count > 0)).toBe(true);
  expect(() => assertApplied(applied)).toThrow(
    'found no class badge in the shared style sheet (src/plugins/output/styles/trimCss.ts)',
  );
});
