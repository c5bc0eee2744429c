import {execFileSync} from 'node:child_process';
import os from 'node:os';
import {defineConfig} from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];
const isRoot = process.getuid?.() === 0;

/** A commit, so that the parts of a run on several machines agree; the day where there's no repository. */
function seedOfState(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

// Which pages everyPage.spec.ts visits whole. The workers are started after this and inherit it.
process.env['E2E_PAGES'] ??= seedOfState();

/** End-to-end tests against the built site in `build/`, in a real Chromium (see scripts/lib/browser.mjs). */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // One more than there are processors, because tests wait now and then: for a fifth of the time, nothing was at work.
  workers: os.availableParallelism() + 1,
  // Tests of the token helpers wait for more than a third of their time, because these pages ask for a state again every
  // few seconds. Side by side they would leave the processors idle, so one at a time runs beside the others.
  projects: [
    {name: 'token helpers', testMatch: '**/tool*.spec.ts', workers: 1},
    // The fixture site has its own build.
    {name: 'site', testIgnore: ['**/tool*.spec.ts', '**/fixture-site/**']},
  ],
  // A slow machine is no failure.
  timeout: 300_000,
  expect: {timeout: 30_000},
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env['E2E_ORIGIN'] ?? '',
    trace: 'off',
    // A worker's next test finds the scripts compiled, as a reader's next page does; what a test leaves is cleared.
    reuseContext: true,
    // It would answer instead of the server, even where tests play the server's part. serviceWorker.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? {executablePath} : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        // No name but this machine's has an address. A route would do it too, and turn the browser's cache off.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
