import {withoutBase} from '@site/src/lib/shared/basePath';
import {readLetter, type PackedSection, type TitlesFile} from '../../shared/search/indexFiles';
import {areaOfPath, type EntryKind, type SearchArea} from '../../shared/search/records';
import {slugOf} from '../../shared/search/words';

/** A section of the index: a page, a titled part of it, or a row of a table. */
export interface Section {
  readonly id: number;
  readonly kind: EntryKind;
  readonly path: string;
  readonly pageTitle: string;
  readonly area: SearchArea;
  /** Whether its title says what goes wrong. */
  readonly isSymptom: boolean;
  /** Of a row: what all rows with its title share; 0 for the only one, and for what isn't a row. */
  readonly rowTitle: number;
  /** Whether the rest is known, because a piece with it has been loaded. Of a page, it always is. */
  readonly isNamed: boolean;
  readonly anchor: string;
  readonly title: string;
  readonly names: readonly string[];
  /** Title of the heading above it, if its page has other sections with its title; otherwise ''. */
  readonly under: string;
}

/** The sections of one language. */
export interface Sections {
  /**
   * A section by its number, with what is known of it.
   *
   * @throws Error when no section has it
   */
  readonly at: (id: number) => Section;
  /** Adds what a section is called. */
  readonly name: (id: number, ...called: PackedSection) => void;
  /** Number of each page's first section, which is the page itself; the last entry is the number of sections. */
  readonly pageStarts: readonly number[];
}

/**
 * Reads the file of titles. A query finds few of the sections, so each is created when it's asked for.
 *
 * @param baseUrl base URL path of the language, which says nothing about the part of the site
 */
export function readSections(
  {pages, rowTitles}: Pick<TitlesFile, 'pages' | 'rowTitles'>,
  baseUrl = '/',
): Sections {
  const made = new Map<number, Section>();
  const called = new Map<number, PackedSection>();
  const pageStarts = [0];
  const pageOf: number[] = [];
  const rowTitleOf: number[] = [];
  let rows = 0;
  for (const [page, [, , letters]] of pages.entries()) {
    for (const letter of letters) {
      pageOf.push(page);
      rowTitleOf.push(readLetter(letter).kind === 'row' ? (rowTitles[rows++] ?? 0) : 0);
    }
    pageStarts.push(pageOf.length);
  }

  function make(id: number): Section {
    const page = pageOf[id] ?? -1;
    const [path = '', pageTitle = '', letters = ''] = pages[page] ?? [];
    const letter = letters[id - (pageStarts[page] ?? 0)];
    if (letter === undefined) throw new Error(`Search index: no section has the number ${id}.`);
    const {kind, isSymptom} = readLetter(letter);
    const known: PackedSection | undefined =
      kind === 'page' ? (['', pageTitle] as const) : called.get(id);
    const [anchor, title, names = [], under = '']: PackedSection = known ?? ['', ''];
    return {
      id,
      kind,
      path,
      pageTitle,
      area: areaOfPath(withoutBase(path, baseUrl)),
      isSymptom,
      rowTitle: rowTitleOf[id] ?? 0,
      isNamed: known !== undefined,
      anchor,
      title,
      names,
      under,
    };
  }

  return {
    at(id) {
      const section = made.get(id) ?? make(id);
      made.set(id, section);
      return section;
    },
    name(id, ...section) {
      if (called.has(id)) return;
      called.set(id, section);
      made.delete(id);
    },
    pageStarts,
  };
}

/** Title of a section and its other names, if they're known. A page is also called by the last part of its path, and by all of it. */
export function namesOf({kind, path, isNamed, title, names}: Section): readonly string[] {
  if (!isNamed) return [];
  return kind === 'page' ? [title, slugOf(path), path.replace(/\.html$/, '')] : [title, ...names];
}
