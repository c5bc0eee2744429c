import type {EntryKind} from './records';

/*
 * The index of one language as files. A reader fetches the titles, then only the pieces that a query
 * needs: terms for the words typed, texts for the results on screen, the word list when a word looks
 * misspelled, and the characters when a Chinese one isn't there.
 */

/** File at the root of a language. It's never cached, and names the folder that holds the other files. */
export const SEARCH_MANIFEST = 'search-index.json';

/** Content of {@link SEARCH_MANIFEST}. */
export interface SearchManifest {
  /** URL path of the folder, ending in a slash. It changes with the content. */
  readonly folder: string;
}

/** Names of the files in that folder. */
export const indexFile = {
  titles: 'titles.json',
  words: 'words.json',
  characters: 'characters.json',
  terms: (piece: number): string => `terms-${piece}.json`,
  texts: (piece: number): string => `texts-${piece}.json`,
} as const;

/** One section: its kind's first letter, element ID, title, and other names if there are any. Those of pages are terms. */
export type PackedSection = readonly [
  kind: 'p' | 's' | 'r',
  anchor: string,
  title: string,
  names?: readonly string[],
];

/** Every section of the site, by page, and where the other pieces start. */
export interface TitlesFile {
  readonly pages: readonly (readonly [path: string, sections: readonly PackedSection[]])[];
  /** First term of each piece of terms, in the order of {@link compareTerms}. */
  readonly terms: readonly string[];
  /** Number of the first section in each piece of texts. */
  readonly texts: readonly number[];
}

/**
 * Sections that have a term, as pairs of numbers: how far the section's number is after the previous one, and
 * the score of the term there.
 */
export type Postings = readonly number[];

/** In terms that are whole names of pages or whole queries (`nameTerm`); no word has it. */
export const NAME_MARK = '=';

/** Score of such a term: for a keyword of a page, and for a query that a section answers. */
export const KEYWORD_SCORE = 1;
export const ANSWER_SCORE = 2;

/** A term, the sections that have it, and the pages that have it in their title, which every section inherits. */
export type PackedTerm = readonly [term: string, sections: Postings, pages?: Postings];

/** A range of terms, sorted. */
export type TermsFile = readonly PackedTerm[];

/** Texts of a range of sections. */
export type TextsFile = readonly string[];

/** Latin words of the site, for misspellings. */
export type WordsFile = readonly string[];

/** Traditional Chinese characters, and in the same order the simplified ones that the site has instead. */
export type CharactersFile = readonly [traditional: string, simplified: string];

/** The index of one language. */
export interface IndexFiles {
  readonly titles: TitlesFile;
  readonly terms: readonly TermsFile[];
  readonly texts: readonly TextsFile[];
  readonly words: WordsFile;
  readonly characters: CharactersFile;
}

const kinds = {p: 'page', s: 'section', r: 'row'} as const;

/** The kind that a packed section's letter stands for. */
export function kindOf(letter: PackedSection[0]): EntryKind {
  return kinds[letter];
}

/** Order of terms within and across pieces: by code unit, the same in every browser and language. */
export function compareTerms(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Numbers of the pieces that can hold terms starting with a word. */
export function piecesFor(word: string, firstTerms: readonly string[]): readonly number[] {
  const after = firstTerms.findIndex((first) => first > word && !first.startsWith(word));
  const end = after === -1 ? firstTerms.length : after;
  const begin = firstTerms.findLastIndex((first) => first <= word);
  return Array.from({length: end - Math.max(begin, 0)}, (_, index) => Math.max(begin, 0) + index);
}
