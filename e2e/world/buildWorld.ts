import {execFile} from 'node:child_process';
import {cpSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {localeCodes} from '../../src/lib/shared/localized';
import {pagesFolder} from '../../src/lib/node/pageFiles';
import {subpathEnvironment, worldEnvironment} from './environment';

const run = promisify(execFile);

const root = path.resolve(__dirname, '../..');

/** What the world has of its own. */
const OWN = path.join(root, 'e2e/world/site');

/** What the world under a base has beyond that. */
const OWN_UNDER_BASE = path.join(root, 'e2e/world/subpath');

/**
 * Copies of the project with other pages. As each has a folder of its own, the real build keeps its output, generated
 * files, and caches. They're as deep as `OWN`, so that files in there can import the real ones that they replace, by the
 * same path in both places.
 */
const WORLD = path.join(root, '.cache/test-world/site');
const WORLD_UNDER_BASE = path.join(root, '.cache/test-world/subpath');
const WORLD_BEING_WRITTEN = path.join(root, '.cache/test-world/development');

/** Where the built world is. */
export const WORLD_BUILD = path.join(WORLD, 'build');

/** Where the world under a base is. */
export const SUBPATH_BUILD = path.join(WORLD_UNDER_BASE, 'build');

/** Docusaurus's command. */
export const DOCUSAURUS = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** What the build printed: some rows of the specification are messages in it. */
export const WORLD_LOG = path.join(WORLD, 'build.log');

/** What the world has of the real site. */
const SHARED = [
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'src',
  // Pages and the token server share a contract.
  'server',
  'static',
  'i18n',
];

/** Except for its pages, and for files that only these show. */
const LEFT_OUT = ['src/pages', 'static/media', pagesFolder('zh')];

/**
 * Builds the test world: the configuration, code, and styles of the real site around the pages in `site/`.
 *
 * @throws Error with the output of the build, if it fails
 */
export async function buildWorld(): Promise<void> {
  copyProject(WORLD, LEFT_OUT, [OWN]);
  writeFileSync(WORLD_LOG, await buildLocales(WORLD, worldEnvironment));
}

/**
 * Builds the English world once more with another fact, and with what the first build has kept in its caches.
 *
 * @param file of the facts, such as `api`
 * @param change gives the text of the file with the other fact
 * @returns the folder of that build
 * @throws Error with the output of the build, if it fails
 */
export async function buildWorldAgain(
  file: string,
  change: (text: string) => string,
): Promise<string> {
  const facts = path.join(WORLD, 'src/data/facts', `${file}.json`);
  const text = readFileSync(facts, 'utf8');
  const folder = path.join(WORLD, 'warm-build');
  try {
    writeFileSync(facts, change(text));
    await buildLocale(WORLD, 'en', worldEnvironment, folder);
  } finally {
    writeFileSync(facts, text);
  }
  return folder;
}

/**
 * Builds a few pages, and the real token helpers, for a site in a folder of its host.
 *
 * @throws Error with the output of the build, if it fails
 */
export async function buildSubpath(): Promise<void> {
  copyProject(WORLD_UNDER_BASE, ['src/pages/index.tsx', pagesFolder('zh')], [OWN, OWN_UNDER_BASE]);
  // The real helpers are in its place.
  for (const locale of localeCodes) {
    rmSync(path.join(WORLD_UNDER_BASE, pagesFolder(locale), 'tool'), {recursive: true});
  }
  // They link to pages that this world doesn't have.
  const config = path.join(WORLD_UNDER_BASE, 'docusaurus.config.ts');
  renameSync(config, path.join(WORLD_UNDER_BASE, 'realConfig.ts'));
  writeFileSync(
    config,
    `import config from './realConfig';
export default {...config, onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore'};
`,
  );
  await buildLocales(WORLD_UNDER_BASE, subpathEnvironment);
}

/**
 * Copies the project with two pages, for the development server.
 *
 * @returns the folder
 */
export function copyDevelopment(): string {
  copyProject(WORLD_BEING_WRITTEN, LEFT_OUT, [path.join(root, 'e2e/world/development')]);
  return WORLD_BEING_WRITTEN;
}

/** Lays folders over a copy of the project. */
function copyProject(target: string, leftOut: readonly string[], own: readonly string[]): void {
  rmSync(target, {recursive: true, force: true});
  const isLeftOut = new Set(leftOut.map((name) => path.join(root, name)));
  for (const name of SHARED) {
    const filter = (file: string): boolean => !isLeftOut.has(file);
    cpSync(path.join(root, name), path.join(target, name), {recursive: true, filter});
  }
  for (const folder of own) {
    cpSync(folder, target, {recursive: true});
    // Rows that differ by language differ in the words around the pages, so these are the same in both.
    cpSync(path.join(folder, 'docs'), path.join(target, pagesFolder('zh')), {recursive: true});
  }
}

/** @returns what the builds printed */
async function buildLocales(
  siteDir: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const log: string[] = [];
  for (const locale of localeCodes) log.push(await buildLocale(siteDir, locale, environment));
  return log.join('\n');
}

/** @returns what the build printed */
async function buildLocale(
  siteDir: string,
  locale: string,
  environment: Readonly<Record<string, string>>,
  folder = 'build',
): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('DOCS_'));
  try {
    const {stdout, stderr} = await run(
      process.execPath,
      [DOCUSAURUS, 'build', '--locale', locale, '--out-dir', folder],
      {
        cwd: siteDir,
        env: {...Object.fromEntries(inherited), ...environment, NO_COLOR: '1'},
        maxBuffer: 16 * 1024 * 1024,
      },
    );
    return `${stdout}\n${stderr}`;
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    throw new Error(`The test world can't be built.\n${stdout}\n${stderr}`, {cause: error});
  }
}
