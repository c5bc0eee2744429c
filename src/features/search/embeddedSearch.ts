import type {SearchAnswer, SearchRequest} from '@site/src/lib/search/answer';
import type {WorkerQuestion, WorkerReply} from './workerMessages';

/** The index of one locale. */
export interface LocaleIndex {
  /** Starts fetching it, ahead of the first query. */
  readonly warm: () => void;
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
}

/** What the embedded search answers: this language, and when it has nothing, the other one. */
export interface EmbeddedAnswer extends SearchAnswer {
  readonly inOtherLanguage: SearchAnswer['places'];
}

/** How many places of the other language are shown. */
const OTHER_LANGUAGE_LIMIT = 8;

const indexes = new Map<string, LocaleIndex>();

/**
 * The index of a locale, in a worker that starts when it is wanted and stays.
 *
 * @param baseUrl base address of the locale, such as `/zh/`
 */
export function localeIndex(baseUrl: string): LocaleIndex {
  const known = indexes.get(baseUrl);
  if (known) return known;
  const index = createIndex(baseUrl);
  indexes.set(baseUrl, index);
  return index;
}

function createIndex(baseUrl: string): LocaleIndex {
  const waiting = new Map<number, Resolvers>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./search.worker.ts', import.meta.url), {name: baseUrl});
    started.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
      const promise = waiting.get(data.id);
      waiting.delete(data.id);
      if ('answer' in data) promise?.resolve(data.answer);
      else promise?.reject(new Error(data.error));
    });
    // The worker's own script could not be loaded: the next query starts another.
    started.addEventListener('error', () => {
      worker = undefined;
      for (const {reject} of waiting.values())
        reject(new Error('The search could not be started.'));
      waiting.clear();
    });
    return started;
  }

  return {
    warm: () => void (worker ??= start()),
    search: (request) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        lastId += 1;
        waiting.set(lastId, {resolve, reject});
        worker.postMessage({id: lastId, request} satisfies WorkerQuestion);
      }),
  };
}

interface Resolvers {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Searches a language, and when nothing is there, the other one.
 *
 * @param own index of the page's language
 * @param other index of the other language; its failure is not the reader's concern
 */
export async function searchBoth(
  own: LocaleIndex,
  other: LocaleIndex,
  request: SearchRequest,
): Promise<EmbeddedAnswer> {
  const answer = await own.search(request);
  if (answer.places.length > 0) return {...answer, inOtherLanguage: []};
  const {places} = await other
    .search({...request, limit: OTHER_LANGUAGE_LIMIT})
    .catch((): Pick<SearchAnswer, 'places'> => ({places: []}));
  return {...answer, inOtherLanguage: places};
}
