import {allOf, anyOf, bestOf, someOf, weighed, type Hit, type Hits} from './hits';
import type {IndexSource} from './indexSource';
import {bigrams, similarity} from '../../shared/similarity';
import {namesOf, readSections, type Section, type Sections} from './sections';
import {
  createQueryParser,
  nameTerm,
  type ParsedQuery,
  type SynonymGroups,
  type Unit,
} from '../../shared/search/query';
import {createRanking, type Named} from './ranking';
import {ANSWER_SCORE, readSaying} from '../../shared/search/indexFiles';
import {MOST_PER_PAGE, type SearchArea} from '../../shared/search/records';
import {canBeMisspelled, nearestWord, withKnownPhrases} from './spelling';
import {createTermLookup, type TermLookup} from './termLookup';
import {
  americanSpelling,
  characters,
  chunksOf,
  indexWords,
  isHan,
  normalizeName,
  slugOf,
  stem,
} from '../../shared/search/words';

/** A section found, with the words of it that fitted the query. */
export interface Result extends Section {
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

/** What a query has found. */
interface Found {
  readonly results: readonly Result[];
  /** How many sections there are without the limits of their number, {@link MOST_PER_PAGE} of each page. */
  readonly total: number;
}

interface SearchOptions {
  readonly area?: SearchArea | undefined;
  /** Most sections to return. */
  readonly limit?: number | undefined;
  /** Most sections of one page. */
  readonly limitPerPage?: number | undefined;
  /** Sections after so many are results only if they're called by a word of the query: others would have to be loaded. */
  readonly limitOfMentions?: number | undefined;
}

/** Searches one language. Every method rejects when a piece of the index can't be loaded. */
export interface SearchEngine {
  /** Loads what every query needs. */
  readonly prepare: () => Promise<void>;
  /** Sections that fit, best first; those of one page are together. */
  readonly search: (query: string, options?: SearchOptions) => Promise<readonly Result[]>;
  /** The same, and how many there are. */
  readonly find: (query: string, options?: SearchOptions) => Promise<Found>;
  /** Suggestions for a query that finds nothing: the nearest titles, otherwise the fronts of the site's parts. */
  readonly nearestTitles: (query: string, options?: SearchOptions) => Promise<readonly NearTitle[]>;
  /** The searched text of a section. */
  readonly textOf: (section: Pick<Section, 'id'>) => Promise<string>;
}

const DEFAULT_LIMIT = 30;
const DEFAULT_LIMIT_PER_PAGE = 5;

/** How many pages are suggested when nothing is found. */
const LEAST_SUGGESTIONS = 3;
const MOST_SUGGESTIONS = 4;

/** How near a suggested title must be, 0 to 1. */
const LEAST_LIKENESS = 0.2;

/** When fewer sections than this fit as typed, misspellings are looked for, then sections that fit in part. */
const ENOUGH_RESULTS = 5;

/** How much a page's second-best section counts for the page; each further one counts that much less. */
const OTHERS_WEIGHT = 0.2;

/** A further section of a page must have so much of the best one's score. */
const LEAST_SHARE = 0.03;

/** The same when so many sections are found that those of other pages would be too far down. */
const MANY_RESULTS = 6;
const LEAST_SHARE_OF_MANY = 0.15;

/** A section that fits in part must have so much of the query, not counting words that are nowhere. */
const LEAST_COVERAGE = 1 / 3;

/**
 * How much more, at most, a rare word of a Chinese query counts than a common one: the dictionary also cuts words that are on
 * one page by chance, and would leave no other page.
 */
const MOST_RARITY = 2.5;

/** From so many things on, few sections have all of them: those that have most of them are wanted as much. */
const LONG_QUERY = 4;

/** How much of a long query such a section must have. The dictionary cuts Chinese into more words, some of which say little. */
const MOST_OF_QUERY = 0.7;
const MOST_OF_CHINESE_QUERY = 0.65;

/** How much of a Chinese word that's nowhere as a whole a section must have: the dictionary may have cut it wrong (`隔一两天`). */
const LEAST_OF_WORD = 0.35;

/** The page that says what terms mean. */
const GLOSSARY = '/reference/glossary.html';

/** Pages about this site, not about AList. */
const THIS_SITE = /\/(?:whats-new|translation-status|guide\/contribute|reference\/tested)\.html$/;

/** What is ready once the titles are there. */
interface Ready {
  readonly parse: (query: string) => ParsedQuery;
  readonly sections: Sections;
  readonly lookup: TermLookup;
  readonly named: (section: Section) => Named;
  readonly textStarts: readonly number[];
  /** Chinese names that a mistyped one may mean. */
  readonly phrases: readonly string[];
}

/**
 * Searches an index that's loaded piece by piece.
 *
 * @param source where the pieces come from
 * @param synonyms words that say the same, in both languages
 */
export function createSearchEngine(source: IndexSource, synonyms: SynonymGroups): SearchEngine {
  let ready: Ready | undefined;

  async function prepared(): Promise<Ready> {
    const titles = await source.titles();
    if (ready) return ready;
    const sections = readSections(titles, source.baseUrl);
    const rowsCalled = new Map<number, number>();
    for (const title of titles.rowTitles) rowsCalled.set(title, (rowsCalled.get(title) ?? 0) + 1);
    const named = memoized((section: Section): Named => {
      const calledBy = namesOf(section);
      return {
        id: section.id,
        kind: section.kind,
        area: section.area,
        isSymptom: section.isSymptom,
        titleWords: new Set(
          (section.kind === 'page' ? [section.title] : calledBy).flatMap(indexWords),
        ),
        pageWords: new Set(indexWords(`${section.pageTitle} ${slugOf(section.path)}`)),
        calledBy,
        alikes: section.rowTitle === 0 ? 1 : (rowsCalled.get(section.rowTitle) ?? 1),
        isGlossary: section.path.endsWith(GLOSSARY),
        isOfThisSite: THIS_SITE.test(section.path),
        normalizedNames: calledBy.map(normalizeName),
      };
    });
    const lookup = createTermLookup(titles.terms, sections);
    const phrases = [
      ...synonyms.flatMap((group) => ('said' in group ? [] : group)),
      ...titles.pages.map(([, title]) => title),
    ].flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? []);
    return (ready = {
      // A saying comes before a synonym of the same length.
      parse: createQueryParser([...titles.sayings.map(readSaying), ...synonyms]),
      sections,
      named,
      lookup,
      textStarts: startsOf(titles.texts),
      phrases: [...new Set(phrases)],
    });
  }

