import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chrome} from '../../data/chrome';
import {checkedMode, isSpecial, pageMode} from '../../lib/pageMode';
import type {ServiceFields} from '../../lib/services';
import {keepMinified} from './keepMinified';
import {splitTexts, withoutUnusedTexts} from './unusedTexts';
import {withShortNames} from './shortTables';
import {withoutBuildSettings} from './withoutBuildSettings';
import {withoutDocList} from './withoutDocList';
import {withoutGlobalDocs} from './withoutGlobalDocs';
import {withoutModuleNames} from './withoutModuleNames';
import {withShorterScripts} from './shorterScripts';

/** Parts of the stock theme that this site never shows: it has no versions, tags of its own kind, no bar. */
const UNSHOWN_PARTS = /^@theme\/(AnnouncementBar|DocVersionBadge|DocVersionBanner|TagsListInline)$/;

/** What gives pages the look of the site, if it has one. */
const SITE_MODE = /theme[\\/]SiteMode$/;

/** Scripts that earlier builds have minified; gone with the installed packages. */
const MINIFIED = 'node_modules/.cache/minified';

const CHROME_FILE = 'src/data/chrome.ts';

/** The generator's tables, and what the browser gets in place of each. */
const BROWSER_TABLES = {
  'registry.js': 'registryForBrowser.js',
  'routes.js': 'routesForBrowser.js',
  'routesChunkNames.json': 'routesChunkNamesForBrowser.json',
} as const;

/** Style sheets that travel with the part that loads them; all others are one file, on every page. */
const LAZY_STYLES = /\.lazy(?:\.module)?\.css/;

/** Styles of what pages may hold, and of the parts that come alive, with their libraries'. */
const WIDGET_STYLES = /\.widget(?:\.module)?\.css/;
const LIVE_STYLES = /\.live\.module\.css|react-medium-image-zoom/;

/** Styles of facts and of notes, which not every page shows. */
const FACT_STYLES = /css[\\/]facts\.css/;
const NOTE_STYLES = /css[\\/]notes\.css/;

/** Styles of forms that a few pages have, and of pages that are no documentation. */
const FORM_STYLES = /features[\\/](?:fact-filter|permission-calculator)[\\/]/;
const HOME_STYLES = /features[\\/]home[\\/]/;
const FOCUS_STYLES = /features[\\/]focus-mode[\\/]/;
const TOOL_STYLES = /features[\\/]token-tools[\\/]Tool\.module/;
const SINGLE_PAGE_STYLES = /features[\\/](?:portfolio|not-found|search[\\/]SearchPage)/;

/** Packages that every page needs; what others share belongs to widgets. */
const SITE_PACKAGES = /^(?:@docusaurus|@mdx-js|react|clsx)/;

/** A module as the bundler shows it to the rules that split chunks. */
interface SplitModule {
  identifier(): string;
}

/** Whether a module belongs to a library that only widgets use. */
function isWidgetLibrary(module: SplitModule): boolean {
  const path = /.*node_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)/.exec(module.identifier());
  return path?.[1] !== undefined && !SITE_PACKAGES.test(path[1]);
}

/** A style sheet of its own; pages load it when they use something of it (`text-first`). */
function sheet(name: string, styles: RegExp) {
  return {
    name,
    type: 'css/mini-extract',
    chunks: 'all' as const,
    enforce: true,
    priority: 60,
    test: (module: SplitModule) => styles.test(module.identifier()),
  };
}

/** The generator puts all styles into one file; this leaves out those of parts loaded when wanted. */
const styles = {test: (module: SplitModule) => !LAZY_STYLES.test(module.identifier())};

/**
 * How scripts and styles are split: what two parts of a widget's library share is a file of its own, loaded
 * with them, and not in the script that pages share.
 */
const chunkGroups = {
  common: {test: (module: SplitModule) => !isWidgetLibrary(module)},
  widgetLibraries: {
    test: isWidgetLibrary,
    chunks: 'async' as const,
    minChunks: 2,
    priority: 50,
    reuseExistingChunk: true,
  },
  widgets: sheet('widgets', WIDGET_STYLES),
  live: sheet('live', LIVE_STYLES),
  facts: sheet('facts', FACT_STYLES),
  notes: sheet('notes', NOTE_STYLES),
  forms: sheet('forms', FORM_STYLES),
  home: sheet('home', HOME_STYLES),
  focus: sheet('focus', FOCUS_STYLES),
  tool: sheet('tool', TOOL_STYLES),
  singlePages: sheet('pages', SINGLE_PAGE_STYLES),
};

/**
 * The generator's plugins for style sheets without the one that rewrites syntax for old browsers.
 *
 * @throws Error when it is not among them: the generator's configuration has changed
 */
function withoutPresetEnv<Item>(plugins: readonly Item[]): Item[] {
  const left = plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env'));
  if (left.length === plugins.length) {
    throw new Error(
      'postcss-preset-env: not found. Adapt src/plugins/bundle to the generator’s configuration.',
    );
  }
  return left;
}

/**
 * Keeps out of the browser bundle: Prism (code is highlighted at build, see `rehype-code`), the stock
 * progress bar (ours starts on unvisited paths only, specification section 4), a helper library used for
 * one line, settings that only the build reads, theme parts that are never shown with their texts and
 * styles, the look of the site if it has none of its own, and styles and texts of parts that are loaded when they are wanted.
 */
