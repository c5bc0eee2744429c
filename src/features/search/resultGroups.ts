import {sitePath} from '@site/src/lib/browser/sitePath';
import {localeOfPath} from '@site/src/lib/shared/address';
import {escapeHtml} from '@site/src/lib/browser/search/highlight';
import type {FoundSection} from '@site/src/lib/browser/search/answer';
import type {SearchResult} from './embeddedSearch';
import {areaName, nearTitlesText, otherLanguageText} from './searchTexts';

/** Results under one heading. */
export interface ResultGroup {
  readonly key: string;
  readonly title: string;
  readonly sections: readonly FoundSection[];
}

/** Puts results under headings: one per page; with none, the other language's and near titles. */
export function groupsOf({sections, inOtherLanguage, near}: SearchResult): readonly ResultGroup[] {
  const pages = new Map<string, FoundSection[]>();
  for (const section of sections) {
    const path = section.url.replace(/#.*/, '');
    pages.set(path, [...(pages.get(path) ?? []), section]);
  }
  return [
    ...[...pages].map(([key, group]) => ({key, title: titleOf(group[0]), sections: group})),
    {
      key: 'other',
      title: otherLanguageText(localeOfPath(sitePath(inOtherLanguage[0]?.url ?? ''))),
      sections: inOtherLanguage,
    },
    {key: 'near', title: nearTitlesText(), sections: near.map(sectionOfTitle)},
  ].filter((group) => group.sections.length > 0);
}

/** All results in the order in which they're shown. */
export function sectionsIn(groups: readonly ResultGroup[]): readonly FoundSection[] {
  return groups.flatMap(({sections}) => sections);
}

function titleOf(section: FoundSection | undefined): string {
  return section ? `${areaName(section.area)} › ${section.pageTitle}` : '';
}

function sectionOfTitle({path, title, area}: SearchResult['near'][number]): FoundSection {
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
