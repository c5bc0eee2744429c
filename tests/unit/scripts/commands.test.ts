import {readFileSync, readdirSync} from 'node:fs';
import {execa} from 'execa';
import {describe, expect, test} from 'vitest';
import {browserPlaces} from '@site/scripts/lib/browser.mjs';
import {helpOf} from '@site/scripts/lib/command.mjs';
import {pageNameOf} from '@site/src/build/site-data/readTranslations';

interface Outcome {
  readonly code: number | undefined;
  readonly out: string;
  readonly error: string;
}

/** Starts a command as package.json does. */
async function start(file: string, ...args: readonly string[]): Promise<Outcome> {
  const runner = file.endsWith('.ts') ? 'jiti' : 'node';
  const ended = await execa(runner, [file, ...args], {preferLocal: true, reject: false});
  return {code: ended.exitCode, out: ended.stdout, error: ended.stderr};
}

const STACK = /^\s+at /m;
const commands = [
  ...readdirSync('scripts')
    .filter((name) => /\.(mjs|ts)$/.test(name))
    .map((name) => `scripts/${name}`),
  'bench/run.mjs',
];

test.each(commands)(
  '%s answers a typo with the option, its help, and exit code 2',
  async (file) => {
    const {code, error} = await start(file, '--hlep');
    expect(error).toContain("Unknown option '--hlep'");
    expect(error).toMatch(/^Usage: npm (run \w+|test)/m);
    expect(error).not.toMatch(STACK);
    expect(code).toBe(2);
  },
  60_000,
);

test.each(['scripts/test.mjs', 'scripts/build.mjs', 'scripts/facts.ts', 'bench/run.mjs'])(
  '%s explains itself with --help',
  async (file) => {
    const {code, out, error} = await start(file, '--help');
    expect(out).toMatch(/^Usage: npm (run \w+|test)/);
    expect(out).toContain('--help');
    expect(error).not.toMatch(STACK);
    expect(code).toBe(0);
  },
  60_000,
);

test.each([
  ['scripts/serve.mjs', ['--dir', '/nowhere'], 1, '/nowhere holds no built site'],
  ['scripts/site.mjs', ['--port', '70000'], 2, "--port 70000 isn't valid"],
  [
    'scripts/check.mjs',
    ['--part', 'slow'],
    2,
    "--part slow isn't valid. Allowed: fast, tests, samples.",
  ],
  ['scripts/new.ts', [], 2, 'Name one page.'],
  ['scripts/new.ts', ['guide/webdav'], 2, 'docs/guide/webdav.mdx exists already.'],
  ['scripts/facts.ts', ['drivers.json'], 2, "Unexpected argument 'drivers.json'"],
  ['scripts/facts.ts', [], 2, 'No source. Use --from'],
  ['scripts/facts.ts', ['--server', 'localhost:5244'], 2, 'Set ALIST_TOKEN.'],
  ['scripts/releases.ts', ['--from', '/nowhere'], 1, "/nowhere: git can't read the tags"],
  ['scripts/generate.ts', ['drivers'], 2, "Unexpected argument 'drivers'"],
  ['scripts/translations.ts', ['guide/webdva'], 2, 'guide/webdva: no such page'],
  [
    'bench/run.mjs',
    ['--skip', 'site'],
    2,
    "--skip site isn't valid. Allowed: build, plain, sizes,",
  ],
])(
  '%s %j ends with code %i and says: %s',
  async (file, args, code, message) => {
    const outcome = await start(file, ...args);
    expect(outcome.error).toContain(message);
    expect(outcome.error).not.toMatch(STACK);
    expect(outcome.code).toBe(code);
  },
  60_000,
);

test('help lists each option with its value and its default', () => {
  const help = helpOf({
    usage: 'npm run serve',
    summary: 'Serves.',
    options: {port: {type: 'string', value: 'port', default: '3000', help: 'Port to listen on'}},
  });
  expect(help).toMatch(/^ {2}--port <port> +Port to listen on \(default: 3000\)$/m);
});

test.each([
  'guide/webdav',
  'guide\\webdav',
  './docs/guide/webdav.mdx',
  'docs\\guide\\webdav.mdx',
  'i18n/zh/docusaurus-plugin-content-docs/current/guide/webdav.mdx',
])('%s names the page guide/webdav', (given) => {
  expect(pageNameOf(given)).toBe('guide/webdav');
});

describe('on Windows', () => {
  test('browsers are looked for on the PATH, and in the folders for programs', () => {
    const places = browserPlaces('win32', {
      PATH: 'C:\\tools;D:\\more',
      PROGRAMFILES: 'C:\\Program Files',
      LOCALAPPDATA: 'C:\\Users\\A B\\AppData\\Local',
    });
    expect(places).toContain('C:\\tools\\chromium.exe');
    expect(places).toContain('D:\\more\\chrome.exe');
    expect(places).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
    expect(places).toContain(
      'C:\\Users\\A B\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    );
  });
});

describe('on macOS and Linux', () => {
  test('macOS has browsers among its applications and those of the user', () => {
    const places = browserPlaces('darwin', {PATH: '/opt/homebrew/bin', HOME: '/Users/me'});
    expect(places[0]).toBe('/opt/homebrew/bin/chromium-headless-shell');
    const chrome = 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(places).toEqual(expect.arrayContaining([`/${chrome}`, `/Users/me/${chrome}`]));
    expect(browserPlaces('linux', {PATH: '/usr/bin'})).not.toContain(`/${chrome}`);
  });
});

test.each(['.gitignore', 'server/.dockerignore'])(
  '%s leaves out the file with the secrets of the token server',
  (file) => {
    expect(readFileSync(file, 'utf8').split('\n')).toContain('*.env');
  },
);
