import {
  ANSWER_SCORE,
  compareTerms,
  KEYWORD_SCORE,
  letterOf,
  NAME_MARK,
  packSaying,
  readPostings,
  type IndexFiles,
  type PackedSection,
  type PackedTerm,
  type Postings,
  type TermsFile,
} from '../../shared/search/indexFiles';
import {isStopWord, nameTerm, type Saying} from '../../shared/search/query';
import type {SearchEntry, SearchPage} from '../../shared/search/records';
import {saysSymptom} from '../../shared/search/symptoms';
import {CHUNK, indexWords, slugOf} from '../../shared/search/words';
import {pinyinNames, traditionalCharacters} from './chinese';

/** Weights of the fields: what a section is called counts more than what its text says. */
const BOOST = {title: 6, names: 5, words: 3, page: 3, body: 1};

type Field = keyof typeof BOOST;

/** Constants of BM25+: how soon repetition stops counting, how much length does, and the least score. */
const REPETITION = 1.2;
const LENGTH_SHARE = 0.7;
const LEAST = 0.5;

/** How much more a section counts each time the number of links to it doubles. */
const LINK_WEIGHT = 0.3;

/** Sizes of a piece before compression, in bytes. Smaller ones would hardly load less, and be more requests. */
const TERMS_BYTES = 3_000;
const TEXTS_BYTES = 1_400;

/** Shortest Latin word that can be misspelled. */
const MISSPELLABLE = /^[a-z]{4,}$/;

/** A section with the words of its fields. */
interface SectionWords {
  readonly page: number;
  /** How much more it counts because other pages link to it; and its page. */
  readonly prominence: number;
  readonly pageProminence: number;
  readonly words: Readonly<Record<Field, readonly string[]>>;
}

/**
 * Creates the index of one language. Every term is scored for every section here, at build time, so the
 * browser only adds up numbers.
 *
 * @param pages sections to search, in the order of the site
 * @param sayings what readers say, and the pages write instead
 */
export function buildIndex(
  pages: readonly SearchPage[],
  sayings: readonly Saying[] = [],
): IndexFiles {
  const sections = sectionsOf(pages);
  const terms = [...scoreTerms(sections), ...wholeNames(pages)].sort(([a], [b]) =>
    compareTerms(a, b),
  );
  const termPieces = inPieces(
    terms,
    (term) => Buffer.byteLength(JSON.stringify(term)),
    TERMS_BYTES,
  );
  const entries = pages.flatMap((page) => page.entries);
  const textPieces = inPieces(entries, ({body}) => Buffer.byteLength(body) + 3, TEXTS_BYTES);
  return {
    titles: {
      pages: pages.map(({path, entries: [page, ...parts]}) => [
        path,
        page?.title ?? '',
        [page, ...parts]
          .map((entry) => entry && letterOf(entry.kind, saysSymptom(entry.title)))
          .join(''),
      ]),
      rowTitles: numberedTitles(entries.filter(({kind}) => kind === 'row')),
      terms: termPieces.map(([first]) => first?.[0] ?? ''),
      texts: textPieces.map((piece) => piece.length),
      sayings: sayings.map(packSaying),
    },
    terms: termPieces.map((piece) => ({
      terms: piece,
      sections: sectionsCalled(piece, entries, sections),
    })),
    texts: textPieces.map((piece) => piece.map((entry) => [entry.body, ...packed(entry)])),
    words: wordsByWeight(terms),
    characters: traditionalCharacters(pages),
  };
}

function packed({kind, anchor, title, names, under}: SearchEntry): PackedSection {
  if (under !== undefined) return [anchor, title, names, under];
  return names.length === 0 || kind === 'page' ? [anchor, title] : [anchor, title, names];
}

/** A number for each title that several entries have, 0 for any other. */
function numberedTitles(entries: readonly SearchEntry[]): readonly number[] {
  const titles = entries.map(({title}) => title);
  const repeated = [...new Set(titles.filter((title, at) => titles.indexOf(title) < at))];
  return titles.map((title) => repeated.indexOf(title) + 1);
}

