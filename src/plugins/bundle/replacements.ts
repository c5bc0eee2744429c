import path from 'node:path';
import {BROWSER_REGISTRY} from './generatedFiles';
import type {Replacement} from './replaceModules';

const EMPTY = require.resolve('./empty.js');

/** What every build does without, in the browser and on the server. */
export const replacements: readonly Replacement[] = [
  // Code is highlighted while a page is compiled (`src/build/markdown/code`).
  {rule: 'No Prism', imports: /prism-include-languages$/, by: `${EMPTY}?prism`},
  // Ours starts on unvisited paths only (`src/client/navigationProgress`).
  {
    rule: 'Own progress bar',
    imports: /theme-classic[\\/]lib[\\/]nprogress$/,
    by: `${EMPTY}?nprogress`,
  },
  {
    rule: 'One helper instead of tslib',
    imports: /^tslib$/,
    inFolder: /docusaurus[\\/]utils-common/,
    by: require.resolve('./interop.ts'),
  },
];

/**
 * Parts of widgets: libraries of diagrams, charts, and players are most of what there is to compile, and no page's HTML
 * contains anything of them, so pages are rendered without.
 */
export const serverReplacements: readonly Replacement[] = [
  {rule: 'No widgets on the server', imports: /\.lazy$/, by: require.resolve('./BrowserOnly.ts')},
];

/**
 * What only browsers do without.
 *
 * @param folder of the generated files
 */
export const browserReplacements = (folder: string): readonly Replacement[] => [
  {
    rule: 'No names of modules',
    imports: /^@generated\/registry$/,
    by: path.join(folder, BROWSER_REGISTRY),
  },
];
