import {withoutBase} from '@site/src/lib/basePath';
import {kindOf, type TitlesFile} from './indexFiles';
import {areaOfPath, type EntryKind, type SearchArea} from './records';
import {slugOf} from './words';

/** A place of the index. */
export interface Place {
  readonly id: number;
  readonly kind: EntryKind;
  readonly path: string;
  readonly anchor: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly pageTitle: string;
  readonly area: SearchArea;
}

/** The places of one language, read from the file of titles. */
export interface Places {
  /** Their numbers are their positions. */
  readonly all: readonly Place[];
  /** Number of each page's first place, which is the page itself; the last entry is the number of places. */
  readonly pageStarts: readonly number[];
}

/**
 * Reads the file of titles.
 *
 * @param baseUrl base URL path of the language, which says nothing about the part of the site
 */
export function readPlaces({pages}: Pick<TitlesFile, 'pages'>, baseUrl = '/'): Places {
  const all: Place[] = [];
  const pageStarts: number[] = [];
  for (const [path, packed] of pages) {
    const pageTitle = packed[0]?.[2] ?? '';
    const area = areaOfPath(withoutBase(path, baseUrl));
    pageStarts.push(all.length);
    for (const [letter, anchor, title, names = []] of packed) {
      const kind = kindOf(letter);
      all.push({id: all.length, kind, path, anchor, title, names, pageTitle, area});
    }
  }
  return {all, pageStarts: [...pageStarts, all.length]};
}

/** Title of a place and its other names. A page is also called by the last part of its path. */
export function namesOf({kind, path, title, names}: Place): readonly string[] {
  return kind === 'page' ? [title, slugOf(path), ...names] : [title, ...names];
}
