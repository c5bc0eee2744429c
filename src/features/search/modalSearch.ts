import type {ComponentProps} from 'react';
import type {DocSearchModal} from '@docsearch/react/modal';
import {areaOfPath, type SearchArea} from '@site/src/lib/search/records';
import {createCalmSearch} from './calmSearch';
import {HOSTED_DEBOUNCE_MS, MODAL_LIMIT, MODAL_LIMIT_PER_PAGE} from './constants';
import {hitsOf, type DocSearchHit, type GroupTexts} from './docSearchHits';
import {localeIndex, searchBoth} from './embeddedSearch';
import type {SearchAccount} from './useSearchAccount';

type TransformClient = NonNullable<ComponentProps<typeof DocSearchModal>['transformSearchClient']>;
type Client = Parameters<TransformClient>[0];
type Answer = Awaited<ReturnType<Client['search']>>;

/** Where a search stands. */
export type SearchStatus =
  | {readonly name: 'idle' | 'searching' | 'failed'}
  | {readonly name: 'done'; readonly count: number};

/** The seam between the window of DocSearch and the search that answers. */
export interface ModalSearch {
  readonly transformSearchClient: TransformClient;
  /** Limits further searches to a part of the site. */
  readonly setArea: (area: SearchArea | undefined) => void;
  /** Tells whether text is being composed: it is searched for once it is finished. */
  readonly setComposing: (isComposing: boolean) => void;
}

/** What the window asks for; it asks for one index at a time. */
interface Question {
  readonly requests: readonly {readonly query: string; readonly hitsPerPage?: number}[];
}

/** What the window reads of an answer. */
interface Found {
  readonly hits: DocSearchHit[];
  readonly count: number;
  /** Resolves when a better answer to the same question can be had. */
  readonly improved?: Promise<unknown> | undefined;
}

/**
 * Puts the configured search behind the window.
 *
 * @param account which search answers
 * @param texts headings of groups
 * @param onStatus told where the latest search stands
 * @param onImproved told when the latest search, run again, would say more
 */
export function createModalSearch(
  account: SearchAccount,
  texts: GroupTexts,
  onStatus: (status: SearchStatus) => void,
  onImproved: () => void,
): ModalSearch {
  let area: SearchArea | undefined;
  let isComposing = false;
  let release: () => void = () => undefined;
  let latest = 0;
  let ready: Promise<unknown> | undefined;

  async function searchEmbedded({requests}: Question): Promise<Found> {
    const index = localeIndex(account.baseUrl);
    const request = {
      query: requests[0]?.query ?? '',
      area,
      limit: MODAL_LIMIT,
      limitPerPage: MODAL_LIMIT_PER_PAGE,
    };
    const answer = await searchBoth(index, localeIndex(account.otherBaseUrl), request);
    return {
      hits: hitsOf(answer, texts),
      count: answer.places.length,
      improved: answer.isByTitle
        ? whenReady(() => index.search({...request, withTexts: true}))
        : undefined,
    };
  }

  /** Asks for the texts once for all the queries that are answered before they come. */
  function whenReady(askForTexts: () => Promise<unknown>): Promise<unknown> {
    ready ??= askForTexts().finally(() => {
      ready = undefined;
    });
    return ready;
  }

  async function searchHosted(client: Client, question: Question): Promise<Found> {
    const {results} = await client.search(question as Parameters<Client['search']>[0]);
    const all = results.flatMap((result) =>
      'hits' in result ? (result.hits as unknown as DocSearchHit[]) : [],
    );
    // Crawlers name the parts of a site as they like; its addresses say the same everywhere.
    const hits = all.filter(
      ({url}) => area === undefined || areaOfPath(new URL(url).pathname) === area,
    );
    return {hits, count: hits.length};
  }

  return {
    setArea(next) {
      area = next;
    },
    setComposing(next) {
      isComposing = next;
      if (!isComposing) release();
    },
    transformSearchClient(client) {
      async function run(question: Question): Promise<Answer> {
        latest += 1;
        const turn = latest;
        const report = (status: SearchStatus): void => {
          if (turn === latest) onStatus(status);
        };
        report({name: 'searching'});
        try {
          const {hits, count, improved} = account.isHosted
            ? await searchHosted(client, question)
            : await searchEmbedded(question);
          report({name: 'done', count});
          // Without the texts the titles stand; the next search asks for them again.
          improved?.then(
            () => turn === latest && onImproved(),
            () => undefined,
          );
          const index = account.indexName;
          return {results: [{index, hits, nbHits: count}]};
        } catch (error) {
          report({name: 'failed'});
          throw new RetryError(error);
        }
      }

      const calm = createCalmSearch(run, {
        quietMs: account.isHosted ? HOSTED_DEBOUNCE_MS : 0,
        isComposing: () => isComposing,
      });
      release = calm.release;
      return {
        ...client,
        search: ((question: Question) => calm.search(question)) as Client['search'],
      };
    },
  };
}

/** The name by which the window knows that it shall show its failure screen. */
class RetryError extends Error {
  override readonly name = 'RetryError';

  constructor(cause: unknown) {
    super('The search failed.', {cause});
  }
}
