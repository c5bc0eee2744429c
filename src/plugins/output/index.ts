import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ServiceFields} from '../../lib/services';
import {writeFeed} from '../news/writeFeed';
import {writeSearchIndex} from '../search-index/index';
import {writeAddresses} from '../site-pages/writeAddresses';
import {compileEarlyScript} from '../text-first/compileScript';
import {deferAllScripts} from '../text-first/deferScripts';
import {linkWidgetStyles} from '../text-first/linkWidgetStyles';
import {trimCss} from '../text-first/trimCss';
import {finishToolPages} from '../tool-pages/finishToolPages';

/**
 * Finishes what the generator has written. The generator runs the `postBuild` hooks of all plugins side by
 * side, so everything that reads or changes written files is here, one step after the other: no other
 * plugin of the site has such a hook.
 */
export default function outputPlugin({
  siteDir,
  siteConfig,
  outDir,
  baseUrl,
  i18n,
}: LoadContext): Plugin {
  const {apiServers} = siteConfig.customFields as unknown as ServiceFields; // written by src/config/services.ts
  let docs: LoadedContent | undefined;
  return {
    name: 'site-output',
    allContentLoaded({allContent}) {
      docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      return Promise.resolve();
    },
    async postBuild({routesPaths}) {
      const pages = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
      await writeAddresses({siteDir, outDir, baseUrl, i18n, routesPaths, pages});
      await writeFeed({siteDir, outDir, baseUrl, siteConfig, i18n});
      // Reads the pages as the generator wrote them.
      await writeSearchIndex({outDir, baseUrl, routesPaths});
      await deferAllScripts(outDir, baseUrl, await compileEarlyScript(siteDir));
      await trimCss(outDir);
      await linkWidgetStyles(outDir, baseUrl);
      // Last, because it signs what the pages contain.
      await finishToolPages({outDir, baseUrl, apiServers});
    },
  };
}
