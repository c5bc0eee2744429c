import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {splitTexts, withoutUnusedTexts} from './unusedTexts';
import {withoutBuildSettings} from './withoutBuildSettings';

/** Parts of the stock theme that this site never shows: it has no versions, tags of its own kind, no bar. */
const UNSHOWN_PARTS = /^@theme\/(AnnouncementBar|DocVersionBadge|DocVersionBanner|TagsListInline)$/;

/** Style sheets that travel with the part that loads them; all others are one file, on every page. */
const LAZY_STYLES = /\.lazy(\.module)?\.css$|@docsearch/;

/** The generator puts all styles into one file; this leaves out those of parts loaded when wanted. */
const lazyStyles = {
  splitChunks: {
    cacheGroups: {
      styles: {
        test: (module: {nameForCondition: () => string | null | undefined}): boolean =>
          !LAZY_STYLES.test(module.nameForCondition() ?? ''),
      },
    },
  },
};

/**
 * Keeps out of the browser bundle: Prism (code is highlighted at build, see `rehype-code`), the stock
 * progress bar (ours starts on unvisited paths only, specification section 4), a helper library used for
 * one line, settings that only the build reads, theme parts that are never shown with their texts and
 * styles, and styles and texts of parts that are loaded when they are wanted.
 */
export default function bundlePlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  let isTrimmed = false;

  // Called for browser and server, whose bundles read the same files.
  function trimGeneratedFiles(): void {
    if (isTrimmed) return;
    isTrimmed = true;
    const catalogue = path.join(generatedFilesDir, 'codeTranslations.json');
    const texts = JSON.parse(fs.readFileSync(catalogue, 'utf8')) as Record<string, string>;
    const {main, lazy} = splitTexts(withoutUnusedTexts(texts));
    fs.writeFileSync(catalogue, JSON.stringify(main));
    fs.writeFileSync(path.join(generatedFilesDir, 'lazyTexts.json'), JSON.stringify(lazy));
    fs.writeFileSync(
      path.join(generatedFilesDir, 'docusaurus.config.mjs'),
      `export default ${JSON.stringify(withoutBuildSettings(siteConfig))};\n`,
    );
  }

  return {
    name: 'site-bundle',
    configureWebpack(_config, isServer, {currentBundler}) {
      trimGeneratedFiles();
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const empty = require.resolve('./empty.js');
      return {
        ...(isServer ? {} : {optimization: lazyStyles}),
        plugins: [
          new NormalModuleReplacementPlugin(/prism-include-languages$/, empty),
          new NormalModuleReplacementPlugin(UNSHOWN_PARTS, require.resolve('./Nothing.ts')),
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
