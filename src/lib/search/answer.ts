import {createSearchEngine, type Finding, type NearTitle} from './engine';
import {excerpt, markWords} from './highlight';
import type {IndexSource} from './indexSource';
import type {SynonymGroups} from './query';
import type {EntryKind, SearchArea} from './records';

/** A place found, ready to be shown. */
export interface FoundPlace {
  /** Address from the root of the site, with the hash. */
  readonly url: string;
  readonly kind: EntryKind;
  readonly area: SearchArea;
  /** Plain text. */
  readonly title: string;
  readonly pageTitle: string;
  /** HTML with marks. */
  readonly titleHtml: string;
  /** HTML with marks, '' without a text. It's loaded when the result is shown. */
  readonly loadExcerpt: () => Promise<string>;
}

/** What one language's index answers. */
export interface SearchAnswer {
  readonly places: readonly FoundPlace[];
  /** Suggestions, when there are no places. */
  readonly near: readonly NearTitle[];
}

/** What is searched for. */
export interface SearchRequest {
  readonly query: string;
  readonly area?: SearchArea | undefined;
  readonly limit?: number | undefined;
  readonly limitPerPage?: number | undefined;
}

/** Answers queries of one language. */
export interface SearchService {
  /** Loads what every query needs, before the first one. */
  readonly warm: () => Promise<void>;
  /** Rejects when a piece of the index can't be loaded; the next call tries again. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
}

/**
 * Answers queries from the index of one language.
 *
 * @param source where the pieces of the index come from
 * @param synonyms words that say the same
 */
export function createSearchService(source: IndexSource, synonyms: SynonymGroups): SearchService {
  const engine = createSearchEngine(source, synonyms);

  function placeOf(finding: Finding): FoundPlace {
    const {path, anchor, kind, area, title, names, pageTitle, matched} = finding;
    const words = new Set(matched);
    return {
      url: anchor === '' ? path : `${path}#${anchor}`,
      kind,
      area,
      title,
      pageTitle,
      titleHtml: markWords(title, words),
      async loadExcerpt() {
        // A row found by another name, such as an environment variable, shows that name.
        const others = kind === 'page' ? [] : names.filter((name) => hasMarks(name, words));
        const text = await engine.textOf(finding);
        return excerpt([...others, text].filter((part) => part !== '').join(' · '), words);
      },
    };
  }

  return {
    warm: engine.prepare,
    async search({query, ...options}) {
      const findings = await engine.search(query, options);
      return {
        places: findings.map(placeOf),
        near: findings.length > 0 ? [] : await engine.nearestTitles(query, options),
      };
    },
  };
}

function hasMarks(text: string, words: ReadonlySet<string>): boolean {
  return markWords(text, words).includes('<mark>');
}
