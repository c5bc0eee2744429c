import MiniSearch, {type SearchResult} from 'minisearch';
import {anyOf, weighed, type Hits} from './hits';
import type {Named} from './ranking';
import {areaOfPath, type SearchArea, type SearchPage} from './records';
import {createSpelling, type Spelling} from './spelling';
import {indexWords, isHan, squash} from './words';

const FIELDS = ['title', 'names', 'page', 'body'] as const;

/** Weight of the fields: what a place is called counts more than what is said there. */
const BOOST = {title: 6, names: 5, page: 3, body: 1};

/** Weights of words that begin with the one typed, and of those nearly the same, against the word itself. */
const PREFIX_WEIGHT = 0.5;
const FUZZY_WEIGHT = 0.2;

/** So many places are added to an index at once, which takes a few milliseconds. */
const SLICE = 20;

/** An entry of the index, as stored and as searched. */
export interface Place extends Named {
  readonly id: number;
  readonly path: string;
  readonly anchor: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly body: string;
  readonly pageTitle: string;
  /** Title of the page, for places within it. */
  readonly page: string;
  readonly area: SearchArea;
}

/** The places of one locale, and what finds them. */
export interface PlaceIndex {
  /** Their numbers are their positions. */
  readonly places: readonly Place[];
  /** Places that have a word, or one that begins with it. */
  readonly find: (word: string) => Hits;
  /** Places that have a word which differs in a letter or two. */
  readonly findNear: (word: string) => Hits;
}

/** Builds the index in memory, at once. */
export function createPlaceIndex(pages: readonly SearchPage[]): PlaceIndex {
  const parts = emptyParts(pages);
  parts.words.addAll(parts.places);
  return indexOver(parts);
}

/** The same in slices: between them, queries can be answered from another index. */
export async function createPlaceIndexInSlices(pages: readonly SearchPage[]): Promise<PlaceIndex> {
  const parts = emptyParts(pages);
  await parts.words.addAllAsync(parts.places, {chunkSize: SLICE});
  return indexOver(parts);
}

interface Parts {
  readonly places: readonly Place[];
  readonly words: MiniSearch<Place>;
  readonly spelling: Spelling;
}

/** Places that are not in the index yet. */
function emptyParts(pages: readonly SearchPage[]): Parts {
  const places = pages.flatMap(readPlaces).map((place, id): Place => ({...place, id}));
  const spelling = createSpelling();
  const words = new MiniSearch<Place>({
    fields: [...FIELDS],
    extractField: (place, name) => {
      if (name === 'names') return place.names.join(' \n ');
      return name === 'title' || name === 'page' || name === 'body' ? place[name] : place.id;
    },
    tokenize: (text) => {
      const found = indexWords(text);
      spelling.add(found);
      return found;
    },
    processTerm: (term) => term,
    searchOptions: {
      boost: BOOST,
      tokenize: (word) => [word],
      weights: {fuzzy: FUZZY_WEIGHT, prefix: PREFIX_WEIGHT},
    },
  });
  return {places, words, spelling};
}

function indexOver({places, words, spelling}: Parts): PlaceIndex {
  return {
    places,
    find: (word) => hitsOf(word, words.search(word, {prefix: word.length > 1 || isHan(word)})),
    findNear: (word) =>
      anyOf(
        spelling.near(word).map((near) => {
          const weight = (FUZZY_WEIGHT * near.word.length) / (near.word.length + near.distance);
          return weighed(hitsOf(word, words.search(near.word)), weight);
        }),
      ),
  };
}

function hitsOf(word: string, results: readonly SearchResult[]): Hits {
  return new Map(
    results.map(({id, score, terms}) => [id as number, {score, words: [word], terms}]),
  );
}

function readPlaces({path, entries}: SearchPage): readonly Omit<Place, 'id'>[] {
  const pageTitle = entries[0]?.title ?? '';
  const area = areaOfPath(path);
  const slug = path
    .replace(/\/$/, '')
    .replace(/^.*\//, '')
    .replace(/\.html$/, '');
  return entries.map(({kind, anchor, title, names, body}) => {
    const allNames = kind === 'page' ? [slug, ...names] : names;
    const calledBy = [title, ...allNames];
    return {
      kind,
      path,
      anchor,
      title,
      names: allNames,
      body,
      pageTitle,
      area,
      page: kind === 'page' ? '' : pageTitle,
      calledBy,
      squashed: calledBy.map(squash),
    };
  });
}