/** Sections that are called by one of the terms, and those that answer a whole query among them. */
function sectionsCalled(
  terms: readonly PackedTerm[],
  entries: readonly SearchEntry[],
  sections: readonly SectionWords[],
): TermsFile['sections'] {
  const called = new Set<number>();
  for (const [term, postings] of terms) {
    for (const [id] of readPostings(postings)) {
      const {words} = sections[id] ?? {};
      const isCalled = words?.title.includes(term) === true || words?.names.includes(term) === true;
      if (isCalled || term.includes(NAME_MARK)) called.add(id);
    }
  }
  return [...called]
    .sort((a, b) => a - b)
    .flatMap((id) => {
      const entry = entries[id];
      // Pages are in the file of titles.
      return entry === undefined || entry.kind === 'page' ? [] : [[id, ...packed(entry)] as const];
    });
}

function sectionsOf(pages: readonly SearchPage[]): readonly SectionWords[] {
  const links = countLinks(pages);
  const wordsOf = wordCutter();
  return pages.flatMap((searchPage, page) => {
    const {path, entries} = searchPage;
    const pageTitle = [entries[0]?.title ?? '', slugOf(path)].flatMap(wordsOf);
    const pageLinks = links.get(path) ?? 0;
    return entries.map(
      ({kind, anchor, title, names, words = [], answers = [], body}): SectionWords => {
        const isPage = kind === 'page';
        // What readers say of one driver, they say of all: on those pages, such words only matter beside the driver's name.
        const isOfDriver = isOfOneDriver(path);
        const told = [...words, ...answers].flatMap(wordsOf);
        const ownLinks = isPage ? 0 : (links.get(`${path}#${anchor}`) ?? 0);
        return {
          page,
          prominence: prominenceOf(pageLinks + ownLinks),
          pageProminence: prominenceOf(pageLinks),
          words: {
            title: wordsOf(title),
            names: (isPage ? [slugOf(path), ...names, ...pinyinNames(searchPage)] : names).flatMap(
              wordsOf,
            ),
            words: isOfDriver ? [] : told.filter((word) => !isStopWord(word)),
            page: isPage ? [] : pageTitle,
            // Words such as "the" are on every page; they only count where they are part of a name.
            body: [...wordsOf(body), ...(isOfDriver ? told : [])].filter(
              (word) => !isStopWord(word),
            ),
          },
        };
      },
    );
  });
}

/** Whether a page is about one driver, unlike the list of drivers and the page of what they have in common. */
function isOfOneDriver(path: string): boolean {
  return /\/guide\/drivers\/(?!common\b)[^/]+$/.test(path);
}

/**
 * Keywords of pages, and queries that sections answer, as terms of their own: ranking must know whether one of them is all that
 * was typed, and in the file of titles they would be a quarter of what every search loads.
 */
function wholeNames(pages: readonly SearchPage[]): readonly PackedTerm[] {
  const named = new Map<string, Map<number, number>>();
  let id = 0;
  const add = (name: string, score: number): void => {
    const term = nameTerm(name);
    named.set(term, (named.get(term) ?? new Map<number, number>()).set(id, score));
  };
  for (const {entries} of pages) {
    for (const name of entries[0]?.names ?? []) add(name, KEYWORD_SCORE);
    for (const title of repeatedTitles(entries)) add(title, ANSWER_SCORE);
    for (const {answers = []} of entries) {
      for (const query of answers) add(query, ANSWER_SCORE);
      id += 1;
    }
  }
  return [...named].map(([term, ids]) => [term, toPostings(ids)]);
}

/** Titles of several sections of one page are the drivers that it's about: who types one wants the page. */
function repeatedTitles(entries: readonly SearchEntry[]): ReadonlySet<string> {
  const titles = entries.filter(({kind}) => kind === 'section').map(({title}) => title);
  return new Set(titles.filter((title, at) => titles.indexOf(title) < at));
}

/** {@link indexWords}, but it cuts each name once: most names are in many sections. */
function wordCutter(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  const wordsOf = (chunk: string): readonly string[] => {
    const words = known.get(chunk) ?? indexWords(chunk);
    known.set(chunk, words);
    return words;
  };
  return (text) => (text.normalize('NFKC').match(CHUNK) ?? []).flatMap(wordsOf);
}

