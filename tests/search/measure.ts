import {readFileSync} from 'node:fs';
import {searchSynonyms} from '@site/src/data/searchSynonyms';
import {createSearchEngine} from '@site/src/lib/browser/search/engine';
import {createIndexSource, type IndexSource} from '@site/src/lib/browser/search/indexSource';
import type {CompleteLocale} from '@site/src/lib/shared/localized';
import {judgedQueries, type Half, type JudgedQuery} from './judged';

/** A judged query and the rank of the first wanted section, from 1; 0 when it isn't among the results. */
export interface Judgement extends JudgedQuery {
  readonly rank: number;
  /** The first sections found, for the message of a failing test. */
  readonly found: readonly string[];
}

/** Quality of a language's search over a part of the judged set. */
export interface Quality {
  readonly judgements: readonly Judgement[];
  readonly successAt1: number;
  readonly successAt3: number;
  /** Mean reciprocal rank. */
  readonly mrr: number;
}

/** The queries named after things, or those as readers speak. */
export type QuerySet = 'named' | 'spoken';

/** How many results count: what the window shows. */
const LIMIT = 24;

/** URL prefix of a language. */
export function prefixOf(locale: CompleteLocale): string {
  return locale === 'en' ? '' : `/${locale}`;
}

/** The index of a built language, read from its files as the browser reads them. */
export function builtIndex(locale: CompleteLocale, folder = 'build'): IndexSource {
  return createIndexSource(`${prefixOf(locale)}/`, (url) =>
    Promise.resolve(JSON.parse(readFileSync(`${folder}${url}`, 'utf8')) as unknown),
  );
}

/** Addresses of all sections of an index, in order. */
export async function placesOf(index: IndexSource): Promise<readonly string[]> {
  const {pages, texts} = await index.titles();
  const paths = pages.flatMap(([path, , sections]) => Array.from(sections, () => path));
  const pieces = await Promise.all(texts.map((_, piece) => index.texts(piece)));
  return pieces.flat().map(([, anchor], id) => `${paths[id] ?? ''}${anchor && `#${anchor}`}`);
}

/**
 * Runs the judged set against an index.
 *
 * @param half both by default
 * @param set both by default
 */
export async function measureQuality(
  locale: CompleteLocale,
  index: IndexSource,
  half?: Half,
  set?: QuerySet,
): Promise<Quality> {
  const queries = judgedQueries[locale].filter(
    (judged) =>
      (half === undefined || judged.half === half) &&
      (set === undefined || judged.isSpoken === (set === 'spoken')),
  );
  return measureQueries(locale, index, queries);
}

/** Runs some queries against an index, in the order in which the window shows results. */
export async function measureQueries(
  locale: CompleteLocale,
  index: IndexSource,
  queries: readonly JudgedQuery[],
): Promise<Quality> {
  const engine = createSearchEngine(index, searchSynonyms);
  const prefix = prefixOf(locale);
  const judgements: Judgement[] = [];
  for (const judged of queries) {
    const results = await engine.search(judged.query, {limit: LIMIT, limitPerPage: 5});
    const found = results.map(({path, anchor}) =>
      (path + (anchor === '' ? '' : `#${anchor}`)).slice(prefix.length),
    );
    const rank = found.findIndex((url) => judged.wanted.includes(url)) + 1;
    judgements.push({...judged, rank, found});
  }
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
