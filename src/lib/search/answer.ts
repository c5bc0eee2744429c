import {
  createSearchEngine,
  createSearchEngineInSlices,
  type Finding,
  type NearTitle,
  type SearchEngine,
} from './engine';
import {excerpt, markWords} from './highlight';
import type {SynonymGroups} from './query';
import {
  unpackIndex,
  type BodiesFile,
  type EntryKind,
  type HeadsFile,
  type SearchArea,
  type SearchManifest,
} from './records';

/** A place found, ready to be shown. */
export interface FoundPlace {
  /** Address from the root of the site, with the hash. */
  readonly url: string;
  readonly kind: EntryKind;
  readonly area: SearchArea;
  /** Plain text. */
  readonly title: string;
  readonly pageTitle: string;
  /** HTML with marks. */
  readonly titleHtml: string;
  /** HTML with marks; '' as long as texts are not loaded. */
  readonly excerptHtml: string;
}

/** What one locale's index answers. */
export interface SearchAnswer {
  readonly places: readonly FoundPlace[];
  /** Suggestions, when there are no places. */
  readonly near: readonly NearTitle[];
  /** Whether only titles were searched, because the texts are still on their way. */
  readonly isByTitle: boolean;
}

export interface SearchRequest {
  readonly query: string;
  readonly area?: SearchArea | undefined;
  readonly limit?: number | undefined;
  readonly limitPerPage?: number | undefined;
  /** Answers from the texts even when they must be fetched first. */
  readonly withTexts?: boolean | undefined;
}

/** Answers queries of one locale. */
export interface SearchService {
  /** Fetches the titles ahead of the first query. */
  readonly warm: () => Promise<void>;
  /** Rejects when the files of the index cannot be had; the next call tries again. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
}

/** With fewer places than this by titles alone, the texts are waited for. */
const ENOUGH_BY_TITLE = 3;

/**
 * Answers queries from the index files of one locale: at once from the titles, until the texts have come
 * and are ready; they are fetched after the first answer, or before it when titles do not answer.
 *
 * @param manifestUrl address of the locale's manifest
 * @param load fetches and parses a JSON file; rejects when it cannot
 * @param synonyms words that say the same
 */
export function createSearchService(
  manifestUrl: string,
  load: (url: string) => Promise<unknown>,
  synonyms: SynonymGroups,
): SearchService {
  const loadManifest = remembered(async () => parseManifest(await load(manifestUrl), manifestUrl));
  const loadHeads = remembered(async () => {
    const {heads} = await loadManifest();
    return parseList(await load(heads), heads) as HeadsFile;
  });
  const byTitle = remembered(async () =>
    createSearchEngine(unpackIndex(await loadHeads()), synonyms),
  );
  const byText = remembered(async () => {
    const heads = await loadHeads();
    const {bodies} = await loadManifest();
    const texts = parseList(await load(bodies), bodies) as BodiesFile;
    const engine = await createSearchEngineInSlices(unpackIndex(heads, texts), synonyms);
    isTextReady = true;
    return engine;
  });
  let isTextReady = false;
  let shown: {readonly key: string; readonly urls: readonly string[]} = {key: '', urls: []};

  async function search(request: SearchRequest): Promise<SearchAnswer> {
    const key = JSON.stringify([request.query, request.area]);
    if (!isTextReady && request.withTexts !== true) {
      const answer = answerOf(await byTitle(), request, true);
      if (answer.places.length >= ENOUGH_BY_TITLE) {
        shown = {key, urls: answer.places.map(({url}) => url)};
        // Fetched for what comes next; a failure shows when the texts are needed.
        byText().catch(() => undefined);
        return answer;
      }
    }
    const answer = answerOf(await byText(), request, false);
    return key === shown.key ? {...answer, places: inOrderOf(shown.urls, answer.places)} : answer;
  }

  return {search, warm: () => byTitle().then(() => undefined)};
}

/** Places the reader sees already stay where they are; what the texts have added follows. */
function inOrderOf(urls: readonly string[], places: readonly FoundPlace[]): readonly FoundPlace[] {
  const rank = ({url}: FoundPlace): number => {
    const index = urls.indexOf(url);
    return index === -1 ? urls.length : index;
  };
  return [...places].sort((a, b) => rank(a) - rank(b));
}

function answerOf(engine: SearchEngine, request: SearchRequest, isByTitle: boolean): SearchAnswer {
  const {query, area, limit, limitPerPage} = request;
  const findings = engine.search(query, {
    area,
    ...(limit === undefined ? {} : {limit}),
    ...(limitPerPage === undefined ? {} : {limitPerPage}),
  });
  return {
    places: findings.map(placeOf),
    near: findings.length > 0 ? [] : engine.nearestTitles(query, {area}),
    isByTitle,
  };
}

function placeOf({
  path,
  anchor,
  kind,
  area,
  title,
  names,
  body,
  pageTitle,
  matched,
}: Finding): FoundPlace {
  const words = new Set(matched);
  // A row found by another name of it, such as an environment variable, shows that name.
  const others =
    kind === 'page' ? [] : names.filter((name) => markWords(name, words).includes('<mark>'));
  const text = [...others, body].filter((part) => part !== '').join(' · ');
  return {
    url: anchor === '' ? path : `${path}#${anchor}`,
    kind,
    area,
    title,
    pageTitle,
    titleHtml: markWords(title, words),
    excerptHtml: excerpt(text, words),
  };
}

/** Calls a loader once; after a failure the next call tries again. */
function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= load().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

function parseManifest(value: unknown, url: string): SearchManifest {
  if (
    typeof value === 'object' &&
    value !== null &&
    'heads' in value &&
    'bodies' in value &&
    typeof value.heads === 'string' &&
    typeof value.bodies === 'string'
  ) {
    return {heads: value.heads, bodies: value.bodies};
  }
  throw new Error(`${url} is not the manifest of a search index. Build the site again.`);
}

/** The files are written together with this code; only their kind is checked. */
function parseList(value: unknown, url: string): readonly unknown[] {
  if (!Array.isArray(value)) {
    throw new Error(`${url} is not a file of a search index. Build the site again.`);
  }
  return value;
}