function prominenceOf(links: number): number {
  return 1 + LINK_WEIGHT * Math.log2(1 + links);
}

/** How many other pages link to a page, and to a section on it: what is linked often is wanted often. */
function countLinks(pages: readonly SearchPage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {path, links = []} of pages) {
    const targets = links.flatMap((link) => [link, link.replace(/#.*/, '')]);
    for (const target of new Set(targets)) {
      if (target.replace(/#.*/, '') !== path) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return counts;
}

/** Numbers of sections that have a term in a field, and how often. */
type Occurrences = Map<number, number>;

function scoreTerms(sections: readonly SectionWords[]): readonly PackedTerm[] {
  const fields = Object.keys(BOOST) as Field[];
  const occurrences = new Map<string, Partial<Record<Field, Occurrences>>>();
  const lengths = new Map<Field, {readonly all: readonly number[]; readonly mean: number}>();
  for (const field of fields) {
    // The length of a text is the number of different words in it.
    const all = sections.map(({words}) => new Set(words[field]).size);
    const filled = all.filter((length) => length > 0);
    const mean = filled.reduce((sum, length) => sum + length, 0) / filled.length || 1;
    lengths.set(field, {all, mean});
    for (const [id, {words}] of sections.entries()) {
      for (const word of words[field]) {
        const known = occurrences.get(word) ?? {};
        const inField = (known[field] ??= new Map<number, number>());
        inField.set(id, (inField.get(id) ?? 0) + 1);
        occurrences.set(word, known);
      }
    }
  }
  const score = (inField: Occurrences, field: Field): readonly (readonly [number, number])[] => {
    const {all = [], mean = 1} = lengths.get(field) ?? {};
    const rarity = Math.log(1 + (sections.length - inField.size + 0.5) / (inField.size + 0.5));
    return [...inField].map(([id, times]) => {
      const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * (all[id] ?? 0)) / mean;
      const weight = LEAST + (times * (REPETITION + 1)) / (times + REPETITION * length);
      const prominence = sections[id]?.[field === 'page' ? 'pageProminence' : 'prominence'] ?? 1;
      return [id, BOOST[field] * rarity * weight * prominence];
    });
  };
  return [...occurrences.keys()].sort(compareTerms).map((term): PackedTerm => {
    const {page, ...own} = occurrences.get(term) ?? {};
    const sums = new Map<number, number>();
    for (const [field, inField] of Object.entries(own) as [Field, Occurrences][]) {
      for (const [id, value] of score(inField, field)) sums.set(id, (sums.get(id) ?? 0) + value);
    }
    const inherited = new Map<number, number>();
    for (const [id, value] of page ? score(page, 'page') : []) {
      const number = sections[id]?.page ?? 0;
      if (!inherited.has(number)) inherited.set(number, value);
    }
    return inherited.size === 0
      ? [term, toPostings(sums)]
      : [term, toPostings(sums), toPostings(inherited)];
  });
}

/** Words that a misspelled one may mean, those that matter most first. */
function wordsByWeight(terms: readonly PackedTerm[]): readonly string[] {
  const weight = ([, sections]: PackedTerm): number =>
    sections.reduce((sum, value, at) => (at % 2 === 1 ? sum + value : sum), 0);
  return terms
    .filter(([term]) => MISSPELLABLE.test(term))
    .map((term) => ({word: term[0], weight: weight(term)}))
    .sort((a, b) => b.weight - a.weight)
    .map(({word}) => word);
}

function toPostings(scores: ReadonlyMap<number, number>): Postings {
  let previous = 0;
  return [...scores]
    .sort(([a], [b]) => a - b)
    .flatMap(([number, score]) => {
      const step = number - previous;
      previous = number;
      return [step, Math.max(1, Math.round(score))];
    });
}

/** Cuts a list into pieces of about the same size. */
function inPieces<Item>(
  items: readonly Item[],
  lengthOf: (item: Item) => number,
  most: number,
): readonly (readonly Item[])[] {
  const pieces: Item[][] = [];
  let length = Infinity;
  for (const item of items) {
    if (length >= most) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(item);
    length += lengthOf(item);
  }
  return pieces;
}
