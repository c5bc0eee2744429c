import {escapeHtml} from '@site/src/lib/browser/search/highlight';
import type {FoundPlace} from '@site/src/lib/browser/search/answer';
import type {SearchResult} from './embeddedSearch';
import {areaName, nearTitlesText, otherLanguageText} from './searchTexts';

/** Results under one heading. */
export interface ResultGroup {
  readonly key: string;
  readonly title: string;
  readonly places: readonly FoundPlace[];
}

/** Puts results under headings: one per page; with none, the other language's and near titles. */
export function groupsOf({places, inOtherLanguage, near}: SearchResult): readonly ResultGroup[] {
  const pages = new Map<string, FoundPlace[]>();
  for (const place of places) {
    const path = place.url.replace(/#.*/, '');
    pages.set(path, [...(pages.get(path) ?? []), place]);
  }
  return [
    ...[...pages].map(([key, group]) => ({key, title: titleOf(group[0]), places: group})),
    {key: 'other', title: otherLanguageText(), places: inOtherLanguage},
    {key: 'near', title: nearTitlesText(), places: near.map(placeOfTitle)},
  ].filter((group) => group.places.length > 0);
}

/** All results in the order in which they're shown. */
export function placesIn(groups: readonly ResultGroup[]): readonly FoundPlace[] {
  return groups.flatMap(({places}) => places);
}

function titleOf(place: FoundPlace | undefined): string {
  return place ? `${areaName(place.area)} › ${place.pageTitle}` : '';
}

function placeOfTitle({path, title, area}: SearchResult['near'][number]): FoundPlace {
  return {
    url: path,
    kind: 'page',
    area,
    title,
    pageTitle: areaName(area),
    titleHtml: escapeHtml(title),
    loadExcerpt: () => Promise.resolve(''),
  };
}
