import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {environment} from '../../config/environment';
import {assertApplied} from '../../build/assertApplied';
import {FACTS_FOLDERS} from '../../build/facts/facts';
import {otherLocale, parseLocaleCode} from '../../lib/shared/localized';
import {finishHostFiles} from './finishHostFiles';
import {writeFeed} from './feed/writeFeed';
import type {PageFrontMatter} from '../../lib/shared/pageFrontMatter';
import {writeFactFiles} from '../../build/fact-files/writeFactFiles';
import {writeOpenApi} from '../../build/openapi/writeOpenApi';
import {writeSearchIndex} from './search-index/index';
import {writeAddresses} from './addresses/writeAddresses';
import {
  EARLY_SCRIPTS_FOLDER,
  bundleEarlyScript,
  bundleNotFoundScript,
  bundleOfflineScript,
  bundleServiceWorker,
} from '../../build/bundleScript';
import {deferAllScripts} from './scripts/deferScripts';
import {leadFromNotFound} from './scripts/leadFromNotFound';
import {linkWidgetStyles} from './styles/linkWidgetStyles';
import {writeLlms} from './llms/writeLlms';
import {writeMarkdown} from './markdown/writeMarkdown';
import {basesBelow, writeOffline} from './offline/writeOffline';
import {writeServiceWorker} from './service-worker/writeServiceWorker';
import {trimCss} from './styles/trimCss';
import {finishPolicies} from './page-policy/finishPolicies';
import {finishTokenTools} from './finishTokenTools';

/** Day of the newest change of a page; undefined without a history. */
function lastChange(pages: LoadedContent['loadedVersions'][number]['docs']): string | undefined {
  const times = pages.map(
    ({frontMatter}) => (frontMatter['page'] as PageFrontMatter).updatedAt?.iso,
  ); // made by parseFrontMatter
  return times
    .filter((time) => time !== undefined)
    .sort()
    .at(-1)
    ?.slice(0, 10);
}

/**
 * Finishes what Docusaurus has written. Docusaurus runs the `postBuild` hooks of all plugins side by
 * side, so everything that reads or changes written files is here, one step after the other: no other
 * plugin of the site has such a hook.
 */
export default function outputPlugin({
  siteDir,
  generatedFilesDir,
  siteConfig,
  outDir,
  baseUrl,
  i18n,
}: LoadContext): Plugin {
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const devFolder = path.join(generatedFilesDir, 'site-output-files');
  const siteBase = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  let docs: LoadedContent | undefined;
  return {
    name: 'site-output',
    allContentLoaded({allContent}) {
      docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      return Promise.resolve();
    },
    getPathsToWatch: () => FACTS_FOLDERS.map((folder) => `${siteDir}/${folder}/*.json`),
    // The development server has no build that a file could be written to.
    async loadContent() {
      if (isDevelopment) await writeOpenApi({siteDir, baseUrl, siteConfig, i18n}, devFolder);
    },
    configureWebpack: () =>
      isDevelopment
        ? ({devServer: {static: [{directory: devFolder, publicPath: baseUrl}]}} as object)
        : {},
    async postBuild({routesPaths}) {
      const pages = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
      await writeAddresses({siteDir, outDir, baseUrl, i18n, routesPaths, pages});
      await writeFeed({siteDir, outDir, baseUrl, siteConfig, i18n});
      await writeOpenApi({siteDir, baseUrl, siteConfig, i18n}, outDir);
      const version = await writeFactFiles({
        siteDir,
        outDir,
        baseUrl,
        siteBase,
        siteConfig,
        i18n,
      });
      const locale = parseLocaleCode(i18n.currentLocale);
      // Reads the pages as Docusaurus wrote them.
      await writeSearchIndex({siteDir, outDir, baseUrl, routesPaths, locale});
      const {url} = siteConfig;
      const markdown = writeMarkdown({siteDir, outDir, baseUrl, url, locale, routesPaths});
      await writeLlms({
        outDir,
        baseUrl,
        otherBase: i18n.localeConfigs[otherLocale(locale)]?.baseUrl ?? siteBase,
        url,
        locale,
        version,
        pages: markdown,
        sidebars: docs?.loadedVersions.flatMap(({sidebars}) => Object.values(sidebars)) ?? [],
        addressOf: (id) => pages.find((page) => page.id === id)?.permalink,
      });
      const scripts = path.join(generatedFilesDir, EARLY_SCRIPTS_FOLDER);
      const early = await bundleEarlyScript(siteDir, scripts);
      const notFound = await bundleNotFoundScript(siteDir, scripts);
      await deferAllScripts(outDir, baseUrl, early.code);
      await leadFromNotFound(outDir, baseUrl, notFound.code);
      assertApplied([
        ...(await trimCss(outDir)),
        {
          rule: 'Sheets per kind of page',
          changes: 'page that uses one',
          file: 'src/plugins/output/styles/linkWidgetStyles.ts',
          count: await linkWidgetStyles(outDir, baseUrl),
        },
      ]);
      await finishHostFiles({outDir, baseUrl, siteConfig, i18n});
      await finishTokenTools({outDir, baseUrl, siteBase});
      // Last, because it signs what the pages contain.
      await finishPolicies({outDir, baseUrl, siteBase, environment});
      const worker = await bundleServiceWorker(
        siteDir,
        scripts,
        environment.DOCS_OFFLINE !== 'off',
      );
      writeServiceWorker({
        outDir,
        baseUrl,
        siteBase,
        locale,
        lang: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? locale,
        otherBases: basesBelow(baseUrl, i18n),
        code: worker.code,
      });
      const {code: script} = await bundleOfflineScript(siteDir, scripts);
      writeOffline({
        outDir,
        generatedFilesDir,
        baseUrl,
        siteBase,
        siteConfig,
        i18n,
        locale,
        script,
        version,
        day: lastChange(pages),
      });
    },
  };
}
