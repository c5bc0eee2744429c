import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import config from '@site/docusaurus.config';

const context = {
  siteDir: process.cwd(),
  generatedFilesDir: '.docusaurus',
  outDir: 'build',
  baseUrl: '/',
  siteConfig: config,
  i18n: {...config.i18n, currentLocale: 'en'},
} as unknown as LoadContext;

test('written pages are finished by one plugin: hooks of several would run side by side', () => {
  const own = config.plugins.filter((entry) => typeof entry === 'function');
  const plugins = own.map((create) => create(context));
  expect(plugins.length).toBeGreaterThan(3);
  const finishing = plugins.filter(({postBuild}) => postBuild !== undefined);
  expect(finishing.map(({name}) => name)).toEqual(['site-output']);
});
