import {distance} from 'fastest-levenshtein';

/** One letter in this number can be wrong. */
const LETTERS_PER_MISTAKE = 3;

/** From this length, two letters can be wrong: those that were typed in the wrong order are two. */
const LEAST_FOR_TWO = 4;

function mistakesIn(length: number): number {
  return Math.max(length < LEAST_FOR_TWO ? 1 : 2, Math.floor(length / LETTERS_PER_MISTAKE));
}

/** Letters of a name in the order of the alphabet: names whose letters changed places have the same. */
function lettersOf(name: string): string {
  return name.toLowerCase().split('').toSorted().join('');
}

/**
 * The name that someone probably meant.
 *
 * @param name what they wrote
 * @param names what is allowed
 * @returns undefined if nothing is near
 */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  if (/^\d+$/.test(name)) return undefined; // every number is near to some other
  const small = name.toLowerCase();
  let best: {readonly name: string; readonly score: number} | undefined;
  for (const other of names) {
    const mistakes = distance(small, other.toLowerCase());
    const allowed = mistakesIn(Math.max(name.length, other.length));
    if (mistakes > allowed) continue;
    // Two letters that changed places are one mistake, although they are two replacements.
    const isReordered = mistakes === 2 && lettersOf(name) === lettersOf(other);
    // Of names that differ in letter case only, the one in the same case.
    const score = (isReordered ? 1 : mistakes) + distance(name, other) / 1000;
    if (best === undefined || score < best.score) best = {name: other, score};
  }
  return best?.name;
}

/** A sentence with the nearest name, after a space; empty if nothing is near. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
}
