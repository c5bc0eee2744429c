import {accessSync, constants, existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {run} from './run.mjs';

/**
 * Chromium without its own windows and menus: tests take two thirds of the time in it. It's a package of Debian, and the
 * name of its program is that of Chromium with this ending.
 */
const HEADLESS_SHELL = '-headless-shell';

/** Packages of Debian, and their programs. A few tests need what only the whole browser has (`wholeBrowser`). */
const packages = [`chromium${HEADLESS_SHELL}`, 'chromium'];

/** Names under which a Chromium may be installed. */
const programs = [
  ...packages,
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Places outside the PATH where macOS keeps it, in the folder of the system or of the user. */
const macPlaces = [
  'Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Places outside the PATH where Windows keeps it, in one of its folders for programs. */
const windowsPlaces = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Finds a Chromium for the end-to-end tests: `CHROMIUM_PATH`, an installed one, one installed now by
 * apt (root on a Debian-like system), Playwright's own download.
 *
 * @returns {Promise<string>} path of the program, or '' for Playwright's own
 * @throws {Error} saying what to do when there is none
 */
export async function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH=${named} does not exist. Correct it, or unset it.`);
    return named;
  }
  if (canInstallPackages()) await installMissingPackages();
  const installed = installedBrowser();
  if (installed) return installed;
  console.log('No Chromium found; asking Playwright to download its own …');
  if ((await run('playwright', ['install', 'chromium'])) === 0) return '';
  throw new Error('No Chromium. Install one, or set CHROMIUM_PATH to the program.');
}

/** @returns {string | undefined} */
function installedBrowser() {
  return browserPlaces(process.platform, process.env).find((file) => isExecutable(file));
}

/**
 * Files that may be a Chromium, in the order in which they are tried: those on the PATH first.
 *
 * @param {NodeJS.Platform} platform
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {readonly string[]}
 */
export function browserPlaces(platform, env) {
  const isWindows = platform === 'win32';
  const {delimiter, ...paths} = isWindows ? path.win32 : path.posix;
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) =>
      programs.map((name) => paths.join(folder, isWindows ? `${name}.exe` : name)),
    );
  if (isWindows) {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    const known = folders.filter((folder) => folder !== undefined);
    return [
      ...onPath,
      ...windowsPlaces.flatMap((place) => known.map((folder) => paths.join(folder, place))),
    ];
  }
  if (platform !== 'darwin') return onPath;
  const folders = ['/', ...(env['HOME'] ? [env['HOME']] : [])];
  return [
    ...onPath,
    ...macPlaces.flatMap((place) => folders.map((folder) => paths.join(folder, place))),
  ];
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    // A folder can be "executed", too.
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * What `findBrowser` will install, in words.
 *
 * @returns {readonly string[]}
 */
export function programsToInstall() {
  if (process.env['CHROMIUM_PATH']) return [];
  if (canInstallPackages()) return missingPackages().map((name) => `${name} (apt-get)`);
  return installedBrowser() ? [] : ['a Chromium for the tests (Playwright)'];
}

function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * The whole browser beside a headless shell, which can't keep a page that the reader leaves, for example.
 *
 * @param {string} program what `findBrowser` has found
 * @returns {string} the same if it's no headless shell
 */
export function wholeBrowser(program) {
  return program.endsWith(HEADLESS_SHELL) ? program.slice(0, -HEADLESS_SHELL.length) : program;
}

/** Chromium and a Chinese font, each only when missing: without the font, Chinese pages show boxes. */
function missingPackages() {
  const browser = path.basename(installedBrowser() ?? 'chromium');
  return [
    // Another browser is there on purpose.
    ...(browser.startsWith('chromium')
      ? packages.filter((name) => !existsSync(`/usr/bin/${name}`))
      : []),
    ...(existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')
      ? []
      : ['fonts-noto-cjk']),
  ];
}

async function installMissingPackages() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} …`);
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  const install = (/** @type {string} */ name) =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], env);
  await run('apt-get', ['update', '-q'], env);
  // One by one: a package that a system doesn't have keeps no other from being installed.
  for (const name of missing) await install(name);
}
