import {defineConfig} from '@playwright/test';

/** Another port lets two checkouts run their tests at the same time. */
const PORT = Number(process.env['E2E_PORT'] ?? 4173);
const executablePath = process.env['CHROMIUM_PATH'];
const isRoot = process.getuid?.() === 0;

/** End-to-end tests against the built site in `build/`, in a real Chromium (see scripts/lib/browser.mjs). */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? {executablePath} : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${PORT}`,
    cwd: '..',
    port: PORT,
    reuseExistingServer: false,
  },
});
