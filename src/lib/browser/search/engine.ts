import {allOf, anyOf, someOf, weighed, type Hit, type Hits} from './hits';
import type {IndexSource} from './indexSource';
import {bigrams, similarity} from '../../shared/similarity';
import {namesOf, readPlaces, type Place, type Places} from './places';
import {
  createQueryParser,
  type ParsedQuery,
  type SynonymGroups,
  type Unit,
} from '../../shared/search/query';
import {createRanking, type Named} from './ranking';
import type {SearchArea} from '../../shared/search/records';
import {canBeMisspelled, nearestWord} from './spelling';
import {createTermLookup, type TermLookup} from './termLookup';
import {characters, chunksOf, isHan, normalizeName, stem} from '../../shared/search/words';

/** A place found, with the words of it that fitted the query. */
export interface Finding extends Place {
  readonly score: number;
  /** Words of the index that fitted, as {@link indexWords} writes them. */
  readonly matched: readonly string[];
}

/** A page whose title is near to a query that found nothing. */
export interface NearTitle {
  readonly path: string;
  readonly title: string;
  readonly area: SearchArea;
}

interface SearchOptions {
  readonly area?: SearchArea | undefined;
  /** Most places to return. */
  readonly limit?: number | undefined;
  /** Most places of one page. */
  readonly limitPerPage?: number | undefined;
}

/** Searches one language. Every method rejects when a piece of the index can't be loaded. */
export interface SearchEngine {
  /** Loads what every query needs. */
  readonly prepare: () => Promise<void>;
  /** Places that fit, best first; those of one page are together. */
  readonly search: (query: string, options?: SearchOptions) => Promise<readonly Finding[]>;
  /** Suggestions for a query that finds nothing: the nearest titles, otherwise the fronts of the site's parts. */
  readonly nearestTitles: (query: string, options?: SearchOptions) => Promise<readonly NearTitle[]>;
  /** The searched text of a place. */
  readonly textOf: (place: Pick<Place, 'id'>) => Promise<string>;
}

const DEFAULT_LIMIT = 30;
const DEFAULT_LIMIT_PER_PAGE = 5;

/** How many pages are suggested when nothing is found. */
const LEAST_SUGGESTIONS = 3;
const MOST_SUGGESTIONS = 4;

/** How near a suggested title must be, 0 to 1. */
const LEAST_LIKENESS = 0.2;

/** When fewer places than this fit as typed, misspellings are looked for, then places that fit in part. */
const ENOUGH_FINDINGS = 4;

/** How much a page's second-best place counts for the page; each further one counts that much less. */
const OTHERS_WEIGHT = 0.2;

/** A further place of a page must have so much of the best one's score. */
const LEAST_SHARE = 0.03;

/** A place that fits in part must have so much of the query, not counting words that are nowhere. */
const LEAST_COVERAGE = 1 / 3;

/** What is ready once the titles are there. */
interface Ready {
  readonly places: Places;
  readonly lookup: TermLookup;
  readonly named: (place: Place) => Named;
  readonly textStarts: readonly number[];
}

/**
 * Searches an index that's loaded piece by piece.
 *
 * @param source where the pieces come from
 * @param synonyms words that say the same, in both languages
 */
export function createSearchEngine(source: IndexSource, synonyms: SynonymGroups): SearchEngine {
  const parse = createQueryParser(synonyms);
  let ready: Ready | undefined;

  async function prepared(): Promise<Ready> {
    const titles = await source.titles();
    if (ready) return ready;
    const places = readPlaces(titles, source.baseUrl);
    const named = memoized((place: Place): Named => {
      const calledBy = namesOf(place);
      return {
        kind: place.kind,
        area: place.area,
        calledBy,
        normalizedNames: calledBy.map(normalizeName),
      };
    });
    const lookup = createTermLookup(titles.terms, places);
    return (ready = {places, named, lookup, textStarts: titles.texts});
  }

  async function loadTerms({lookup}: Ready, words: readonly string[]): Promise<void> {
    const pieces = new Set(words.flatMap(lookup.missing));
    await Promise.all(
      [...pieces].map(async (piece) => lookup.add(piece, await source.terms(piece))),
    );
  }

  /** The query with misspelled words replaced; undefined when there's nothing to replace. */
  async function corrected(index: Ready, query: string): Promise<string | undefined> {
    const unknown = latinParts(query).filter(
      (word) => canBeMisspelled(word) && index.lookup.find(word).size === 0,
    );
    if (unknown.length === 0) return undefined;
    await loadTerms(index, unknown.map(stem));
    const known = await source.words();
    let better = query.toLowerCase();
    for (const word of unknown) {
      if (index.lookup.find(stem(word)).size > 0) continue;
      better = better.replace(word, nearestWord(word, known) ?? word);
    }
    return better === query.toLowerCase() ? undefined : better;
  }

  async function search(query: string, options: SearchOptions = {}): Promise<readonly Finding[]> {
    const index = await prepared();
    const findings = createFindings(index, options);
    const lookUp = async (text: string): Promise<readonly Hits[]> => {
      const parsed = parse(text);
      await loadTerms(index, wordsOf(parsed));
      const hitsOf = memoized(index.lookup.find);
      const exactly = memoized((unit: Unit) => hitsOfUnit(unit, hitsOf));
      const rank = createRanking(text, parsed);
      findings.add(anyOf(parsed.readings.map((units) => allOf(units.map(exactly)))), rank);
      // A name that is nowhere as a whole ("GLIBC_2.28") may be known in part.
      return (parsed.readings[0] ?? []).map((unit) => {
        const hits = exactly(unit);
        if (hits.size > 0) return hits;
        const parts = unit.flatMap(({words}) => words.filter((word) => !isHan(word)));
        return anyOf(parts.map(hitsOf));
      });
    };
    let parts = await lookUp(query);
    let meant = query;
    if (findings.count() < ENOUGH_FINDINGS) {
      // A word that's there as typed isn't taken for another.
      const better = await corrected(index, query);
      if (better !== undefined) {
        meant = better;
        parts = await lookUp(better);
      }
    }
    if (findings.count() < ENOUGH_FINDINGS) {
      findings.add(someOf(parts, LEAST_COVERAGE), createRanking(meant, parse(meant)));
    }
    return gather(findings.all(), options);
  }

  async function nearestTitles(
    query: string,
    {area}: SearchOptions = {},
  ): Promise<readonly NearTitle[]> {
    const {places, named} = await prepared();
    const titles = places.pageStarts.slice(0, -1).map(places.at);
    const wanted = bigrams(normalizeName(query));
    const near = titles
      .filter((place) => area === undefined || place.area === area)
      .map((place) => ({
        place,
        score: Math.max(
          ...named(place).normalizedNames.map((name) => similarity(wanted, bigrams(name))),
        ),
      }))
      .filter(({score}) => score >= LEAST_LIKENESS)
      .sort((a, b) => b.score - a.score)
      .map(({place}) => place);
    // With nothing near, the fronts of the site's parts are a place to continue from.
    const fronts = titles.filter(({path}) => path.endsWith('/'));
    return [...new Set([...near, ...fronts])]
      .slice(0, Math.max(near.length, LEAST_SUGGESTIONS))
      .slice(0, MOST_SUGGESTIONS)
      .map(({path, title, area: titleArea}) => ({path, title, area: titleArea}));
  }

  async function textOf({id}: Pick<Place, 'id'>): Promise<string> {
    const {textStarts} = await prepared();
    const piece = textStarts.findLastIndex((start) => start <= id);
    const texts = await source.texts(piece);
    return texts[id - (textStarts[piece] ?? 0)] ?? '';
  }

  return {prepare: () => prepared().then(() => undefined), search, nearestTitles, textOf};
}

