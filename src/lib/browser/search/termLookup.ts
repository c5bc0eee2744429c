import type {Hit, Hits} from './hits';
import {NAME_MARK, piecesFor, readPostings, type PackedTerm} from '../../shared/search/indexFiles';
import type {Sections} from './sections';
import {isHan} from '../../shared/search/words';

/** Weight of words that start with the one typed, compared with the word itself; less if that one exists. */
const PREFIX_WEIGHT = 0.7;
const LONGER_WEIGHT = 0.4;

/** How much each further word that starts so adds: `baidu` begins twenty keywords of one page. */
const FURTHER_WEIGHT = 0.3;

/** How much longer words weigh less. */
const LENGTH_WEIGHT = 0.3;

/** Finds words in the pieces of terms loaded so far. */
export interface TermLookup {
  /** Numbers of the pieces that a word needs and that aren't there yet. */
  readonly missing: (word: string) => readonly number[];
  readonly add: (piece: number, terms: readonly PackedTerm[]) => void;
  /** Sections that have a name or query as a whole (`nameTerm`), and whether it's a keyword or an answer. */
  readonly named: (term: string) => ReadonlyMap<number, number>;
  /** Whether a word is one of the index, and not only the beginning of others. */
  readonly has: (word: string) => boolean;
  /** Sections that have a word, or one that starts with it. */
  readonly find: (word: string) => Hits;
}

/**
 * @param firstTerms first term of each piece
 * @param sections numbers of sections, by page
 */
export function createTermLookup(
  firstTerms: readonly string[],
  {pageStarts}: Pick<Sections, 'pageStarts'>,
): TermLookup {
  const pieces = new Map<number, readonly PackedTerm[]>();

  function termsStartingWith(word: string): readonly PackedTerm[] {
    return piecesFor(word, firstTerms).flatMap((number) => {
      const terms = pieces.get(number) ?? [];
      const begin = lowerBound(terms, word);
      let end = begin;
      while (terms[end]?.[0].startsWith(word)) end += 1;
      return terms.slice(begin, end);
    });
  }

  function collect(hits: Map<number, Hit>, word: string, packed: PackedTerm, weight: number): void {
    const [term, sections, pages = []] = packed;
    const add = (id: number, ofTerm: number): void => {
      const known = hits.get(id);
      const scores = [known?.score ?? 0, ofTerm * weight];
      hits.set(id, {
        score: Math.max(...scores) + FURTHER_WEIGHT * Math.min(...scores),
        words: [word],
        terms: known ? [...new Set([...known.terms, term])] : [term],
      });
    };
    for (const [id, score] of readPostings(sections)) add(id, score);
    // A title counts for every section on its page; the page itself has it among its own words.
    for (const [page, score] of readPostings(pages)) {
      const end = pageStarts[page + 1] ?? 0;
      for (let id = (pageStarts[page] ?? 0) + 1; id < end; id += 1) add(id, score);
    }
  }

  return {
    missing(word) {
      // Who begins to type doesn't load every word with that letter.
      const needed = takesLonger(word)
        ? piecesFor(word, firstTerms)
        : [
            Math.max(
              0,
              firstTerms.findLastIndex((first) => first <= word),
            ),
          ];
      return needed.filter((number) => !pieces.has(number));
    },
    add: (piece, terms) => void pieces.set(piece, terms),
    named(term) {
      const [found] = termsStartingWith(term);
      return new Map(found?.[0] === term ? readPostings(found[1]) : []);
    },
    has: (word) => termsStartingWith(word)[0]?.[0] === word,
    find(word) {
      const hits = new Map<number, Hit>();
      const terms = termsStartingWith(word);
      // Typed whole, it's hardly the beginning of another word; Chinese has no ends of words.
      const isWhole = terms[0]?.[0] === word && !isHan(word);
      for (const packed of terms) {
        const {length} = packed[0];
        if (packed[0].includes(NAME_MARK)) continue;
        if (packed[0] === word) collect(hits, word, packed, 1);
        else if (takesLonger(word)) {
          const weight = length / (length + LENGTH_WEIGHT * (length - word.length));
          collect(hits, word, packed, (isWhole ? LONGER_WEIGHT : PREFIX_WEIGHT) * weight);
        }
      }
      return hits;
    },
  };
}

/** A single letter starts too many words to say anything; a Chinese character is a word. */
function takesLonger(word: string): boolean {
  return word.length > 1 || isHan(word);
}

/** Position of the first term that doesn't come before a word. */
function lowerBound(terms: readonly PackedTerm[], word: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle]?.[0] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
