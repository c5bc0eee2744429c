import type {ComponentProps} from 'react';
import type {DocSearchModal} from '@docsearch/react/modal';
import {escapeHtml} from '@site/src/lib/search/highlight';
import type {FoundPlace} from '@site/src/lib/search/answer';
import type {EmbeddedAnswer} from './embeddedSearch';

type Props = ComponentProps<typeof DocSearchModal>;

/** A result as the window of DocSearch wants it. */
export type DocSearchHit = Parameters<NonNullable<Props['transformItems']>>[0][number];

/** Headings over groups of results. */
export interface GroupTexts {
  /** Over the places of one page. */
  readonly page: (place: FoundPlace) => string;
  readonly near: string;
  readonly otherLanguage: string;
}

/** Turns an answer into results in groups: one per page, suggestions, the other language. */
export function hitsOf(answer: EmbeddedAnswer, texts: GroupTexts): DocSearchHit[] {
  return [
    ...answer.places.map((place) => hitOf(place, texts.page(place))),
    ...answer.inOtherLanguage.map((place) => hitOf(place, texts.otherLanguage)),
    ...answer.near.map(({path, title, area}) =>
      hitOf(
        {
          url: path,
          kind: 'page',
          area,
          title,
          pageTitle: title,
          titleHtml: escapeHtml(title),
          excerptHtml: '',
        },
        texts.near,
      ),
    ),
  ];
}

function hitOf(place: FoundPlace, group: string): DocSearchHit {
  const {url, kind, pageTitle, title, titleHtml, excerptHtml} = place;
  const [path = '', anchor = ''] = url.split('#');
  const isPage = kind === 'page';
  const shown = kind === 'row' ? `<code>${titleHtml}</code>` : titleHtml;
  const secondLine = excerptHtml === '' ? escapeHtml(pageTitle) : excerptHtml;
  // Kept in the browser with recent searches and shown there without marks: escaped, because DocSearch
  // sets it as HTML.
  const plain = excerptHtml.replace(/<\/?mark>/g, '');
  const levels = {lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const marked = (value: string): Marked => ({value, matchLevel: 'full', matchedWords: []});
  const snippets = {
    lvl0: marked(escapeHtml(group)),
    lvl1: marked(isPage ? shown : secondLine),
    lvl2: marked(isPage ? '' : shown),
    lvl3: marked(''),
    lvl4: marked(''),
    lvl5: marked(''),
    lvl6: marked(''),
  };
  const results = {content: marked(excerptHtml), hierarchy: snippets, hierarchy_camel: []};
  return {
    objectID: url,
    url,
    url_without_anchor: path,
    anchor: anchor === '' ? null : anchor,
    type: isPage ? 'lvl1' : 'lvl2',
    content: isPage ? plain : null,
    hierarchy: {
      lvl0: escapeHtml(group),
      lvl1: escapeHtml(pageTitle),
      lvl2: isPage ? null : escapeHtml(title),
      ...levels,
    },
    _highlightResult: results,
    _snippetResult: results,
  };
}

interface Marked {
  readonly value: string;
  readonly matchLevel: 'full';
  readonly matchedWords: string[];
}