/** All words that a query asks for, in any reading. */
function wordsOf({readings}: ParsedQuery): readonly string[] {
  return [...new Set(readings.flat(2).flatMap(({words}) => words))];
}

interface Findings {
  readonly add: (hits: Hits, rank: (place: Named, hit: Hit) => number) => void;
  readonly count: () => number;
  readonly all: () => readonly Finding[];
}

/** Collects places in passes: each only adds below what a stricter one has found. */
function createFindings({places, named}: Ready, {area}: SearchOptions): Findings {
  const found = new Map<number, Finding>();
  let ceiling = Infinity;
  return {
    add(hits, rank) {
      const added = [...hits].flatMap(([id, hit]) => {
        const place = places.at(id);
        const isWanted = area === undefined || place.area === area;
        return found.has(id) || !isWanted ? [] : [{place, hit, score: rank(named(place), hit)}];
      });
      const highest = added.reduce((most, {score}) => Math.max(most, score), 0);
      const scale = highest > ceiling ? ceiling / highest : 1;
      for (const {place, hit, score} of added) {
        const finding = {...place, score: score * scale, matched: shownWords(hit)};
        found.set(place.id, finding);
        ceiling = Math.min(ceiling, finding.score);
      }
    },
    count: () => found.size,
    all: () => [...found.values()],
  };
}

/** Latin words of a query, names in parts. */
function latinParts(query: string): readonly string[] {
  return chunksOf(query).flatMap((chunk) => (chunk.script === 'latin' ? chunk.parts : []));
}

/** Places that fit one of the alternatives of a unit. */
function hitsOfUnit(unit: Unit, find: (word: string) => Hits): Hits {
  return anyOf(unit.map(({words, weight}) => weighed(allOf(words.map(find)), weight)));
}

/** Works a value out once per key. */
function memoized<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** A pair of Chinese characters that was found by its first one shows only that. */
function shownWords({terms, words}: Hit): readonly string[] {
  return terms.map((term) =>
    isHan(term) && !words.includes(term) ? (characters(term)[0] ?? term) : term,
  );
}

/**
 * Puts the places of a page together. Pages come in the order of their best place, but a page with more
 * good places is more likely about what was asked.
 */
function gather(
  findings: readonly Finding[],
  {limit = DEFAULT_LIMIT, limitPerPage = DEFAULT_LIMIT_PER_PAGE}: SearchOptions,
): readonly Finding[] {
  const byPage = new Map<string, Finding[]>();
  for (const finding of [...findings].sort((a, b) => b.score - a.score)) {
    const group = byPage.get(finding.path) ?? [];
    // A page about several drivers lists a field for each of them: the best one leads to the others.
    const isRepeated = group.some(
      ({kind, title}) => kind === 'row' && finding.kind === 'row' && title === finding.title,
    );
    if (!isRepeated) byPage.set(finding.path, [...group, finding]);
  }
  return [...byPage.values()]
    .map((group) => ({group, score: scoreOfPage(group)}))
    .sort((a, b) => b.score - a.score)
    .flatMap(({group}) => group.filter(({score}) => !isWeak(score, group)).slice(0, limitPerPage))
    .slice(0, limit);
}

function isWeak(score: number, [best]: readonly Finding[]): boolean {
  return score < (best?.score ?? 0) * LEAST_SHARE;
}

function scoreOfPage(group: readonly Finding[]): number {
  // By roots: a name that fits exactly has a score so high that nothing else would count.
  return group.reduce((sum, {score}, place) => sum + Math.sqrt(score) * OTHERS_WEIGHT ** place, 0);
}
