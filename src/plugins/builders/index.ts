import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseLocaleCode} from '../../lib/shared/localized';
import {FACTS_FOLDERS, loadFacts} from '../../build/facts/facts';
import {localizeFacts} from '../../build/facts/localizedFacts';
import {storageForms} from '../../build/facts/storageForms';

/** Where the files are in the built site. */
const FOLDER = 'assets/forms';

/**
 * Writes what the builders (`features/builders`) need to know: one file for each page, fetched when its builder comes
 * near the screen. As files, not scripts: each script would be in the list of chunks that every page carries.
 */
export default function buildersPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-builders',
    getPathsToWatch: () => FACTS_FOLDERS.map((folder) => `${siteDir}/${folder}/*.json`),
    async contentLoaded({actions}) {
      const facts = loadFacts(siteDir);
      const localized = localizeFacts(facts, parseLocaleCode(i18n.currentLocale));
      const pages = Object.entries(storageForms(facts, localized));
      await Promise.all(
        pages.map(([slug, forms]) =>
          actions.createData(`forms/${slug}.json`, JSON.stringify(forms)),
        ),
      );
      const imports = pages.map(
        ([slug], index) => `import form${index} from './forms/${slug}.json';`,
      );
      const entries = pages.map(([slug], index) => `  ${JSON.stringify(slug)}: form${index},`);
      await actions.createData(
        'formUrls.js',
        [...imports, 'export default {', ...entries, '};', ''].join('\n'),
      );
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /[\\/]site-builders[\\/].*[\\/]forms[\\/][^\\/]+\.json$/,
            type: 'asset/resource',
            generator: {filename: `${FOLDER}/[name].[contenthash:8].json`, emit: !isServer},
          },
        ],
      },
    }),
  };
}
