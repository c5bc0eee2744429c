import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {assertApplied} from '../../build/assertApplied';
import {checkCompilation} from './checkCompilation';
import {chunkGroups, groupsIn, styles} from './chunkGroups';
import {finishGeneratedFiles} from './generatedFiles';
import {cacheMinified} from './cacheMinified';
import {replacedIn, replaceModules} from './replaceModules';
import {browserReplacements, replacements, serverReplacements} from './replacements';
import {withShorterScripts} from './shorterScripts';
import {withoutPreviews} from './withoutPreviews';

/** Scripts that earlier builds have minified; gone with the installed packages. */
const MINIFIED = 'node_modules/.cache/minified';

/**
 * Docusaurus's plugins without one of them.
 *
 * @param isLeftOut whether a plugin is the one
 * @param rule name of the rule
 * @param changes what it leaves out, for the message
 * @throws Error when it is not among them: Docusaurus's configuration has changed
 */
function leaveOut<Item>(
  plugins: readonly Item[],
  isLeftOut: (plugin: Item) => boolean,
  rule: string,
  changes: string,
): Item[] {
  const left = plugins.filter((plugin) => !isLeftOut(plugin));
  const count = plugins.length - left.length;
  assertApplied([{rule, changes, file: 'src/plugins/bundle/index.ts', count}]);
  return left;
}

/**
 * Keeps out of the browser's scripts and style sheets what pages don't need. Each rule saves at least 1 KB or has another
 * reason, and stops the build if it no longer applies: docs-internal/decisions/2026-11-25-what-reaches-into-docusaurus.md.
 */
export default function bundlePlugin(context: LoadContext): Plugin {
  let areFilesFinished = false;
  return {
    name: 'site-bundle',
    // Lightning CSS minifies, and writes what the supported browsers need: no second tool for it.
    configurePostCss: (options) => ({
      ...options,
      // There's no configuration file. Without this, one is looked for in every folder above each style sheet.
      config: false,
      plugins: leaveOut(
        options.plugins,
        (plugin) => String(plugin).includes('postcss-preset-env'),
        'No postcss-preset-env',
        'plugin of this name among the plugins for style sheets',
      ),
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      const isBuild = process.env['NODE_ENV'] === 'production';
      const isSplit = isBuild && !isServer;
      // It lists the scripts to prefetch, and nothing is prefetched (`src/client/noPrefetch.ts`).
      if (!isServer) {
        config.plugins = leaveOut(
          config.plugins ?? [],
          (plugin) => Boolean(plugin) && plugin?.constructor.name === 'ChunkAssetPlugin',
          'No list for prefetching',
          'ChunkAssetPlugin among the bundler’s plugins',
        );
      }
      const {rules, applied} = withoutPreviews(config.module?.rules ?? [], context.siteDir);
      assertApplied([applied]);
      config.module = {...config.module, rules};
      if (isSplit && config.optimization?.minimizer) {
        config.optimization.minimizer = withShorterScripts(config.optimization.minimizer);
      }
      // Once: the bundles for browser and server read the same files.
      if (!areFilesFinished) finishGeneratedFiles(context);
      areFilesFinished = true;
      const replacing = [
        ...replacements,
        ...(isServer ? serverReplacements : []),
        // While one writes, the table changes with each new page.
        ...(isSplit ? browserReplacements(context.generatedFilesDir) : []),
      ];
      return {
        ...(isServer
          ? {}
          : {optimization: {splitChunks: {cacheGroups: {...(isSplit && chunkGroups), styles}}}}),
        plugins: [
          ...replaceModules(currentBundler.instance.NormalModuleReplacementPlugin, replacing),
          ...(isSplit ? [cacheMinified(path.join(context.siteDir, MINIFIED))] : []),
          ...(isBuild
            ? [
                checkCompilation((compilation) => [
                  ...replacedIn(compilation, replacing),
                  ...(isServer ? [] : groupsIn(compilation)),
                ]),
              ]
            : []),
        ],
      };
    },
  };
}
