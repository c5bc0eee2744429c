import SearchableMap from 'minisearch/SearchableMap';

/** A word of the index that a misspelt one may mean. */
interface NearWord {
  readonly word: string;
  /** Letters in which they differ. */
  readonly distance: number;
}

/** The words of an index that can be misspelt. */
export interface Spelling {
  readonly add: (words: readonly string[]) => void;
  readonly near: (word: string) => readonly NearWord[];
}

/**
 * Collects Latin words, by themselves: among the pairs of Chinese characters, looking for a word that is
 * nearly the same would take ten times as long. Numbers and Chinese must be written as they are.
 */
export function createSpelling(): Spelling {
  const words = new SearchableMap<true>();
  const added = new Set<string>();
  return {
    add(more) {
      for (const word of more) {
        if (added.has(word) || !/^[a-z]{3,}$/.test(word)) continue;
        added.add(word);
        words.set(word, true);
      }
    },
    near(word) {
      if (!/^[a-z]{4,}$/.test(word)) return [];
      const found = words.fuzzyGet(word, word.length < 5 ? 1 : 2);
      return [...found].map(([near, [, distance]]) => ({word: near, distance}));
    },
  };
}
