import {spawn, type ChildProcess} from 'node:child_process';
import {copyFileSync, rmSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {pagesFolder} from '../../src/lib/node/pageFiles';
import {copyDevelopment, DOCUSAURUS} from './buildFixtureSite';

/*
 * The development server (`npm start`) while a page is written. One test, because starting it takes the longest.
 */

const PAGE = 'guide/page.mdx';
const ENGLISH = `${pagesFolder('en')}/${PAGE}`;
const CHINESE = `${pagesFolder('zh')}/${PAGE}`;

let site: string;
let server: ChildProcess;
let origin: string;
/** What the terminal shows. */
let output = '';

async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve));
  const {port} = listener.address() as AddressInfo; // it listens on a port
  await new Promise((resolve) => listener.close(resolve));
  return port;
}

test.beforeAll(async () => {
  site = copyDevelopment();
  rmSync(path.join(site, CHINESE));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, [DOCUSAURUS, 'start', '--no-open', '--port', String(port)], {
    cwd: site,
    env: {...process.env, NO_COLOR: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A run that is broken off must not leave it behind.
  process.once('exit', () => server.kill());
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  }
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await ended;
});

const missing = (file: string): string => `${file} is missing`;

test('a page of one language says which file is missing, until that file is saved', async ({
  page,
}) => {
  const answers = async (): Promise<boolean> => {
    if (server.exitCode !== null) throw new Error(output);
    return page.request.get(`${origin}/guide/page.html`).then(
      (answer) => answer.ok(),
      () => false,
    );
  };
  await expect.poll(answers, {timeout: 90_000}).toBe(true);
  await page.goto(`${origin}/guide/page.html`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A page');
  await expect(page.getByText(missing(CHINESE))).toBeVisible();
  expect(output).toContain(missing(CHINESE));

  // Nothing else is done: the page that is open changes.
  copyFileSync(path.join(site, ENGLISH), path.join(site, CHINESE));
  await expect(page.getByText(missing(CHINESE))).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A page');
  await expect.poll(() => output).toContain('Every page exists in both languages.');
});
