import {defineConfig} from '@playwright/test';
import site from '../playwright.config';

/** Tests of the fixture site (README.md in this folder), which is built before them. */
export default defineConfig({
  ...site,
  // All tests of this folder, in one project.
  projects: [{}],
  testDir: '.',
  outputDir: '../../test-results/fixture-site',
  globalSetup: './globalSetup.ts',
  // Its pages have frames of other hosts, and a kept tab is cleared by visits of these.
  use: {...site.use, reuseContext: false},
});
