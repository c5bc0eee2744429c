import {proseOf} from './prose';

/** Words of a language with spaces that a reader takes in per minute. */
export const WORDS_PER_MINUTE = 240;
/** Chinese characters that a reader takes in per minute. */
export const HAN_CHARACTERS_PER_MINUTE = 400;
/** The shortest time shown (specification section 5). */
export const MIN_READING_MINUTES = 1;

/** How long a text is. */
export interface ReadingTime {
  /** Whole minutes, one at least. */
  readonly minutes: number;
  /** Words; in Chinese, characters. */
  readonly words: number;
}

const HAN = /\p{Script=Han}/gu;
const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/**
 * Length of a page's prose (specification sections 2 and 5). Code and tables of facts are looked up rather
 * than read, so they do not count; Chinese is counted by characters, everything else by words.
 *
 * @param body the page's text in Markdown, without frontmatter
 */
export function readingTime(body: string): ReadingTime {
  const prose = proseOf(body);
  const characters = prose.match(HAN)?.length ?? 0;
  const words = prose.replace(HAN, ' ').match(WORD)?.length ?? 0;
  const minutes = characters / HAN_CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE;
  return {
    minutes: Math.max(MIN_READING_MINUTES, Math.round(minutes)),
    words: characters + words,
  };
}
