import type {Plugin} from '@docusaurus/types';

/**
 * Keeps two stock client modules out of the browser bundle: Prism (code is highlighted at build, see
 * `rehype-code`) and the stock progress bar (ours starts on unvisited paths only, specification section 4).
 */
export default function bundlePlugin(): Plugin {
  return {
    name: 'site-bundle',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [/prism-include-languages$/, /theme-classic[\\/]lib[\\/]nprogress$/].map(
        (module) =>
          new currentBundler.instance.NormalModuleReplacementPlugin(
            module,
            require.resolve('./empty.js'),
          ),
      ),
    }),
  };
}