  async function loadTerms(index: Ready, words: readonly string[]): Promise<void> {
    const {lookup, sections} = index;
    const pieces = new Set(words.flatMap(lookup.missing));
    await Promise.all(
      [...pieces].map(async (piece) => {
        const {terms, sections: called} = await source.terms(piece);
        lookup.add(piece, terms);
        await Promise.all(
          called.map(async (section) => {
            if (typeof section === 'number') await loadText(index, section);
            else sections.name(...section);
          }),
        );
      }),
    );
  }

  /** The text of a section. The piece also says what the sections in it are called. */
  async function loadText({sections, textStarts}: Ready, id: number): Promise<string> {
    const piece = textStarts.findLastIndex((start) => start <= id);
    const start = textStarts[piece] ?? 0;
    const texts = await source.texts(piece);
    for (const [at, [, ...section]] of texts.entries()) sections.name(start + at, ...section);
    return texts[id - start]?.[0] ?? '';
  }

  /** Results with what they're called: that of a section which only mentions the words comes with its text. */
  async function allNamed(
    index: Ready,
    results: readonly Result[],
    {limitOfMentions = Infinity}: SearchOptions,
  ): Promise<readonly Result[]> {
    const wanted = results.filter(({isNamed}, at) => isNamed || at < limitOfMentions);
    const unnamed = wanted.filter(({isNamed}) => !isNamed);
    await Promise.all(unnamed.map(({id}) => loadText(index, id)));
    return wanted.map((result) => ({...result, ...index.sections.at(result.id)}));
  }

  /** The query in simplified Chinese, if it has characters that the site doesn't have. */
  async function simplified(query: string): Promise<string> {
    const [traditional, simple] = await source.characters();
    return query.replaceAll(
      /\p{Script=Han}/gu,
      (character) => simple[traditional.indexOf(character)] ?? character,
    );
  }

  /** The query with misspelled words replaced; undefined when there's nothing to replace. */
  async function corrected(index: Ready, query: string): Promise<string | undefined> {
    const {lookup} = index;
    const typed = query.toLowerCase();
    const words = latinParts(query);
    const spellings = (word: string): readonly string[] => [
      word,
      stem(word),
      americanSpelling(word),
      stem(americanSpelling(word)),
    ];
    await loadTerms(index, words.flatMap(spellings));
    // One that only begins others, and has found hardly anything by that, is misspelled, too: `revers proxi`.
    const unknown = words.filter(
      (word) => canBeMisspelled(word) && !spellings(word).some(lookup.has),
    );
    const known = unknown.length === 0 ? [] : await source.words();
    const better = unknown.reduce(
      (text, word) => text.replace(word, nearestWord(word, known) ?? word),
      withKnownPhrases(typed, index.phrases),
    );
    return better === typed ? undefined : better;
  }

