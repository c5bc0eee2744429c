import {UNSPACED_LETTER} from '../unspacedLetters';

/*
 * How text becomes words, for the index and for queries alike. Chinese, and Japanese like it, is cut into overlapping pairs of
 * characters, which need no dictionary; Latin names are kept whole and in parts, so that `oauth_token_url`
 * answers to `oauth_token_url`, `oauth token url` and `token`.
 */

const HAN = UNSPACED_LETTER;
const LETTER = String.raw`(?:(?!${HAN})[\p{L}\p{N}])`;

/** A run of Chinese or Japanese, or a Latin word with what is joined to it by `_`, `-`, `.` or `/`. */
export const CHUNK = new RegExp(`${HAN}+|${LETTER}+(?:[-_./:@'’]+${LETTER}+)*`, 'gu');

const ALL_HAN = new RegExp(`^${HAN}+$`, 'u');

/** Longest name that is kept whole; longer ones are addresses no one types. */
const WHOLE_LENGTH = 48;

/** A piece of text that is cut into words in one way. */
export type Chunk =
  | {readonly script: 'han'; readonly text: string}
  | {
      readonly script: 'latin';
      /** The parts put together: `oauthtokenurl`. */
      readonly whole: string;
      /** `oauth`, `token`, `url`; one part when the name has no joints. */
      readonly parts: readonly string[];
    };

/** Marks on Latin letters: who types `dócker` means `docker`. */
const LATIN_MARKS = /(?<=\p{Script=Latin})\p{M}+/gu;

/** Full-width letters narrow, Latin letters without marks. */
function plainLetters(text: string): string {
  return text.normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFKC');
}

/** Form in which text is compared: plain letters, no capitals. */
export function normalizeText(text: string): string {
  return plainLetters(text).toLowerCase();
}

/** Text without spaces and signs: two spellings of one name become equal. */
export function normalizeName(text: string): string {
  return normalizeText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Last part of a page's path: a name of the page. */
export function slugOf(path: string): string {
  return path
    .replace(/\/$/, '')
    .replace(/^.*\//, '')
    .replace(/\.html$/, '');
}

/** `won't`, `cannot`, and how they are typed in a hurry: all of them say "not". */
const NEGATION =
  /^(?:[a-z]+n['’]t|cannot|(?:ca|wo|do|does|did|is|are|was|has|have|could|would|should)nt)$/i;

/** Ends of words that are said together: `it's`, `user's`, `I'm`. */
const CONTRACTED_END = /['’](?:s|re|m|ll|ve|d)$/i;

/** Cuts text into runs of Chinese and Latin names, in order. */
export function chunksOf(text: string): readonly Chunk[] {
  return (plainLetters(text).match(CHUNK) ?? []).map((chunk): Chunk => {
    if (isHan(chunk)) return {script: 'han', text: chunk};
    if (NEGATION.test(chunk)) return {script: 'latin', whole: 'not', parts: ['not']};
    const parts = chunk
      .replace(CONTRACTED_END, '')
      // A joint in the writing of the name: `OneDrive`, `123pan`.
      .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part !== '');
    return {script: 'latin', whole: parts.join(''), parts};
  });
}

/** Words under which text is found. */
export function indexWords(text: string): string[] {
  return chunksOf(text).flatMap((chunk) => {
    if (chunk.script === 'han') return hanWords(chunk.text);
    const parts = chunk.parts.flatMap((part) => [
      ...new Set([part, stem(part), ...digitParts(part)]),
    ]);
    const isJoined = chunk.parts.length > 1 && chunk.whole.length <= WHOLE_LENGTH;
    return isJoined ? [chunk.whole, ...parts] : parts;
  });
}

/**
 * Overlapping pairs of a run of Chinese, and its last character: so every single character begins some
 * word, and a search for words by their beginning finds it.
 */
export function hanWords(run: string): string[] {
  const all = characters(run);
  return all.map((character, index) => character + (all[index + 1] ?? ''));
}

/** Characters of a text; those beyond the first plane of Unicode stay whole. */
export function characters(text: string): readonly string[] {
  return Array.from(text);
}

/** Pairs of a run of Chinese in a query; a single character stays alone. */
export function hanPairs(run: string): readonly string[] {
  const words = hanWords(run);
  return words.length > 1 ? words.slice(0, -1) : words;
}

/** Whether a text is Chinese or Japanese only. */
export function isHan(text: string): boolean {
  return ALL_HAN.test(text);
}

/**
 * The word without English endings: `drivers`, `mounted`, `mounting`, `stopping`, `copied` become `driver`, `mount`, `mount`,
 * `stop`, `copy`.
 */
export function stem(word: string): string {
  if (!/^(?=[a-z]{4,}$).*(?:s|ing|ed)$/.test(word)) return word;
  return word
    .replace(/(?:ies|(?<=[a-z]{2})ied)$/, 'y')
    .replace(/(?<=[^suiy]|[aeo]y)s$/, '')
    .replace(/(?<=[a-z]{2})([bgmnpr])\1(?:ing|ed)$/, '$1')
    .replace(/(?<=[a-z]{3})(ing|ed)$/, '');
}

/** British spellings, and the American ones that our pages have; an ending that is neither finds nothing. */
const BRITISH: readonly (readonly [british: RegExp, american: string])[] = [
  [/(?<=[a-z]{3})is(?=(?:e|ed|es|er|ing|ation)$)/, 'iz'],
  [/(?<=[a-z]{3}ly)s(?=(?:e|ed|es|er|ing)$)/, 'z'],
  [/(?<=[a-z][bdhilv])our/, 'or'],
  [/(?<=[a-z][aeiou])ll(?=(?:ed|ing|er)$)/, 'l'],
  [/(?<=[a-z]{3})ce(?=s?$|d$)/, 'se'],
  [/(?<=[a-z]{2})tre(?=s?$)/, 'ter'],
  [/(?<=[a-z]{3}og)ue(?=s?$)/, ''],
  [/(?<=^program)me(?=s?$)/, ''],
  [/^grey/, 'gray'],
];

/** The American spelling of a word: `colour`, `customise`, `licence`; any other word as it is. */
export function americanSpelling(word: string): string {
  return BRITISH.reduce((text, [british, american]) => text.replace(british, american), word);
}

/** `123pan` is also found as `123` and `pan`. */
function digitParts(part: string): readonly string[] {
  const pieces = part.match(/\d{2,}|\p{L}{2,}/gu) ?? [];
  return pieces.length === 1 && pieces[0] === part ? [] : pieces;
}
