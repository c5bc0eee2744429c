import {withoutBase} from '@site/src/lib/shared/basePath';
import {kindOf, type TitlesFile} from '../../shared/search/indexFiles';
import {areaOfPath, type EntryKind, type SearchArea} from '../../shared/search/records';
import {slugOf} from '../../shared/search/words';

/** A section of the index: a page, a titled part of it, or a row of a table. */
export interface Section {
  readonly id: number;
  readonly kind: EntryKind;
  readonly path: string;
  readonly anchor: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly pageTitle: string;
  readonly area: SearchArea;
}

/** The sections of one language, read from the file of titles. */
export interface Sections {
  /**
   * A section by its number.
   *
   * @throws Error when no section has it
   */
  readonly at: (id: number) => Section;
  /** Number of each page's first section, which is the page itself; the last entry is the number of sections. */
  readonly pageStarts: readonly number[];
}

/**
 * Reads the file of titles. A query finds few of the sections, so each is created when it's asked for.
 *
 * @param baseUrl base URL path of the language, which says nothing about the part of the site
 */
export function readSections({pages}: Pick<TitlesFile, 'pages'>, baseUrl = '/'): Sections {
  const made: Section[] = [];
  const pageStarts = [0];
  const pageOf: number[] = [];
  for (let page = 0; page < pages.length; page += 1) {
    const {length} = pages[page]?.[1] ?? [];
    for (let section = 0; section < length; section += 1) pageOf.push(page);
    pageStarts.push(pageOf.length);
  }

  function make(id: number): Section {
    const page = pageOf[id] ?? -1;
    const [path = '', packed = []] = pages[page] ?? [];
    const section = packed[id - (pageStarts[page] ?? 0)];
    if (section === undefined) throw new Error(`Search index: no section has the number ${id}.`);
    const [letter, anchor, title, names = []] = section;
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

/** Title of a section and its other names. A page is also called by the last part of its path. */
export function namesOf({kind, path, title, names}: Section): readonly string[] {
  return kind === 'page' ? [title, slugOf(path), ...names] : [title, ...names];
}
