/** Texts of one part of the site, written by `src/plugins/bundle`. */
declare module '@generated/*Texts' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

/** Ids of the API servers' applications by provider, written by `src/plugins/bundle`. */
declare module '@generated/clientIds' {
  const clientIds: Readonly<Record<string, string>>;
  export default clientIds;
}

/** Pages of the helpers, by name of the helper, written by `src/plugins/bundle`. */
declare module '@generated/helperPages' {
  import type {HelperPage} from '@site/src/build/tokenTools';

  const helperPages: Readonly<Partial<Record<string, HelperPage>>>;
  export default helperPages;
}

/** The look of the site (`src/theme/SiteMode`), or nothing if it has none of its own, written by `src/plugins/bundle`. */
declare module '@generated/siteMode' {
  import type {ReactNode} from 'react';

  export default function SiteMode(): ReactNode;
}

/** What the scripts of `src/early` know of the build, written by `src/build/bundleScript.ts`. */
declare module '@generated/siteBase' {
  /** Base URL path of the site, `/` or a folder such as `/docs/`. */
  export const siteBase: string;
  /** Folders of the languages that aren't at the root. */
  export const languageFolders: readonly string[];
}

// A name that the bundler puts its own function in place of. It can be replaced.
// eslint-disable-next-line no-var
declare var __webpack_chunk_load__: (chunk: string | number) => Promise<void>;

/** Search terms of drivers, by their page, written by `src/plugins/bundle`. */
declare module '@generated/driverSearchTerms' {
  const terms: Readonly<Record<string, string>>;
  export default terms;
}

/** Routes that API pages can send requests to, written by `src/plugins/api-runner`. */
declare module '@generated/site-api-runner/default/routes.json' {
  import type {RunnerRoutes} from '@site/src/lib/shared/runnerRoute';

  const routes: RunnerRoutes;
  export default routes;
}

/** URLs of the files with what builders need to know, by name, written by `src/plugins/builders`. */
declare module '@generated/site-builders/default/*Urls' {
  const urls: Readonly<Partial<Record<string, string>>>;
  export default urls;
}
