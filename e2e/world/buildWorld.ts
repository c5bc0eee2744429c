import {execFile} from 'node:child_process';
import {cpSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {localeCodes} from '../../src/lib/localized';
import {pagesFolder} from '../../src/lib/pageFiles';
import {worldEnvironment} from './environment';

const run = promisify(execFile);

const root = path.resolve(__dirname, '../..');

/** What the world has of its own. */
const OWN = path.join(root, 'e2e/world/site');

/**
 * A copy of the project with other pages. As it has a folder of its own, the real build keeps its output,
 * generated files, and caches. It's as deep as `OWN`, so that files in there can import the real ones that
 * they replace, by the same path in both places.
 */
const WORLD = path.join(root, '.cache/test-world/site');

/** Where the built world is. */
export const WORLD_BUILD = path.join(WORLD, 'build');

/** What the build printed: some rows of the specification are messages in it. */
export const WORLD_LOG = path.join(WORLD, 'build.log');

/** What the world has of the real site. */
const SHARED = ['docusaurus.config.ts', 'package.json', 'tsconfig.json', 'src', 'static', 'i18n'];

/** Except for its pages, and for files that only these show. */
const LEFT_OUT = new Set(
  ['src/pages', 'static/media', pagesFolder('zh')].map((name) => path.join(root, name)),
);

/**
 * Builds the test world: the configuration, code, and styles of the real site around the pages in `site/`.
 *
 * @throws Error with the output of the build, if it fails
 */
export async function buildWorld(): Promise<void> {
  rmSync(WORLD, {recursive: true, force: true});
  for (const name of SHARED) {
    const filter = (file: string): boolean => !LEFT_OUT.has(file);
    cpSync(path.join(root, name), path.join(WORLD, name), {recursive: true, filter});
  }
  cpSync(OWN, WORLD, {recursive: true});
  // Rows that differ by language differ in the words around the pages, so these are the same in both.
  cpSync(path.join(OWN, 'docs'), path.join(WORLD, pagesFolder('zh')), {recursive: true});
  const log: string[] = [];
  for (const locale of localeCodes) log.push(await buildLocale(locale));
  writeFileSync(WORLD_LOG, log.join('\n'));
}

/** @returns what the build printed */
async function buildLocale(locale: string): Promise<string> {
  const program = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('DOCS_'));
  try {
    const {stdout, stderr} = await run(process.execPath, [program, 'build', '--locale', locale], {
      cwd: WORLD,
      env: {...Object.fromEntries(inherited), ...worldEnvironment, NO_COLOR: '1'},
      maxBuffer: 16 * 1024 * 1024,
    });
    return `${stdout}\n${stderr}`;
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    throw new Error(`The test world can't be built.\n${stdout}\n${stderr}`, {cause: error});
  }
}
