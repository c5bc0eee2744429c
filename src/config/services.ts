import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Environment} from '../lib/environment';
import type {ServiceFields} from '../lib/services';

/** Hosted search, when its three variables are set; else nothing of it is in the site. */
export function searchConfig(environment: Environment): Pick<ThemeConfig, 'algolia'> {
  return environment.DOCS_ALGOLIA_APP_ID === ''
    ? {}
    : {
        algolia: {
          appId: environment.DOCS_ALGOLIA_APP_ID,
          apiKey: environment.DOCS_ALGOLIA_API_KEY,
          indexName: environment.DOCS_ALGOLIA_INDEX,
          contextualSearch: true,
        },
      };
}

/** What the pages need to know of comments, analytics and API servers; only what is set. */
export function serviceFields(environment: Environment): ServiceFields & Record<string, unknown> {
  const apiServers = {
    cf: environment.DOCS_API_CF,
    cn: environment.DOCS_API_CN,
    de: environment.DOCS_API_DE,
  };
  const foreignScripts = [environment.DOCS_ANALYTICS_SCRIPT, environment.DOCS_ADS_SCRIPT].flatMap(
    (addresses) => addresses.split(' ').filter(Boolean),
  );
  return {
    apiServers: Object.fromEntries(
      Object.entries(apiServers).filter(([, origin]) => origin !== ''),
    ),
    ...(foreignScripts.length === 0 ? {} : {foreignScripts}),
    ...(environment.DOCS_GISCUS_REPO === ''
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
