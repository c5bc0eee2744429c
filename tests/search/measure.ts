import type {SearchPage} from '@site/src/lib/search/records';
import {createSearchEngine} from '@site/src/lib/search/engine';
import {searchSynonyms} from '@site/src/data/searchSynonyms';
import {judgedQueries, type JudgedQuery} from './judged';
import type {LocaleCode} from '@site/src/lib/localized';

/** A judged query and the rank of the first wanted place, from 1; 0 when it is not among the results. */
export interface Judgement extends JudgedQuery {
  readonly rank: number;
  /** The first places found, for the message of a failing test. */
  readonly found: readonly string[];
}

/** Quality of a locale's search over the judged set. */
export interface Quality {
  readonly judgements: readonly Judgement[];
  readonly successAt1: number;
  readonly successAt3: number;
  /** Mean reciprocal rank. */
  readonly mrr: number;
}

/** How many results count: what the window shows. */
const LIMIT = 24;

/** Runs the judged set against an index, in the order in which the window shows results. */
export function measureQuality(locale: LocaleCode, pages: readonly SearchPage[]): Quality {
  const engine = createSearchEngine(pages, searchSynonyms);
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const judgements = judgedQueries[locale].map((judged): Judgement => {
    const found = engine
      .search(judged.query, {limit: LIMIT, limitPerPage: 5})
      .map(({path, anchor}) => (path + (anchor === '' ? '' : `#${anchor}`)).slice(prefix.length));
    return {...judged, rank: found.findIndex((url) => judged.wanted.includes(url)) + 1, found};
  });
  const share = (fits: (rank: number) => boolean): number =>
    judgements.filter(({rank}) => fits(rank)).length / judgements.length;
  return {
    judgements,
    successAt1: share((rank) => rank === 1),
    successAt3: share((rank) => rank >= 1 && rank <= 3),
    mrr:
      judgements.reduce((sum, {rank}) => sum + (rank === 0 ? 0 : 1 / rank), 0) / judgements.length,
  };
}
