import {defineConfig} from '@playwright/test';
import site from '../playwright.config';

/** Tests of the test world (README.md in this folder), which is built before them. */
export default defineConfig(site, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/world',
  globalSetup: './globalSetup.ts',
});
