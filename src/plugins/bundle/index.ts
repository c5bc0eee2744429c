import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutUnusedTexts} from './unusedTexts';
import {withoutBuildSettings} from './withoutBuildSettings';

/** Parts of the stock theme that this site never shows: it has no versions, tags of its own kind, no bar. */
const UNSHOWN_PARTS = /^@theme\/(AnnouncementBar|DocVersionBadge|DocVersionBanner|TagsListInline)$/;

/**
 * Keeps out of the browser bundle: Prism (code is highlighted at build, see `rehype-code`), the stock
 * progress bar (ours starts on unvisited paths only, specification section 4), a helper library used for
 * one line, settings that only the build reads, and theme parts that are never shown, with their texts and
 * styles.
 */
export default function bundlePlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-bundle',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const catalogue = path.join(generatedFilesDir, 'codeTranslations.json');
      const texts = JSON.parse(fs.readFileSync(catalogue, 'utf8')) as Record<string, string>;
      fs.writeFileSync(catalogue, JSON.stringify(withoutUnusedTexts(texts)));
      fs.writeFileSync(
        path.join(generatedFilesDir, 'docusaurus.config.mjs'),
        `export default ${JSON.stringify(withoutBuildSettings(siteConfig))};\n`,
      );
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const empty = require.resolve('./empty.js');
      return {
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
