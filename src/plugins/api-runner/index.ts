import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseLocaleCode} from '../../lib/shared/localized';
import {FACTS_FOLDERS, loadFacts} from '../../build/facts/facts';
import {localizeFacts} from '../../build/facts/localizedFacts';
import {runnerRoutes} from '../../build/facts/runnerRoutes';

/** Writes what the runner of API pages (`features/api-runner`) needs to know about routes: its own script. */
export default function apiRunnerPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-api-runner',
    getPathsToWatch: () => FACTS_FOLDERS.map((folder) => `${siteDir}/${folder}/*.json`),
    async contentLoaded({actions}) {
      const facts = loadFacts(siteDir);
      const localized = localizeFacts(facts, parseLocaleCode(i18n.currentLocale));
      await actions.createData('routes.json', JSON.stringify(runnerRoutes(facts, localized)));
    },
  };
}
