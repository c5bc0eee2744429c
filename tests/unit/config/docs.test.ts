import {createRequire} from 'node:module';
import type {Options as DocsOptions, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {Options} from '@docusaurus/preset-classic';
import {expect, test} from 'vitest';
import config from '@site/docusaurus.config';

/** The plugin's own reading of its options, which it ships without types. */
interface OptionsModule {
  readonly validateOptions: (context: {
    validate: (
      schema: {validate: (options: unknown) => {value: PluginOptions}},
      options: unknown,
    ) => PluginOptions;
    options: DocsOptions;
  }) => PluginOptions;
}

const {validateOptions} = createRequire(import.meta.url)(
  '@docusaurus/plugin-content-docs/lib/options.js',
) as OptionsModule;

test('keeps the number at the start of a page name, so that 115_open and 123_open are two pages', () => {
  const [[, {docs}]] = config.presets as unknown as [[string, Options]];
  const {numberPrefixParser} = validateOptions({
    validate: (schema, options) => schema.validate(options).value,
    options: docs as DocsOptions,
  });
  const names = ['115_open', '123_open', '02-setup'];
  expect(names.map((name) => numberPrefixParser(name).filename)).toEqual(names);
});
