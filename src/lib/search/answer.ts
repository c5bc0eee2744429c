import {createSearchEngine, type Finding, type NearTitle, type SearchEngine} from './engine';
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
  /** Pages with near titles, when there are no places. */
  readonly near: readonly NearTitle[];
}

export interface SearchRequest {
  readonly query: string;
  readonly area?: SearchArea | undefined;
  readonly limit?: number | undefined;
  readonly limitPerPage?: number | undefined;
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
 * Answers queries from the index files of one locale: at once from the titles; the texts are fetched after
 * the first answer, or before it when titles do not answer.
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
    return parseList<HeadsFile>(await load(heads), heads);
  });
  const byTitle = remembered(async () =>
    createSearchEngine(unpackIndex(await loadHeads()), synonyms),
  );
  const byText = remembered(async () => {
    const heads = await loadHeads();
    const {bodies} = await loadManifest();
    const texts = parseList<BodiesFile>(await load(bodies), bodies);
    isTextLoaded = true;
    return createSearchEngine(unpackIndex(heads, texts), synonyms);
  });
  let isTextLoaded = false;

  async function search(request: SearchRequest): Promise<SearchAnswer> {
    if (isTextLoaded) return answerOf(await byText(), request);
    const first = answerOf(await byTitle(), request);
    const texts = byText();
    if (first.places.length >= ENOUGH_BY_TITLE) {
      // Fetched for the next query; a failure shows when the texts are needed.
      texts.catch(() => undefined);
      return first;
    }
    return answerOf(await texts, request);
  }

  return {search, warm: async () => void (await byTitle())};
}

function answerOf(engine: SearchEngine, {query, ...options}: SearchRequest): SearchAnswer {
  const findings = engine.search(query, withoutUndefined(options));
  return {
    places: findings.map(placeOf),
    near: findings.length > 0 ? [] : engine.nearestTitles(query, {area: options.area}),
  };
}

function placeOf({path, anchor, kind, area, title, names, body, pageTitle, matched}: Finding): FoundPlace {
  const words = new Set(matched);
  // A row found by another name of it, such as an environment variable, shows that name.
  const others = kind === 'page' ? [] : names.filter((name) => markWords(name, words).includes('<mark>'));
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
function parseList<T extends readonly unknown[]>(value: unknown, url: string): T {
  if (!Array.isArray(value)) {
    throw new Error(`${url} is not a file of a search index. Build the site again.`);
  }
  return value as unknown as T;
}

function withoutUndefined<T extends object>(options: T): {[K in keyof T]?: Exclude<T[K], undefined>} {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as {[K in keyof T]?: Exclude<T[K], undefined>};
}
