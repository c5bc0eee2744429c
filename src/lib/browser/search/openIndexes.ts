import type {ExcerptSource, IndexAnswer, IndexSearch, SearchRequest} from './answer';

/** What an index answers, and which one it was. */
interface NumberedAnswer extends IndexAnswer {
  /** Number of the index, for {@link OpenIndexes.excerpts}. */
  readonly index: number;
}

/** The indexes that searches have opened. Every method rejects when a piece can't be loaded. */
export interface OpenIndexes {
  /** Loads what every query needs, before the first one. */
  readonly warm: (baseUrl: string) => Promise<void>;
  readonly search: (baseUrl: string, request: SearchRequest) => Promise<NumberedAnswer>;
  /** HTML with marks of each, '' without a text, even if it can't be loaded. */
  readonly excerpts: (
    index: number,
    sources: readonly ExcerptSource[],
  ) => Promise<readonly string[]>;
}

/**
 * Keeps the index of each language open. When a piece fails, a new build may have replaced the index, so the
 * next search opens it again. Sections have other numbers in it, so what was found before keeps its own index.
 *
 * @param open opens the index of a language by its base URL path, such as `/zh/`
 */
export function createOpenIndexes(open: (baseUrl: string) => IndexSearch): OpenIndexes {
  const opened: IndexSearch[] = [];
  const current = new Map<string, number>();

  async function ask<Answer>(
    baseUrl: string,
    question: (search: IndexSearch, index: number) => Promise<Answer>,
  ): Promise<Answer> {
    const index = current.get(baseUrl) ?? opened.push(open(baseUrl)) - 1;
    current.set(baseUrl, index);
    try {
      return await question(at(index), index);
    } catch (error) {
      // Another question may have opened the next one meanwhile.
      if (current.get(baseUrl) === index) current.delete(baseUrl);
      throw error;
    }
  }

  function at(index: number): IndexSearch {
    const search = opened[index];
    if (!search) throw new Error(`No search index has the number ${index}. Search again.`);
    return search;
  }

  return {
    warm: (baseUrl) => ask(baseUrl, (search) => search.warm()),
    search: (baseUrl, request) =>
      ask(baseUrl, async (search, index) => ({...(await search.search(request)), index})),
    async excerpts(index, sources) {
      const search = at(index);
      // A result is as good without its text.
      return Promise.all(sources.map((source) => search.excerpt(source).catch(() => '')));
    },
  };
}