export default function bundlePlugin({
  siteDir,
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  let isTrimmed = false;
  const site = checkedMode(CHROME_FILE, chrome);
  const home = checkedMode(`${CHROME_FILE} (home)`, chrome.home);
  const hasSiteMode = [home, {}].some((page) => isSpecial(pageMode(page, site)));

  // Called for browser and server, whose bundles read the same files.
  function trimGeneratedFiles(): void {
    if (isTrimmed) return;
    isTrimmed = true;
    const catalogue = path.join(generatedFilesDir, 'codeTranslations.json');
    const texts = JSON.parse(fs.readFileSync(catalogue, 'utf8')) as Record<string, string>;
    const {main, parts} = splitTexts(withoutUnusedTexts(texts));
    fs.writeFileSync(catalogue, JSON.stringify(main));
    for (const [name, partTexts] of Object.entries(parts)) {
      fs.writeFileSync(
        path.join(generatedFilesDir, `${name}Texts.json`),
        JSON.stringify(partTexts),
      );
    }
    fs.writeFileSync(
      path.join(generatedFilesDir, 'docusaurus.config.mjs'),
      `export default ${JSON.stringify(withoutBuildSettings(siteConfig))};\n`,
    );
    const {clientIds} = siteConfig.customFields as unknown as ServiceFields; // written by src/config/services.ts
    fs.writeFileSync(path.join(generatedFilesDir, 'clientIds.json'), JSON.stringify(clientIds));
    const pagesFolder = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p');
    for (const name of fs.readdirSync(pagesFolder)) {
      const file = path.join(pagesFolder, name);
      fs.writeFileSync(file, withoutDocList(fs.readFileSync(file, 'utf8')));
    }
    const globalData = path.join(generatedFilesDir, 'globalData.json');
    fs.writeFileSync(globalData, withoutGlobalDocs(fs.readFileSync(globalData, 'utf8')));
    const read = (name: keyof typeof BROWSER_TABLES): string =>
      fs.readFileSync(path.join(generatedFilesDir, name), 'utf8');
    const tables = withShortNames({
      routes: read('routes.js'),
      chunkNames: read('routesChunkNames.json'),
      registry: withoutModuleNames(read('registry.js')),
    });
    const write = (name: keyof typeof BROWSER_TABLES, text: string): void => {
      fs.writeFileSync(path.join(generatedFilesDir, BROWSER_TABLES[name]), text);
    };
    write('routes.js', tables.routes);
    write('routesChunkNames.json', tables.chunkNames);
    write('registry.js', tables.registry);
  }

  return {
    name: 'site-bundle',
    // Lightning CSS, which minifies, also writes what the supported browsers need: no second tool for it.
    configurePostCss: (options) => ({
      ...options,
      plugins: withoutPresetEnv(options.plugins),
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      trimGeneratedFiles();
      // Nothing is prefetched (`src/client/noPrefetch.ts`), so no page needs the list of addresses for it.
      config.plugins = (config.plugins ?? []).filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const empty = require.resolve('./empty.js');
      const isSplit = !isServer && process.env['NODE_ENV'] === 'production';
      if (isSplit && config.optimization?.minimizer) {
        config.optimization.minimizer = withShorterScripts(config.optimization.minimizer);
      }
      return {
        ...(isServer
          ? {}
          : {optimization: {splitChunks: {cacheGroups: {...(isSplit && chunkGroups), styles}}}}),
        plugins: [
          new NormalModuleReplacementPlugin(/prism-include-languages$/, empty),
          // Libraries of diagrams, charts and players are most of what there is to compile, and no page's
          // HTML has anything of them: pages are rendered without.
          ...(isServer
            ? [new NormalModuleReplacementPlugin(/\.lazy$/, require.resolve('./BrowserOnly.ts'))]
            : []),
          ...(isSplit
            ? [
                keepMinified(path.join(siteDir, MINIFIED)),
                ...Object.entries(BROWSER_TABLES).map(
                  ([name, browserName]) =>
                    new NormalModuleReplacementPlugin(
                      new RegExp(`^@generated/${path.parse(name).name}$`),
                      path.join(generatedFilesDir, browserName),
                    ),
                ),
                // Admonitions are HTML; a page with live parts in one imports it (`static-blocks`).
                new NormalModuleReplacementPlugin(
                  /^@theme\/Admonition$/,
                  (resource: {context: string; request: string}) => {
                    if (/theme[\\/]MDXComponents$/.test(resource.context)) {
                      resource.request = require.resolve('./Nothing.ts');
                    }
                  },
                ),
              ]
            : []),
          new NormalModuleReplacementPlugin(UNSHOWN_PARTS, require.resolve('./Nothing.ts')),
          ...(hasSiteMode
            ? []
            : [new NormalModuleReplacementPlugin(SITE_MODE, require.resolve('./Nothing.ts'))]),
          new NormalModuleReplacementPlugin(/theme-classic[\\/]lib[\\/]nprogress$/, empty),
          new NormalModuleReplacementPlugin(
            /^tslib$/,
            (resource: {context: string; request: string}) => {
              if (/docusaurus[\\/]utils-common/.test(resource.context)) {
                resource.request = require.resolve('./interop.ts');
              }
            },
          ),
        ],
      };
    },
  };
}
