import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import config from '@site/docusaurus.config';
import bundlePlugin from '@site/src/plugins/bundle/index';

const plugin: Plugin = bundlePlugin({
  generatedFilesDir: '.docusaurus',
  siteConfig: config,
} as unknown as LoadContext);

test('style sheets are not rewritten for old browsers a second time', () => {
  const wrapped = () => undefined;
  const options = plugin.configurePostCss?.({
    plugins: [['/x/node_modules/postcss-preset-env/index.js', {}], wrapped],
  });
  expect(options?.plugins).toEqual([wrapped]);
  expect(() => plugin.configurePostCss?.({plugins: [wrapped]})).toThrow(/postcss-preset-env/);
});
