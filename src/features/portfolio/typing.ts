/** Time between two characters of a title (specification section 9). */
export const TYPING_INTERVAL_MS = 150;
/** Time a finished title is shown before the next begins (specification section 9). */
export const TITLE_PAUSE_MS = 1000;

/** How far the typing is. */
export interface Typing {
  /** Which title. */
  readonly index: number;
  /** How many of its characters are shown. */
  readonly length: number;
}

/** Characters as a reader counts them; Chinese and emoji are one each. */
export function charactersOf(title: string): readonly string[] {
  return Array.from(title);
}

/** What is shown before any script runs, and with reduced motion: the first title, complete. */
export function firstTitle(titles: readonly string[]): Typing {
  return {index: 0, length: charactersOf(titles[0] ?? '').length};
}

/**
 * The next step of the typing: one more character, or, after a pause, the first of the next title; the first
 * title follows the last (specification section 4).
 *
 * @returns the next state, and after how many milliseconds
 */
export function nextTyping(
  titles: readonly string[],
  {index, length}: Typing,
): {readonly next: Typing; readonly afterMs: number} {
  const isComplete = length >= charactersOf(titles[index] ?? '').length;
  return isComplete
    ? {next: {index: (index + 1) % titles.length, length: 1}, afterMs: TITLE_PAUSE_MS}
    : {next: {index, length: length + 1}, afterMs: TYPING_INTERVAL_MS};
}
