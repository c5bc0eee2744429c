import path from 'node:path';
import type {Replacement} from './replaceModules';

/** The generator's tables, and what the browser gets instead of each. */
export const BROWSER_TABLES = {
  'registry.js': 'registryForBrowser.js',
  'routes.js': 'routesForBrowser.js',
  'routesChunkNames.json': 'routesChunkNamesForBrowser.json',
} as const;

/** Parts of the generator's router that need the table of all documents. */
const ROUTER_PARTS = ['preload', 'normalizeLocation'];

const EMPTY = require.resolve('./empty.js');

/** What every build does without, in the browser and on the server. */
export const replacements: readonly Replacement[] = [
  // Code is highlighted while a page is compiled (`src/plugins/markdown/code`).
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
 * The tables without documents, and the parts of the router that work with them.
 *
 * @param siteDir folder of the site
 * @param generatedFilesDir folder with the tables
 */
export function routerReplacements(
  siteDir: string,
  generatedFilesDir: string,
): readonly Replacement[] {
  return [
    ...ROUTER_PARTS.map((name) => ({
      rule: 'Documents not in the tables of routes',
      imports: new RegExp(`^\\./${name}$`),
      inFolder: /core[\\/]lib[\\/]client$/,
      by: path.join(siteDir, 'src/client/router', `${name}.ts`),
    })),
    ...Object.entries(BROWSER_TABLES).map(([name, browserName]) => ({
      rule: 'Documents not in the tables of routes',
      imports: new RegExp(`^@generated/${path.parse(name).name}$`),
      by: path.join(generatedFilesDir, browserName),
    })),
  ];
}
