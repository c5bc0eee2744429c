/** Hosts that the pages of the fixture site use. None of them exists; the stub answers in their place. */
export const hosts = {
  analytics: 'https://count.example.com',
  ads: 'https://ads.example.com',
  search: 'https://fixtureapp-dsn.algolia.net',
  comments: 'https://giscus.app',
} as const;

/** Configuration of the fixture site, in the variables that `docs-internal/configuration.md` lists. */
export const fixtureEnvironment = {
  DOCS_URL: 'https://fixture.example.com',
  DOCS_REPO: 'https://gitlab.example.com/team/fixture',
  DOCS_REPO_HOST: 'gitlab',
  DOCS_REPO_BRANCH: 'next',
  DOCS_ALGOLIA_APP_ID: 'FIXTUREAPP',
  DOCS_ALGOLIA_API_KEY: 'search-only',
  DOCS_ALGOLIA_INDEX: 'fixture',
  DOCS_GISCUS_REPO: 'team/fixture',
  DOCS_GISCUS_REPO_ID: 'R_1',
  DOCS_GISCUS_CATEGORY: 'Pages',
  DOCS_GISCUS_CATEGORY_ID: 'C_1',
  DOCS_ANALYTICS_SCRIPT: `${hosts.analytics}/one.js ${hosts.analytics}/two.js`,
  DOCS_ADS_SCRIPT: `${hosts.ads}/ads.js`,
  DOCS_API_CF: 'https://cf.example.com',
  DOCS_API_CN: 'https://cn.example.com',
  DOCS_API_DE: 'https://de.example.com',
} as const;

/** Configuration of the fixture site in a folder of its host: the embedded search, and nothing of other hosts. */
export const subpathEnvironment = {
  DOCS_URL: fixtureEnvironment.DOCS_URL,
  DOCS_BASE: '/team/docs/',
} as const;
