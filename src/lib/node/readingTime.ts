import {UNSPACED_LETTER} from '../shared/unspacedLetters';
import {proseOf} from './prose';

/** Words of a language with spaces that a reader takes in per minute. */
export const WORDS_PER_MINUTE = 240;
/** Chinese or Japanese characters that a reader takes in per minute. */
export const HAN_CHARACTERS_PER_MINUTE = 400;
/** The shortest time shown (specification section 5). */
export const MIN_READING_MINUTES = 1;

/** Types of pages that people read from top to bottom. In all others, they look something up. */
const proseTypes: ReadonlySet<unknown> = new Set(['guide', 'install']);

const HAN = new RegExp(UNSPACED_LETTER, 'gu');
const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
/** A component on its own line: a table of facts, a list, a widget. */
const BLOCK_COMPONENT = /^<[A-Z]\w*\b[^>]*\/>$/m;
/** A component in a sentence, such as `<Setting k="site_title" />`, shows a name. */
const NAME_COMPONENT = /<[A-Z]\w*\b[^>]*\/>/g;

/**
 * How long a page's prose takes to read (specification sections 2 and 5). Samples in blocks are copied rather
 * than read, so they don't count. Chinese and Japanese are counted by characters, everything else by words.
 *
 * @param body the page's text in Markdown, without frontmatter
 * @returns whole minutes, one at least
 */
export function readingTime(body: string): number {
  const read = body.replace(NAME_COMPONENT, 'name').replace(/(?<!`)`([^`\n]+)`(?!`)/g, '$1');
  const prose = proseOf(read);
  const characters = prose.match(HAN)?.length ?? 0;
  const words = prose.replace(HAN, ' ').match(WORD)?.length ?? 0;
  const minutes = characters / HAN_CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE;
  return Math.max(MIN_READING_MINUTES, Math.round(minutes));
}

/**
 * Whether a reading time says something true about a page: it's prose, and nothing on it is made of facts,
 * whose length the Markdown doesn't show.
 *
 * @param pageType the page's `page_type`
 * @param body the page's text in Markdown, without frontmatter
 */
export function hasReadingTime(pageType: unknown, body: string): boolean {
  return proseTypes.has(pageType) && !BLOCK_COMPONENT.test(body);
}
