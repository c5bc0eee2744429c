import type {Saying} from './query';
import type {EntryKind} from './records';

/*
 * The index of one language as files. A reader fetches the titles of pages, then only the pieces that a query needs: terms
 * for the words typed, with the sections that are called so, texts for the results on screen, the word list when a word looks
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

/** Whether a file of the index is a piece of its terms. */
export const isTermsPiece = (name: string): boolean => /^terms-\d+\.json$/.test(name);

/**
 * What a section is called: its element ID, title, and other names if there are any. Those of pages are terms. If the page has
 * other sections with its title, the heading above it comes last.
 */
export type PackedSection = readonly [
  anchor: string,
  title: string,
  names?: readonly string[],
  under?: string,
];

/**
 * Every page of the site, what ranking must know of each section that a query finds, and where the other pieces start. What
 * sections are called is in the pieces, because few of the 5,000 are ever shown.
 */
export interface TitlesFile {
  /** Path and title of each page, and a letter for each of its sections (`letterOf`), the first of which is the page itself. */
  readonly pages: readonly (readonly [path: string, title: string, sections: string])[];
  /** For each row of the site, in order: a number that all rows with its title share, 0 if it's the only one. */
  readonly rowTitles: readonly number[];
  /** First term of each piece of terms, in the order of {@link compareTerms}. */
  readonly terms: readonly string[];
  /** How many sections each piece of texts has. */
  readonly texts: readonly number[];
  /** What readers of the language say, and its pages write instead ({@link packSaying}). */
  readonly sayings: readonly string[];
}

/** A saying as text, `lag,laggy>slow`: every search loads all of them. */
export function packSaying({said, written}: Saying): string {
  return `${said.join(',')}>${written.join(',')}`;
}

/** Reads what {@link packSaying} has written. */
export function readSaying(packed: string): Saying {
  const [said = [], written = []] = packed.split('>').map((side) => side.split(','));
  return {said, written};
}

/**
 * Sections that have a term, as pairs of numbers: how far the section's number is after the previous one, and
 * the score of the term there.
 */
export type Postings = readonly number[];

/** The numbers in {@link Postings}, each with the score there. */
export function readPostings(
  postings: Postings,
): readonly (readonly [number: number, score: number])[] {
  const read: [number, number][] = [];
  let number = 0;
  for (let at = 0; at + 1 < postings.length; at += 2) {
    number += postings[at] ?? 0;
    read.push([number, postings[at + 1] ?? 0]);
  }
  return read;
}

/** In terms that are whole names of pages or whole queries (`nameTerm`); no word has it. */
export const NAME_MARK = '=';

/** Score of such a term: for a keyword of a page, and for a query that a section answers. */
export const KEYWORD_SCORE = 1;
export const ANSWER_SCORE = 2;

/** A term, the sections that have it, and the pages that have it in their title, which every section inherits. */
export type PackedTerm = readonly [term: string, sections: Postings, pages?: Postings];

/** A range of terms, sorted, and the sections that have one of them in what they're called. */
export interface TermsFile {
  readonly terms: readonly PackedTerm[];
  readonly sections: readonly NamedSection[];
}

/** A section by its number, and what it's called. If it's a number only, the piece with its text says so. */
type NamedSection = number | readonly [id: number, ...section: PackedSection];

/** Texts of a range of sections, and what these are called. */
export type TextsFile = readonly (readonly [text: string, ...section: PackedSection])[];

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

const LETTERS = {page: 'p', section: 's', row: 'r'} as const;

/** The letter that stands for a section: that of its kind, a capital if its title says what goes wrong. */
export function letterOf(kind: EntryKind, isSymptom: boolean): string {
  return isSymptom ? LETTERS[kind].toUpperCase() : LETTERS[kind];
}

/** What a section's letter says. */
export function readLetter(letter: string): {
  readonly kind: EntryKind;
  readonly isSymptom: boolean;
} {
  const small = letter.toLowerCase();
  const kind = small === LETTERS.page ? 'page' : small === LETTERS.row ? 'row' : 'section';
  return {kind, isSymptom: letter !== small};
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
