import {
  indexFile,
  SEARCH_MANIFEST,
  type CharactersFile,
  type SearchManifest,
  type TermsFile,
  type TextsFile,
  type TitlesFile,
  type WordsFile,
} from '../../shared/search/indexFiles';

/** Where the pieces of an index come from; each is loaded once. */
export interface IndexSource {
  /** Base URL path of the language; `/` if it isn't set. */
  readonly baseUrl?: string;
  readonly titles: () => Promise<TitlesFile>;
  readonly words: () => Promise<WordsFile>;
  readonly characters: () => Promise<CharactersFile>;
  readonly terms: (piece: number) => Promise<TermsFile>;
  readonly texts: (piece: number) => Promise<TextsFile>;
}

/**
 * Loads the pieces of one language's index from its files.
 *
 * @param baseUrl base URL path of the language, such as `/zh/`
 * @param load fetches and parses a JSON file; rejects when it can't
 */
export function createIndexSource(
  baseUrl: string,
  load: (url: string) => Promise<unknown>,
): IndexSource {
  const manifestUrl = baseUrl + SEARCH_MANIFEST;
  const loadFolder = remembered(
    async () => parseManifest(await load(manifestUrl), manifestUrl).folder,
  );
  const file = memoizedLoad(async (name: string) => load((await loadFolder()) + name));
  // The files are written together with this code; only their kind is checked.
  return {
    baseUrl,
    titles: async () => parsed(await file(indexFile.titles), isTitlesFile, indexFile.titles),
    words: async () => parsed(await file(indexFile.words), isTextList, indexFile.words),
    characters: async () =>
      parsed(await file(indexFile.characters), isCharactersFile, indexFile.characters),
    terms: async (piece) =>
      parsed(await file(indexFile.terms(piece)), isTermsFile, indexFile.terms(piece)),
    texts: async (piece) =>
      parsed(await file(indexFile.texts(piece)), isTextsFile, indexFile.texts(piece)),
  };
}

/** Calls a loader once; after a failure, the next call tries again. */
function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  const loadNamed = memoizedLoad(load);
  return () => loadNamed('');
}

function memoizedLoad<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const results = new Map<string, Promise<T>>();
  return (name) => {
    const known = results.get(name);
    if (known) return known;
    const result = load(name).catch((error: unknown) => {
      results.delete(name);
      throw error;
    });
    results.set(name, result);
    return result;
  };
}

function parseManifest(value: unknown, url: string): SearchManifest {
  if (
    typeof value === 'object' &&
    value !== null &&
    'folder' in value &&
    typeof value.folder === 'string'
  ) {
    return {folder: value.folder};
  }
  throw new Error(`${url} isn't the manifest of a search index. Build the site again.`);
}

function parsed<T>(value: unknown, isKind: (value: unknown) => value is T, name: string): T {
  if (isKind(value)) return value;
  throw new Error(`${name} isn't a file of a search index. Build the site again.`);
}

function isTitlesFile(value: unknown): value is TitlesFile {
  return typeof value === 'object' && value !== null && 'pages' in value && 'terms' in value;
}

function isTermsFile(value: unknown): value is TermsFile {
  return typeof value === 'object' && value !== null && 'terms' in value && 'sections' in value;
}

function isTextsFile(value: unknown): value is TextsFile {
  return Array.isArray(value);
}

function isCharactersFile(value: unknown): value is CharactersFile {
  return isTextList(value) && value.length === 2;
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}
