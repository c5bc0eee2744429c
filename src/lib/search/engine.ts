import {allOf, anyOf, someOf, weighed, type Hit, type Hits} from './hits';
import {bigrams, likeness} from './likeness';
import {
  createPlaceIndex,
  createPlaceIndexInSlices,
  type Place,
  type PlaceIndex,
} from './placeIndex';
import {createQueryParser, type SynonymGroups, type Unit} from './query';
import {createRanking} from './ranking';
import type {SearchArea, SearchPage} from './records';
import {characters, isHan, squash} from './words';

/** A place found, with the words of it that fitted the query. */
export interface Finding extends Pick<
  Place,
  'kind' | 'path' | 'anchor' | 'title' | 'names' | 'body' | 'pageTitle' | 'area'
> {
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
  readonly limit?: number;
  /** Most places of one page. */
  readonly limitPerPage?: number;
}

export interface SearchEngine {
  /** Places that fit, best first; those of one page stand together. */
  readonly search: (query: string, options?: SearchOptions) => readonly Finding[];
  /** Suggestions for a query that finds nothing: the nearest titles, else the fronts of the site's parts. */
  readonly nearestTitles: (query: string, options?: SearchOptions) => readonly NearTitle[];
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

/** A place that fits in part must have so much of the query, words that are nowhere left out. */
const LEAST_COVERAGE = 1 / 3;

/**
 * Builds the index of one locale in memory.
 *
 * @param pages places to search, with or without their texts
 * @param synonyms words that say the same, in both languages
 */
export function createSearchEngine(
  pages: readonly SearchPage[],
  synonyms: SynonymGroups,
): SearchEngine {
  return engineOver(createPlaceIndex(pages), synonyms);
}

/** The same in slices: between them, queries can be answered from another index. */
export async function createSearchEngineInSlices(
  pages: readonly SearchPage[],
  synonyms: SynonymGroups,
): Promise<SearchEngine> {
  return engineOver(await createPlaceIndexInSlices(pages), synonyms);
}

function engineOver({places, find, findNear}: PlaceIndex, synonyms: SynonymGroups): SearchEngine {
  const parse = createQueryParser(synonyms);
  const titles = places.filter(({kind}) => kind === 'page');

  function search(query: string, options: SearchOptions = {}): readonly Finding[] {
    const parsed = parse(query);
    const {readings} = parsed;
    const rank = createRanking(query, parsed);
    const asTyped = memoized(find);
    // A word that is there as typed is not taken for another.
    const asMeant = memoized((word: string) => {
      const hits = asTyped(word);
      return hits.size > 0 ? hits : findNear(word);
    });
    const exactly = memoized((unit: Unit) => hitsOfUnit(unit, asTyped));
    const nearly = memoized((unit: Unit) => hitsOfUnit(unit, asMeant));
    const passes: readonly (() => Hits)[] = [
      () => anyOf(readings.map((units) => allOf(units.map(exactly)))),
      () => anyOf(readings.map((units) => allOf(units.map(nearly)))),
      () => someOf((readings[0] ?? []).map(nearly), LEAST_COVERAGE),
    ];
    const found = new Map<number, Finding>();
    // Each pass only adds below what the stricter one has found.
    let ceiling = Infinity;
    for (const pass of passes) {
      if (found.size >= ENOUGH_FINDINGS) break;
      const added = [...pass()].flatMap(([id, hit]) => {
        const place = placeOf(places, id);
        const isWanted = options.area === undefined || place.area === options.area;
        return found.has(id) || !isWanted ? [] : [{place, hit, score: rank(place, hit)}];
      });
      const highest = Math.max(0, ...added.map(({score}) => score));
      const scale = highest > ceiling ? ceiling / highest : 1;
      for (const {place, hit, score} of added) {
        found.set(place.id, {...place, score: score * scale, matched: shownWords(hit)});
      }
      ceiling = Math.min(ceiling, ...[...found.values()].map(({score}) => score));
    }
    return gather([...found.values()], options);
  }

  function nearestTitles(query: string, {area}: SearchOptions = {}): readonly NearTitle[] {
    const wanted = bigrams(squash(query));
    const near = titles
      .filter((place) => area === undefined || place.area === area)
      .map((place) => ({
        place,
        score: Math.max(...place.squashed.map((name) => likeness(wanted, bigrams(name)))),
      }))
      .filter(({score}) => score >= LEAST_LIKENESS)
      .sort((a, b) => b.score - a.score)
      .map(({place}) => place);
    // With nothing near, the fronts of the site's parts are a place to go on from.
    const fronts = titles.filter(({path}) => path.endsWith('/'));
    return [...new Set([...near, ...fronts])]
      .slice(0, Math.max(near.length, LEAST_SUGGESTIONS))
      .slice(0, MOST_SUGGESTIONS)
      .map(({path, title, area: titleArea}) => ({path, title, area: titleArea}));
  }

  return {search, nearestTitles};
}

function placeOf(places: readonly Place[], id: number): Place {
  const place = places[id];
  if (place === undefined) throw new Error(`Search index: no place has the number ${id}.`);
  return place;
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

/** Puts the places of a page together, pages in the order of their best place. */
function gather(
  findings: readonly Finding[],
  {limit = DEFAULT_LIMIT, limitPerPage = DEFAULT_LIMIT_PER_PAGE}: SearchOptions,
): readonly Finding[] {
  const byPage = new Map<string, Finding[]>();
  for (const finding of [...findings].sort((a, b) => b.score - a.score)) {
    const group = byPage.get(finding.path) ?? [];
    if (group.length < limitPerPage) byPage.set(finding.path, [...group, finding]);
  }
  return [...byPage.values()].flat().slice(0, limit);
}
