import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import {bigrams, likeness} from './likeness';
import {createQueryParser, type ParsedQuery, type SynonymGroups, type Unit} from './query';
import {areaOfPath, type EntryKind, type SearchArea, type SearchPage} from './records';
import {characters, indexWords, isHan, normalizeText, squash} from './words';

/** A place found, with the words of it that fitted the query. */
export interface Finding {
  readonly kind: EntryKind;
  readonly path: string;
  readonly anchor: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly body: string;
  readonly pageTitle: string;
  readonly area: SearchArea;
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

/** A place that fits in part must have so much of the query. */
const LEAST_COVERAGE = 0.5;

const FIELDS = ['title', 'names', 'page', 'body'] as const;

/** Weight of the fields: what a place is called counts more than what is said there. */
const BOOST = {title: 6, names: 5, page: 3, body: 1};

/** A page as a whole is usually what a query for one thing means. */
const PAGE_BOOST = 1.25;

/** Bonus of a place called by a synonym, compared with what was typed. */
const SYNONYM_BONUS = 0.8;

/** Bonus of a section whose title is one of the things asked for: "Update" for "docker update". */
const PART_BONUS = 1.6;

/** Bonus of a name that was typed letter by letter, joints included. */
const LITERAL_BONUS = 1.5;

/** An entry of the index, as stored and as searched. */
interface Place extends Omit<Finding, 'score' | 'matched'> {
  readonly id: number;
  readonly page: string;
}

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
  const places = pages.flatMap(readPlaces).map((place, id): Place => ({...place, id}));
  const index = new MiniSearch<Place>({
    fields: [...FIELDS],
    extractField: (place, name) => {
      if (name === 'names') return place.names.join(' \n ');
      return name === 'title' || name === 'page' || name === 'body' ? place[name] : place.id;
    },
    tokenize: indexWords,
    processTerm: (term) => term,
    searchOptions: {
      boost: BOOST,
      tokenize: (word) => [word],
      prefix: (word) => word.length > 1 || isHan(word),
      weights: {fuzzy: 0.2, prefix: 0.5},
    },
  });
  index.addAll(places);
  const parse = createQueryParser(synonyms);
  const titles = places.filter(({kind}) => kind === 'page');

  function search(query: string, options: SearchOptions = {}): readonly Finding[] {
    const parsed = parse(query);
    const {readings} = parsed;
    if (readings.every((units) => units.length === 0)) return [];
    const isWanted = ({id}: SearchResult): boolean =>
      options.area === undefined || placeOf(places, id).area === options.area;
    const found = new Map<number, Finding>();
    const passes: readonly (() => readonly SearchResult[])[] = [
      () => index.search(queryOf(readings, 'AND'), {filter: isWanted}),
      () => index.search(queryOf(readings, 'AND'), {filter: isWanted, fuzzy: fuzziness}),
      () => partial(readings[0] ?? [], isWanted),
    ];
    // Each pass only adds below what the stricter one has found.
    let ceiling = Infinity;
    for (const pass of passes) {
      if (found.size >= ENOUGH_FINDINGS) break;
      const results = pass()
        .filter(({id}) => !found.has(id as number))
        .map((result) => findingOf(placeOf(places, result.id), result, query, parsed));
      const highest = Math.max(0, ...results.map(({score}) => score));
      const scale = highest > ceiling ? ceiling / highest : 1;
      for (const finding of results) {
        found.set(finding.place.id, {...finding.finding, score: finding.score * scale});
      }
      ceiling = Math.min(ceiling, ...[...found.values()].map(({score}) => score));
    }
    return gather([...found.values()], options);
  }

  /** Places with at least half of the query's units, ranked by how much of it they have. */
  function partial(
    units: readonly Unit[],
    filter: (result: SearchResult) => boolean,
  ): readonly SearchResult[] {
    const hits = new Map<number, {result: SearchResult; score: number; count: number}>();
    for (const unit of units) {
      for (const result of index.search(queryOfUnit(unit), {filter, fuzzy: fuzziness})) {
        const known = hits.get(result.id as number);
        hits.set(result.id as number, {
          result: known ? joined(known.result, result) : result,
          score: (known?.score ?? 0) + result.score,
          count: (known?.count ?? 0) + 1,
        });
      }
    }
    return [...hits.values()]
      .filter(({count}) => count >= units.length * LEAST_COVERAGE)
      .map(({result, score, count}) => ({...result, score: score * (count / units.length) ** 2}));
  }

