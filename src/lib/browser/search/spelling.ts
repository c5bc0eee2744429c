import type {WordsFile} from '../../shared/search/indexFiles';

/** Shortest word that's taken for another, and from which length two letters can differ. */
const LEAST_LENGTH = 4;
const LONG_LENGTH = 5;

/** Whether a word can be misspelled: numbers and Chinese must be written as they are. */
export function canBeMisspelled(word: string): boolean {
  return word.length >= LEAST_LENGTH && /^[a-z]+$/.test(word);
}

/**
 * The word of the index that a misspelled one most likely means: the nearest, and of those the one that
 * matters most on the site.
 *
 * @param words words of the index, those that matter most first
 * @returns undefined when none is near
 */
export function nearestWord(word: string, words: WordsFile): string | undefined {
  if (!canBeMisspelled(word)) return undefined;
  let least = (word.length < LONG_LENGTH ? 1 : 2) + 1;
  let nearest: string | undefined;
  for (const other of words) {
    const distance = editDistance(word, other, least);
    if (distance < least) {
      least = distance;
      nearest = other;
    }
  }
  return nearest;
}

/** Shortest Chinese name that another can be taken for: of three characters, too many differ by one. */
const LEAST_CHARACTERS = 4;

/** A text in which Chinese that differs from a known name by one character, typed by its sound, is that name: `反相代理`. */
export function withKnownPhrases(text: string, phrases: readonly string[]): string {
  return text.replaceAll(/\p{Script=Han}+/gu, (run) => {
    if (phrases.some((phrase) => phrase.length >= LEAST_CHARACTERS && run.includes(phrase))) {
      return run;
    }
    for (const phrase of phrases) {
      const {length} = phrase;
      for (let at = 0; length >= LEAST_CHARACTERS && at + length <= run.length; at += 1) {
        const part = run.slice(at, at + length);
        if (editDistance(part, phrase, 2) === 1) return run.replace(part, phrase);
      }
    }
    return run;
  });
}

/**
 * Letters to add, remove, replace or swap with their neighbor to turn one word into another (optimal string
 * alignment).
 *
 * @param limit distances from this on are all the same: the result is the limit
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (last[column - 1] ?? limit) + (isSame ? 0 : 1),
      );
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? limit) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least >= limit) return limit;
    beforeLast = last;
    last = current;
  }
  return Math.min(limit, last[b.length] ?? limit);
}