  async function find(query: string, options: SearchOptions = {}): Promise<Found> {
    const index = await prepared();
    const results = createResults(index, options);
    const answers = new Set<number>();
    const isChinese = /\p{Script=Han}/u.test(query);
    const mostRarity = isChinese ? MOST_RARITY : Infinity;
    const mostOfQuery = isChinese ? MOST_OF_CHINESE_QUERY : MOST_OF_QUERY;
    const all = index.sections.pageStarts.at(-1) ?? 0;
    // A word that few sections have says more about them.
    const rarityOf = ({size}: Hits): number => Math.log(1 + all / (1 + size));
    const rankingOf = (text: string, parsed: ParsedQuery, parts: readonly Hits[]) => {
      const named = new Map(
        // Without its word for the API, a query for a route would be one of the whole site.
        [text, parsed.asksForApi ? text : (parsed.phrases[0] ?? '')].flatMap((name) => [
          ...index.lookup.named(nameTerm(text, name)),
        ]),
      );
      for (const [id, score] of named) if (score === ANSWER_SCORE) answers.add(id);
      return createRanking(text, parsed, {rarities: parts.map(rarityOf), named});
    };
    const lookUp = async (text: string): Promise<readonly Hits[]> => {
      const parsed = index.parse(text);
      await loadTerms(index, wordsOf(parsed));
      const hitsOf = memoized(index.lookup.find);
      const exactly = memoized((unit: Unit) => hitsOfUnit(unit, hitsOf));
      const units = parsed.readings[0] ?? [];
      const rank = rankingOf(text, parsed, units.map(exactly));
      results.add(anyOf(parsed.readings.map((reading) => allOf(reading.map(exactly)))), rank);
      if (units.length >= LONG_QUERY) {
        results.add(someOf(units.map(exactly), mostOfQuery, mostRarity), rank, {isLower: false});
      }
      // A name that is nowhere as a whole ("GLIBC_2.28") may be known in part.
      return units.map((unit) => {
        const hits = exactly(unit);
        if (hits.size > 0) return hits;
        const words = unit.flatMap((alternative) => alternative.words);
        const latin = words.filter((word) => !isHan(word)).map(hitsOf);
        const pairs = words.filter(isHan).map(hitsOf);
        return anyOf([...latin, someOf(pairs, LEAST_OF_WORD)]);
      });
    };
    let meant = query;
    let parts = await lookUp(query);
    if (isChinese && parts.some(({size}) => size === 0)) {
      const simple = await simplified(query);
      if (simple !== query) {
        meant = simple;
        parts = await lookUp(simple);
      }
    }
    if (results.count() < ENOUGH_RESULTS) {
      // A word that's there as typed isn't taken for another.
      const better = await corrected(index, meant);
      if (better !== undefined) {
        meant = better;
        parts = await lookUp(better);
      }
    }
    if (results.count() < ENOUGH_RESULTS) {
      results.add(
        someOf(parts, LEAST_COVERAGE, mostRarity),
        rankingOf(meant, index.parse(meant), parts),
      );
    }
    const gathered = gather(results.all(), answers, options);
    return {...gathered, results: await allNamed(index, gathered.results, options)};
  }

  async function nearestTitles(
    query: string,
    {area}: SearchOptions = {},
  ): Promise<readonly NearTitle[]> {
    const {sections, named} = await prepared();
    const titles = sections.pageStarts.slice(0, -1).map(sections.at);
    const wanted = bigrams(normalizeName(query));
    const near = titles
      .filter((section) => area === undefined || section.area === area)
      .map((section) => ({
        section,
        score: Math.max(
          ...named(section).normalizedNames.map((name) => similarity(wanted, bigrams(name))),
        ),
      }))
      .filter(({score}) => score >= LEAST_LIKENESS)
      .sort((a, b) => b.score - a.score)
      .map(({section}) => section);
    // With nothing near, the fronts of the site's parts are where a reader can continue.
    const fronts = titles.filter(({path}) => path.endsWith('/'));
    return [...new Set([...near, ...fronts])]
      .slice(0, Math.max(near.length, LEAST_SUGGESTIONS))
      .slice(0, MOST_SUGGESTIONS)
      .map(({path, title, area: titleArea}) => ({path, title, area: titleArea}));
  }