  function nearestTitles(query: string, {area}: SearchOptions = {}): readonly NearTitle[] {
    const wanted = bigrams(squash(query));
    const near = titles
      .filter((place) => area === undefined || place.area === area)
      .map((place) => ({
        place,
        score: Math.max(
          ...[place.title, ...place.names].map((name) => likeness(wanted, bigrams(squash(name)))),
        ),
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

function joined(a: SearchResult, b: SearchResult): SearchResult {
  return {
    ...b,
    terms: [...a.terms, ...b.terms],
    queryTerms: [...a.queryTerms, ...b.queryTerms],
  };
}

function readPlaces({path, entries}: SearchPage): readonly Omit<Place, 'id'>[] {
  const pageTitle = entries[0]?.title ?? '';
  const area = areaOfPath(path);
  const slug = path
    .replace(/\/$/, '')
    .replace(/^.*\//, '')
    .replace(/\.html$/, '');
  return entries.map(({kind, anchor, title, names, body}) => ({
    kind,
    path,
    anchor,
    title,
    names: kind === 'page' ? [slug, ...names] : names,
    body,
    pageTitle,
    area,
    page: kind === 'page' ? '' : pageTitle,
  }));
}

function placeOf(places: readonly Place[], id: unknown): Place {
  const place = places[id as number];
  if (place === undefined) throw new Error(`Search index: no place has the number ${String(id)}.`);
  return place;
}

/** Misspelt Latin words may differ by so many letters; numbers and Chinese must fit. */
function fuzziness(word: string): number | false {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return false;
  return word.length < 5 ? 1 : 2;
}

function queryOf(readings: readonly (readonly Unit[])[], combineWith: 'AND' | 'OR'): Query {
  return {
    combineWith: 'OR',
    queries: readings.map((units) => ({combineWith, queries: units.map(queryOfUnit)})),
  };
}

function queryOfUnit(unit: Unit): Query {
  return {
    combineWith: 'OR',
    queries: unit.map(({words, weight}) => ({
      combineWith: 'AND',
      boostTerm: () => weight,
      queries: [...words],
    })),
  };
}

/** Ranks a place: by its words, and higher when a name of it is what was typed. */
function findingOf(
  place: Place,
  result: SearchResult,
  query: string,
  {readings, phrases, parts}: ParsedQuery,
): {place: Place; finding: Finding; score: number} {
  const [typed = '', ...synonyms] = phrases.map(squash);
  const names = [place.title, ...place.names];
  const squashed = names.map(squash);
  const bonuses = [
    nameBonus(place.kind, squashed, squash(query)),
    nameBonus(place.kind, squashed, typed),
    ...synonyms.map((name) => nameBonus(place.kind, squashed, name) * SYNONYM_BONUS),
  ];
  const isOneThing = readings[0]?.length === 1;
  const score =
    result.score *
    Math.max(...bonuses) *
    (!isOneThing && place.kind === 'section' && parts.includes(squash(place.title))
      ? PART_BONUS
      : 1) *
    (isLiteral(query, names) ? LITERAL_BONUS : 1) *
    (place.kind === 'page' && isOneThing ? PAGE_BOOST : 1);
  return {place, score, finding: {...place, score, matched: shownWords(result)}};
}

/** Whether a name with joints (`fs/list`, `web_proxy`) stands letter by letter in one of the names. */
function isLiteral(query: string, names: readonly string[]): boolean {
  const typed = normalizeText(query.trim());
  return /[_/.-]/.test(typed) && names.some((name) => normalizeText(name).includes(typed));
}

/**
 * How much higher a place ranks for what it is called. A page is called by its title and the last part of
 * its address; its keywords say only what it is about. A row is wanted by its whole name.
 */
function nameBonus(kind: EntryKind, names: readonly string[], typed: string): number {
  if (typed === '') return 1;
  const [title = '', ...others] = names;
  const [slug] = others;
  if (title === typed || (kind === 'page' && slug === typed)) return 3;
  if (others.includes(typed)) return kind === 'page' ? 1.2 : 2.5;
  const called = kind === 'page' ? [title] : names;
  if (called.some((name) => name.startsWith(typed))) return kind === 'row' ? 1.15 : 1.5;
  if (called.some((name) => name.includes(typed))) return kind === 'row' ? 1.05 : 1.25;
  return 1;
}

/** A pair of Chinese characters that was found by its first one shows only that. */
function shownWords({terms, queryTerms}: SearchResult): readonly string[] {
  return terms.map((term) =>
    isHan(term) && !queryTerms.includes(term) ? (characters(term)[0] ?? term) : term,
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
