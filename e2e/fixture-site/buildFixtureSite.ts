import {cpSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {execa} from 'execa';
import {completeLocales} from '../../src/lib/shared/localized';
import {pagesFolder} from '../../src/lib/node/pageFiles';
import {subpathEnvironment, fixtureEnvironment} from './environment';

const root = path.resolve(__dirname, '../..');

/** What only the fixture site has. */
const OWN = path.join(root, 'e2e/fixture-site/site');

/** What it has beyond that under a base. */
const OWN_UNDER_BASE = path.join(root, 'e2e/fixture-site/subpath');

/**
 * Copies of the project with other pages. As each has its own folder, the real build keeps its output, generated
 * files, and caches. They're as deep as `OWN`, so that files in there can import the real ones that they replace, by the
 * same path in both places.
 */
const FIXTURE = path.join(root, '.cache/fixture-site/site');
const FIXTURE_UNDER_BASE = path.join(root, '.cache/fixture-site/subpath');
const FIXTURE_BEING_WRITTEN = path.join(root, '.cache/fixture-site/development');

/** Where the built site is. */
export const FIXTURE_BUILD = path.join(FIXTURE, 'build');

/** Where the one under a base is. */
export const SUBPATH_BUILD = path.join(FIXTURE_UNDER_BASE, 'build');

/** Docusaurus's command. */
export const DOCUSAURUS = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** What the build printed: some rows of the specification are messages in it. */
export const FIXTURE_LOG = path.join(FIXTURE, 'build.log');

/** What it has of the real site. */
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
 * Builds the fixture site: the configuration, code, and styles of the real site around the pages in `site/`.
 *
 * @throws Error with the output of the build, if it fails
 */
export async function buildFixtureSite(): Promise<void> {
  copyProject(FIXTURE, LEFT_OUT, [OWN]);
  writeFileSync(FIXTURE_LOG, await buildLocales(FIXTURE, fixtureEnvironment));
}

/**
 * Builds the English fixture site once more with another fact, and with what the first build has kept in its caches.
 *
 * @param file of the facts, such as `api`
 * @param change gives the text of the file with the other fact
 * @returns the folder of that build
 * @throws Error with the output of the build, if it fails
 */
export async function buildFixtureSiteAgain(
  file: string,
  change: (text: string) => string,
): Promise<string> {
  const facts = path.join(FIXTURE, 'src/data/facts', `${file}.json`);
  const text = readFileSync(facts, 'utf8');
  const folder = path.join(FIXTURE, 'warm-build');
  try {
    writeFileSync(facts, change(text));
    await buildLocale(FIXTURE, 'en', fixtureEnvironment, folder);
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
  copyProject(
    FIXTURE_UNDER_BASE,
    ['src/pages/index.tsx', pagesFolder('zh')],
    [OWN, OWN_UNDER_BASE],
  );
  // The real helpers are in its place.
  for (const locale of completeLocales) {
    rmSync(path.join(FIXTURE_UNDER_BASE, pagesFolder(locale), 'tool'), {recursive: true});
  }
  // They link to pages that the fixture site doesn't have.
  const config = path.join(FIXTURE_UNDER_BASE, 'docusaurus.config.ts');
  renameSync(config, path.join(FIXTURE_UNDER_BASE, 'realConfig.ts'));
  writeFileSync(
    config,
    `import config from './realConfig';
export default {...config, onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore'};
`,
  );
  await buildLocales(FIXTURE_UNDER_BASE, subpathEnvironment);
}

/**
 * Copies the project with two pages, for the development server.
 *
 * @returns the folder
 */
export function copyDevelopment(): string {
  copyProject(FIXTURE_BEING_WRITTEN, LEFT_OUT, [path.join(root, 'e2e/fixture-site/development')]);
  return FIXTURE_BEING_WRITTEN;
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
  for (const locale of completeLocales) log.push(await buildLocale(siteDir, locale, environment));
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
  const {failed, all} = await execa(
    process.execPath,
    [DOCUSAURUS, 'build', '--locale', locale, '--out-dir', folder],
    {
      cwd: siteDir,
      env: {...Object.fromEntries(inherited), ...environment, NO_COLOR: '1'},
      extendEnv: false,
      all: true,
      reject: false,
    },
  );
  if (failed) throw new Error(`The fixture site can't be built.\n${all}`);
  return all;
}
