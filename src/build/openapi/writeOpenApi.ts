import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {parseLocaleCode} from '../../lib/shared/localized';
import {loadFacts, routeKey} from '../facts/facts';
import {routePages, titleOf} from '../pages/readDocs';
import {permalinkOf} from '../pages/pagePaths';
import {openApiDocument} from './document';
import {OPENAPI_FILE} from './fileName';

/** Overview of the API, below `docs`. */
const OVERVIEW_PAGE = 'guide/api/index';

/** What the description of the API needs to know of the site. */
type OpenApiSite = Pick<LoadContext, 'siteDir' | 'baseUrl' | 'siteConfig' | 'i18n'>;

/** Text of `openapi.json` in the language of the build. */
export function openApiText({siteDir, baseUrl, siteConfig, i18n}: OpenApiSite): string {
  const locale = parseLocaleCode(i18n.currentLocale);
  const pages = routePages(siteDir);
  const addressOf = (doc: string): string =>
    `${siteConfig.url}${baseUrl.replace(/\/$/, '')}${permalinkOf(doc)}`;
  const document = openApiDocument(loadFacts(siteDir), {
    locale,
    overview: addressOf(OVERVIEW_PAGE),
    docsOf: (route) => {
      const key = routeKey(route);
      const page = pages.get(key) ?? pages.get(route.id);
      return page === undefined
        ? undefined
        : {description: titleOf(siteDir, locale, page), url: `${addressOf(page)}#api-${key}`};
    },
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Writes the description of the API in one language, `openapi.json`. */
export async function writeOpenApi(site: OpenApiSite, folder: string): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  await fs.writeFile(path.join(folder, OPENAPI_FILE), openApiText(site));
}
