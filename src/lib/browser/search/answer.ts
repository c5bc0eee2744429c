import {createSearchEngine, type Result, type NearTitle} from './engine';
import {excerpt, markWords} from './highlight';
import type {IndexSource} from './indexSource';
import type {SynonymGroups} from '../../shared/search/query';
import type {EntryKind, SearchArea} from '../../shared/search/records';

/** A section found, as data that can be posted from one thread to another. */
export interface IndexedSection {
  /** Address from the root of the site, with the hash. */
  readonly url: string;
  readonly kind: EntryKind;
  readonly area: SearchArea;
  /** Plain text. */
  readonly title: string;
  readonly pageTitle: string;
  /** HTML with marks. */
  readonly titleHtml: string;
  readonly excerptSource: ExcerptSource;
}

/** What the excerpt of a section is made from. */
export interface ExcerptSource {
  /** Number of the section. */
  readonly id: number;
  /** Names that the query found and that the title doesn't show. */
  readonly names: readonly string[];
  /** Words of the index to mark. */
  readonly words: readonly string[];
}

/** What one language's index answers. */
export interface IndexAnswer {
  readonly sections: readonly IndexedSection[];
  /** How many sections there are, shown or not. */
  readonly total: number;
  /** Suggestions, when there are no sections. */
  readonly near: readonly NearTitle[];
}

/** A section found, ready to be shown. */
export interface FoundSection extends Omit<IndexedSection, 'excerptSource'> {
  /** HTML with marks, '' without a text. It's loaded when the result is shown. */
  readonly loadExcerpt: () => Promise<string>;
}

/** What one language's search answers. */
export interface SearchAnswer {
  readonly sections: readonly FoundSection[];
  /** How many sections there are, shown or not. */
  readonly total: number;
  /** Suggestions, when there are no sections. */
  readonly near: readonly NearTitle[];
}

/** What is searched for. */
export interface SearchRequest {
  readonly query: string;
  readonly area?: SearchArea | undefined;
  readonly limit?: number | undefined;
  readonly limitPerPage?: number | undefined;
  /** After so many sections, only those that are called by a word of the query. */
  readonly limitOfMentions?: number | undefined;
}

/** Answers queries of one language. */
export interface SearchService {
  /** Loads what every query needs, before the first one. */
  readonly warm: () => Promise<void>;
  /** Rejects when a piece of the index can't be loaded; the next call tries again. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
}

/** Answers queries from one language's index. Every method rejects when a piece can't be loaded. */
export interface IndexSearch {
  /** Loads what every query needs, before the first one. */
  readonly warm: () => Promise<void>;
  readonly search: (request: SearchRequest) => Promise<IndexAnswer>;
  /** HTML with marks, '' without a text. */
  readonly excerpt: (source: ExcerptSource) => Promise<string>;
}

/**
 * Answers queries from the index of one language.
 *
 * @param source where the pieces of the index come from
 * @param synonyms words that say the same
 */
export function createIndexSearch(source: IndexSource, synonyms: SynonymGroups): IndexSearch {
  const engine = createSearchEngine(source, synonyms);
  return {
    warm: engine.prepare,
    async search({query, ...options}) {
      const {results, total} = await engine.find(query, options);
      return {
        sections: results.map(sectionOf),
        total,
        near: results.length > 0 ? [] : await engine.nearestTitles(query, options),
      };
    },
    async excerpt({id, names, words}) {
      const text = await engine.textOf({id});
      return excerpt([...names, text].filter((part) => part !== '').join(' · '), new Set(words));
    },
  };
}

function sectionOf(result: Result): IndexedSection {
  const {id, path, anchor, kind, area, title, names, under, pageTitle, matched} = result;
  const words = new Set(matched);
  // A row found by another name, such as an environment variable, shows that name.
  const others = kind === 'page' ? [] : names.filter((name) => hasMarks(name, words));
  const way = under === '' ? '' : `${under} › `;
  return {
    url: anchor === '' ? path : `${path}#${anchor}`,
    kind,
    area,
    title: way + title,
    pageTitle,
    titleHtml: markWords(way, words) + markWords(title, words),
    excerptSource: {id, names: others, words: [...words]},
  };
}

function hasMarks(text: string, words: ReadonlySet<string>): boolean {
  return markWords(text, words).includes('<mark>');
}
