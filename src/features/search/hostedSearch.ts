import {liteClient, type FacetFilters} from 'algoliasearch/lite';
import {areaOfPath, type SearchArea} from '@site/src/lib/shared/search/records';
import {sitePath} from '@site/src/lib/browser/sitePath';
import {escapeHtml} from '@site/src/lib/browser/search/highlight';
import type {FoundSection} from '@site/src/lib/browser/search/answer';
import type {SearchResult} from './embeddedSearch';
import type {SearchAccount} from './useSearchAccount';

/** What a record of the crawler holds, as far as it's shown. */
interface HostedRecord {
  readonly url: string;
  readonly type: string;
  readonly content?: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly _snippetResult?: {readonly content?: {readonly value: string}};
}

/** How the theme limits the hosted search to the page's language and version, and reads its URLs. */
export interface HostedScope {
  readonly facetFilters: FacetFilters;
  readonly processUrl: (url: string) => string;
}

/** Asks Algolia. */
export async function searchHosted(
  {appId, apiKey, indexName}: SearchAccount,
  {facetFilters, processUrl}: HostedScope,
  {
    query,
    area,
    limit,
  }: {readonly query: string; readonly area: SearchArea | undefined; readonly limit: number},
): Promise<SearchResult> {
  const {results} = await liteClient(appId, apiKey).search<HostedRecord>({
    requests: [
      {
        indexName,
        query,
        hitsPerPage: limit,
        facetFilters,
        attributesToSnippet: ['content:24'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  });
  const sections = results
    .flatMap((result) => ('hits' in result ? (result.hits as readonly HostedRecord[]) : []))
    .map((record) => sectionOf(record, processUrl))
    // Crawlers name the parts of a site as they like; its URLs say the same everywhere.
    .filter((section) => area === undefined || section.area === area);
  return {sections, total: sections.length, near: [], inOtherLanguage: []};
}

function sectionOf(
  {url, hierarchy, type, content, _snippetResult}: HostedRecord,
  processUrl: HostedScope['processUrl'],
): FoundSection {
  const {pathname} = new URL(url);
  const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'].map((level) => hierarchy[level]);
  const title = levels.find((text) => typeof text === 'string' && text !== '') ?? pathname;
  const excerptHtml = onlyMarks(_snippetResult?.content?.value ?? content ?? '');
  return {
    url: processUrl(url),
    kind: type === 'lvl1' ? 'page' : 'section',
    area: areaOfPath(sitePath(pathname)),
    title,
    pageTitle: hierarchy['lvl1'] ?? title,
    titleHtml: escapeHtml(title),
    loadExcerpt: () => Promise.resolve(excerptHtml),
  };
}

/** The response of another host is shown as text, except for its marks. */
function onlyMarks(html: string): string {
  return escapeHtml(html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'))
    .replaceAll('&lt;mark&gt;', '<mark>')
    .replaceAll('&lt;/mark&gt;', '</mark>');
}
