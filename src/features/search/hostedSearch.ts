import {liteClient} from 'algoliasearch/lite';
import {areaOfPath, type SearchArea} from '@site/src/lib/search/records';
import {escapeHtml} from '@site/src/lib/search/highlight';
import type {FoundPlace} from '@site/src/lib/search/answer';
import type {EmbeddedAnswer} from './embeddedSearch';
import type {SearchAccount} from './useSearchAccount';

/** What a record of the crawler holds, as far as the page shows it. */
interface HostedRecord {
  readonly url: string;
  readonly type: string;
  readonly content?: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly _snippetResult?: {readonly content?: {readonly value: string}};
}

/** Asks Algolia for the search page, in the language of the page. */
export async function searchHosted(
  {appId, apiKey, indexName, locale}: SearchAccount,
  {
    query,
    area,
    limit,
  }: {readonly query: string; readonly area: SearchArea | undefined; readonly limit: number},
): Promise<EmbeddedAnswer> {
  const {results} = await liteClient(appId, apiKey).search<HostedRecord>({
    requests: [
      {
        indexName,
        query,
        hitsPerPage: limit,
        facetFilters: [`language:${locale}`],
        attributesToSnippet: ['content:24'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  });
  const places = results
    .flatMap((result) => ('hits' in result ? (result.hits as readonly HostedRecord[]) : []))
    .map(placeOf)
    .filter((place) => area === undefined || place.area === area);
  return {places, near: [], inOtherLanguage: [], isByTitle: false};
}

function placeOf({url, hierarchy, type, content, _snippetResult}: HostedRecord): FoundPlace {
  const {pathname, hash} = new URL(url);
  const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'].map((level) => hierarchy[level]);
  const title = levels.find((text) => typeof text === 'string' && text !== '') ?? pathname;
  return {
    url: pathname + hash,
    kind: type === 'lvl1' ? 'page' : 'section',
    area: areaOfPath(pathname),
    title,
    pageTitle: hierarchy['lvl1'] ?? title,
    titleHtml: escapeHtml(title),
    excerptHtml: onlyMarks(_snippetResult?.content?.value ?? content ?? ''),
  };
}

/** The answer of another host is shown as text, except for its marks. */
function onlyMarks(html: string): string {
  return escapeHtml(html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'))
    .replaceAll('&lt;mark&gt;', '<mark>')
    .replaceAll('&lt;/mark&gt;', '</mark>');
}
