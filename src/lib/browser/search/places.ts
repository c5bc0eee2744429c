import {withoutBase} from '@site/src/lib/shared/basePath';
import {kindOf, type TitlesFile} from '../../shared/search/indexFiles';
import {areaOfPath, type EntryKind, type SearchArea} from '../../shared/search/records';
import {slugOf} from '../../shared/search/words';

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
  /**
   * A place by its number.
   *
   * @throws Error when no place has it
   */
  readonly at: (id: number) => Place;
  /** Number of each page's first place, which is the page itself; the last entry is the number of places. */
  readonly pageStarts: readonly number[];
}

/**
 * Reads the file of titles. A query finds few of the places, so each is created when it's asked for.
 *
 * @param baseUrl base URL path of the language, which says nothing about the part of the site
 */
export function readPlaces({pages}: Pick<TitlesFile, 'pages'>, baseUrl = '/'): Places {
  const made: Place[] = [];
  const pageStarts = [0];
  const pageOf: number[] = [];
  for (let page = 0; page < pages.length; page += 1) {
    const {length} = pages[page]?.[1] ?? [];
    for (let place = 0; place < length; place += 1) pageOf.push(page);
    pageStarts.push(pageOf.length);
  }

  function make(id: number): Place {
    const page = pageOf[id] ?? -1;
    const [path = '', packed = []] = pages[page] ?? [];
    const place = packed[id - (pageStarts[page] ?? 0)];
    if (place === undefined) throw new Error(`Search index: no place has the number ${id}.`);
    const [letter, anchor, title, names = []] = place;
    const area = areaOfPath(withoutBase(path, baseUrl));
    return {
      id,
      kind: kindOf(letter),
      path,
      anchor,
      title,
      names,
      pageTitle: packed[0]?.[2] ?? '',
      area,
    };
  }

  return {at: (id) => (made[id] ??= make(id)), pageStarts};
}

/** Title of a place and its other names. A page is also called by the last part of its path. */
export function namesOf({kind, path, title, names}: Place): readonly string[] {
  return kind === 'page' ? [title, slugOf(path), ...names] : [title, ...names];
}
