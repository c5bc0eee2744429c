import {bigrams, similarity} from '@site/src/lib/shared/similarity';
import {matchesWords} from './driverFilter';

/** An entry of the list of errors, as far as the finder reads it. */
export interface MessageEntry {
  /** Messages as AList prints them; what varies is `…`, `...`, or in parentheses. */
  readonly messages: readonly string[];
  /** Everything that the entry says. */
  readonly text: string;
}

/** What the finder makes of a query. */
export interface Found<Entry> {
  /** Entries that fit, best first if they were found in a log line. */
  readonly entries: readonly Entry[];
  /** Entries that look most like the query, if none fits. */
  readonly nearest: readonly Entry[];
}

/** Shorter pieces of a message, such as `not found`, are in too many lines to tell them apart. */
const MIN_FRAGMENT = 8;

/** Entries offered when none fits. */
const NEAREST = 3;

/** Marks what differs each time: dots, and what is in brackets. */
const VARIABLE = /\.{3}|…|\([^)]*\)|<[^>]*>|\{[^}]*\}|%[a-z]/g;

/** How a terminal colors what follows; a copied log may contain it. */
const TERMINAL_COLOR = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');

/** Text for comparisons: small letters, single spaces, no colors of a terminal. */
export function normalize(text: string): string {
  return text.replaceAll(TERMINAL_COLOR, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Pieces of a message that are the same each time, and long enough to tell messages apart. */
export function fragmentsOf(message: string): readonly string[] {
  return normalize(message)
    .split(VARIABLE)
    .map((fragment) => fragment.replaceAll(/^[\s:;,]+|[\s:;,]+$/g, ''))
    .filter(({length}) => length >= MIN_FRAGMENT);
}

/** Length of the longest fixed piece of a message that is in a line. */
function longestFragment(messages: readonly string[], line: string): number {
  const lengths = messages
    .flatMap(fragmentsOf)
    .filter((fragment) => line.includes(fragment))
    .map(({length}) => length);
  return Math.max(0, ...lengths);
}

/**
 * Finds messages for what a reader types or pastes. Words find every entry that has them all. A line of a log
 * has more words than any entry: it finds the entry whose fixed text is the longest piece of the line.
 *
 * @param entries all entries of the page
 * @param query words of a message, or a line of a log
 */
export function findMessages<Entry extends MessageEntry>(
  entries: readonly Entry[],
  query: string,
): Found<Entry> {
  if (query.trim() === '') return {entries, nearest: []};
  const byWords = entries.filter(({text}) => matchesWords(text, query));
  if (byWords.length > 0) return {entries: byWords, nearest: []};
  const line = normalize(query);
  const lengths = entries.map(({messages}) => longestFragment(messages, line));
  const longest = Math.max(0, ...lengths);
  if (longest > 0) {
    return {entries: entries.filter((_entry, index) => lengths[index] === longest), nearest: []};
  }
  const pairs = bigrams(line);
  const nearest = entries
    .map((entry) => ({
      entry,
      score: Math.max(
        ...entry.messages.map((message) => similarity(pairs, bigrams(normalize(message)))),
      ),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST);
  return {entries: [], nearest: nearest.map(({entry}) => entry)};
}
