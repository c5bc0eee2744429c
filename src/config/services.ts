import type {ThemeConfig} from '@docusaurus/preset-classic';
import {clientVariableNames, type Environment} from '../lib/node/environment';
import {EMBEDDED_SEARCH, type ServiceFields} from '../lib/shared/services';

/** Route of the search page; like every page it ends in `.html`. */
const SEARCH_PAGE_PATH = 'search.html';

/**
 * Search: hosted by Algolia when its three variables are set, otherwise the embedded index, for which the
 * theme wants placeholders ({@link EMBEDDED_SEARCH}).
 */
export function searchConfig(environment: Environment): Required<Pick<ThemeConfig, 'algolia'>> {
  return {
    algolia: {
      appId: environment.DOCS_ALGOLIA_APP_ID || EMBEDDED_SEARCH,
      apiKey: environment.DOCS_ALGOLIA_API_KEY || EMBEDDED_SEARCH,
      indexName: environment.DOCS_ALGOLIA_INDEX || EMBEDDED_SEARCH,
      contextualSearch: true,
      searchPagePath: SEARCH_PAGE_PATH,
    },
  };
}

/** Without what is empty. */
const onlySet = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** What the pages need to know of comments, analytics and API servers; only what is set. */
export function serviceFields(environment: Environment): ServiceFields & Record<string, unknown> {
  const apiServers = {
    cf: environment.DOCS_API_CF,
    cn: environment.DOCS_API_CN,
    de: environment.DOCS_API_DE,
  };
  const clientIds = Object.fromEntries(
    Object.entries(clientVariableNames).map(([owner, name]) => [owner, environment[name]]),
  );
  const foreignScripts = [environment.DOCS_ANALYTICS_SCRIPT, environment.DOCS_ADS_SCRIPT].flatMap(
    (addresses) => addresses.split(' ').filter(Boolean),
  );
  return {
    isOffline: environment.DOCS_OFFLINE !== 'off',
    apiServers: onlySet(apiServers),
    clientIds: onlySet(clientIds),
    ...(foreignScripts.length === 0 ? {} : {foreignScripts}),
    ...(environment.DOCS_GISCUS_REPO === '' || environment.DOCS_COMMENTS === 'off'
      ? {}
      : {
          giscus: {
            repo: environment.DOCS_GISCUS_REPO,
            repoId: environment.DOCS_GISCUS_REPO_ID,
            category: environment.DOCS_GISCUS_CATEGORY,
            categoryId: environment.DOCS_GISCUS_CATEGORY_ID,
          },
        }),
  };
}