  async function textOf({id}: Pick<Section, 'id'>): Promise<string> {
    return loadText(await prepared(), id);
  }

  return {
    prepare: () => prepared().then(() => undefined),
    search: async (query, options) => (await find(query, options)).results,
    find,
    nearestTitles,
    textOf,
  };
}

/** Where each of some pieces starts. */
function startsOf(lengths: readonly number[]): readonly number[] {
  let end = 0;
  return lengths.map((length) => (end += length) - length);
}

/** All words that a query asks for, in any reading. */
function wordsOf({readings}: ParsedQuery): readonly string[] {
  return [...new Set(readings.flat(2).flatMap(({words}) => words))];
}

interface Results {
  /** Adds sections below those that are there, or else by their own score. */
  readonly add: (
    hits: Hits,
    rank: (section: Named, hit: Hit) => number,
    order?: {readonly isLower: boolean},
  ) => void;
  readonly count: () => number;
  readonly all: () => readonly Result[];
}

/** Collects sections in passes: a section keeps the score of the strictest one that has found it. */
function createResults({sections, named}: Ready, {area}: SearchOptions): Results {
  const found = new Map<number, Result>();
  let ceiling = Infinity;
  return {
    add(hits, rank, {isLower} = {isLower: true}) {
      const added = [...hits].flatMap(([id, hit]) => {
        const section = sections.at(id);
        const isWanted = area === undefined || section.area === area;
        return found.has(id) || !isWanted ? [] : [{section, hit, score: rank(named(section), hit)}];
      });
      const highest = added.reduce((most, {score}) => Math.max(most, score), 0);
      const scale = isLower && highest > ceiling ? ceiling / highest : 1;
      for (const {section, hit, score} of added) {
        const result = {...section, score: score * scale, matched: shownWords(hit)};
        found.set(section.id, result);
        ceiling = Math.min(ceiling, result.score);
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

/** Sections that fit one of the alternatives of a unit. */
function hitsOfUnit(unit: Unit, find: (word: string) => Hits): Hits {
  return bestOf(
    unit.map(({words, weight, isSaid}) => weighed(allOf(words.map(find)), weight, isSaid)),
  );
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
 * Puts the sections of a page together. Pages come in the order of their best section, but a page with more
 * good sections is more likely about what was asked. A section whose author says that it answers just that query comes first,
 * as does its page.
 */
function gather(
  results: readonly Result[],
  answers: ReadonlySet<number>,
  {limit = DEFAULT_LIMIT, limitPerPage = DEFAULT_LIMIT_PER_PAGE}: SearchOptions,
): Found {
  const byPage = new Map<string, [Result, ...Result[]]>();
  const answersFirst = ({id}: Result, other: Result): number =>
    Number(answers.has(other.id)) - Number(answers.has(id));
  for (const result of [...results].sort((a, b) => answersFirst(a, b) || b.score - a.score)) {
    const group = byPage.get(result.path);
    // A page about several drivers lists a field for each of them: the best one leads to the others.
    const isRepeated = group?.some(({rowTitle}) => rowTitle !== 0 && rowTitle === result.rowTitle);
    if (!isRepeated) byPage.set(result.path, group ? [...group, result] : [result]);
  }
  const leastShare = results.length >= MANY_RESULTS ? LEAST_SHARE_OF_MANY : LEAST_SHARE;
  const pages = [...byPage.values()]
    .map((group) => ({group, score: scoreOfPage(group)}))
    .sort((a, b) => answersFirst(a.group[0], b.group[0]) || b.score - a.score)
    .map(({group}) => {
      const strongest = Math.max(...group.map(({score}) => score));
      return group.filter(({score}) => score >= strongest * leastShare);
    });
  return {
    results: pages.flatMap((group) => group.slice(0, limitPerPage)).slice(0, limit),
    total: pages.reduce((sum, {length}) => sum + Math.min(length, MOST_PER_PAGE), 0),
  };
}

function scoreOfPage(group: readonly Result[]): number {
  // By roots: a name that fits exactly has a score so high that nothing else would count.
  return group.reduce((sum, {score}, rank) => sum + Math.sqrt(score) * OTHERS_WEIGHT ** rank, 0);
}
