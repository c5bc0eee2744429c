import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseLocaleCode} from '../../lib/shared/localized';
import {FACTS_FOLDERS, loadFacts, type Facts} from '../../build/facts/facts';
import {localizeFacts, type LocalizedFacts} from '../../build/facts/localizedFacts';
import {reportData} from '../../build/facts/reportData';
import {storageDrivers, storageForms} from '../../build/facts/storageForms';
import {accessFacts} from '../../build/facts/accessFacts';

/** Where the files are in the built site. */
const FOLDER = 'assets';

/** Files of a builder, by name. */
type DataFiles = Readonly<Record<string, unknown>>;

/**
 * What builders fetch, by folder. The module `@generated/site-builders/default/<folder>Urls` gives the URL of a file by
 * its name; `src/generated.d.ts` declares it.
 */
const BUILDER_DATA = {
  /** For each driver page, the forms of its drivers. */
  forms: storageForms,
  /** The list of all drivers. */
  drivers: (facts, localized) => ({all: storageDrivers(facts, localized)}),
  /** One file for the access simulator. */
  access: (facts, localized) => ({access: accessFacts(facts, localized)}),
  /** One file for every page: messages, known issues, and what to mask. */
  report: reportData,
} as const satisfies Record<
  string,
  (facts: Facts, localized: LocalizedFacts, siteDir: string) => DataFiles
>;

/** A module that knows the URL of each file of a folder: the bundler gives it a name with a hash. */
function urlsModule(folder: string, names: readonly string[]): string {
  const imports = names.map((name, index) => `import url${index} from './${folder}/${name}.json';`);
  const entries = names.map((name, index) => `  ${JSON.stringify(name)}: url${index},`);
  return [...imports, 'export default {', ...entries, '};', ''].join('\n');
}

/**
 * Writes what the builders (`features/builders`) need to know, as files that are fetched when a builder comes near the
 * screen. As files, not scripts: each script would be in the list of chunks that every page carries.
 */
export default function buildersPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-builders',
    getPathsToWatch: () => FACTS_FOLDERS.map((folder) => `${siteDir}/${folder}/*.json`),
    async contentLoaded({actions}) {
      const facts = loadFacts(siteDir);
      const localized = localizeFacts(facts, parseLocaleCode(i18n.currentLocale));
      for (const [folder, dataOf] of Object.entries(BUILDER_DATA)) {
        const files: DataFiles = dataOf(facts, localized, siteDir);
        const writes = Object.entries(files).map(([name, data]) =>
          actions.createData(`${folder}/${name}.json`, JSON.stringify(data)),
        );
        await Promise.all(writes);
        await actions.createData(`${folder}Urls.js`, urlsModule(folder, Object.keys(files)));
      }
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: Object.keys(BUILDER_DATA).map((folder) => ({
          test: new RegExp(String.raw`[\\/]site-builders[\\/].*[\\/]${folder}[\\/][^\\/]+\.json$`),
          type: 'asset/resource',
          generator: {
            filename: `${FOLDER}/${folder}/[name].[contenthash:8].json`,
            emit: !isServer,
          },
        })),
      },
    }),
  };
}
