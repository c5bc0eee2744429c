import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutUnusedTexts} from './unusedTexts';

/**
 * Keeps out of the browser bundle: Prism (code is highlighted at build, see `rehype-code`), the stock
 * progress bar (ours starts on unvisited paths only, specification section 4), a helper library used for
 * one line, and interface texts of theme parts that are never shown.
 */
export default function bundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'site-bundle',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const catalogue = path.join(generatedFilesDir, 'codeTranslations.json');
      const texts = JSON.parse(fs.readFileSync(catalogue, 'utf8')) as Record<string, string>;
      fs.writeFileSync(catalogue, JSON.stringify(withoutUnusedTexts(texts)));
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const empty = require.resolve('./empty.js');
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/prism-include-languages$/, empty),
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
