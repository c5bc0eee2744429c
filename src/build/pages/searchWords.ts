import {completeLocales} from '../../lib/shared/localized';
import {PageFault} from './pageFault';
import {fileOf, type SitePage} from './sitePages';

/** What readers type for a place of a page, which the page itself doesn't say. */
export interface SearchWords {
  /** Element ID of the place; empty for the page itself. */
  readonly anchor: string;
  readonly words: readonly string[];
  /** Line of the file. */
  readonly line: number;
}

/** Samples of code, which only show how to write a page. */
const CODE_BLOCK = /^(`{3,})[\s\S]*?^\1/gm;

/** A list of words after `search:`, or for a place that a component makes, after `search #err-db-connect:`. */
const COMMENT = /^\{\/\* search(?: #(\S+))?: (.+) \*\/\}$/;

const HEADING = /^#{2,6} .*\{\/\* #(\S+) \*\/\}$/;

/** Anything that looks as if it should have been such a comment. */
const ATTEMPT = /\{\/\*\s*search\b/i;

/**
 * Search words of a page: comments that name a place, or that are below its heading. Comments above the first heading are
 * about the page itself.
 */
export function searchWordsOf({body, linesAbove}: SitePage): readonly SearchWords[] {
  const lines = linesOf(body);
  let heading = '';
  return lines.flatMap((line, index) => {
    heading = HEADING.exec(line)?.[1] ?? heading;
    const [, place, list] = COMMENT.exec(line) ?? [];
    if (list === undefined) return [];
    const words = list.split(',').map((word) => word.trim());
    return [{anchor: place ?? heading, words, line: linesAbove + index + 1}];
  });
}

/** Places have search words in every complete language, one comment each, or readers of one of them find less. */
export function searchWordFaults(pages: readonly SitePage[]): readonly PageFault[] {
  const wordsOf = new Map(pages.map((page) => [page.file, searchWordsOf(page)]));
  return pages.flatMap((page) => {
    const own = wordsOf.get(page.file) ?? [];
    const fault = (line: number, reason: string): PageFault =>
      new PageFault(page.file, line, reason);
    const nameOf = (anchor: string): string => (anchor === '' ? 'the page' : `"${anchor}"`);
    return [
      ...linesOf(page.body).flatMap((line, index) =>
        ATTEMPT.test(line) && !COMMENT.test(line)
          ? [
              fault(
                page.linesAbove + index + 1,
                'these search words are not read. Write {/* search: one, another */} on a separate line.',
              ),
            ]
          : [],
      ),
      ...own.flatMap(({anchor, words, line}, index) => [
        ...(words.includes('')
          ? [
              fault(
                line,
                `the search words of ${nameOf(anchor)} contain an empty one. Remove the extra comma.`,
              ),
            ]
          : []),
        ...(own.findIndex((other) => other.anchor === anchor) < index
          ? [
              fault(
                line,
                `${nameOf(anchor)} has search words already. Write all of them in one comment.`,
              ),
            ]
          : []),
        ...completeLocales
          .filter((locale) => locale !== page.locale)
          .map((locale) => fileOf(locale, page.doc))
          .filter((other) => wordsOf.get(other)?.every((words) => words.anchor !== anchor))
          .map((other) =>
            fault(
              line,
              `${other} has no search words for ${nameOf(anchor)}. Write what its readers type.`,
            ),
          ),
      ]),
    ];
  });
}

/** Lines of a page; those of code are empty. */
function linesOf(body: string): readonly string[] {
  return body.replaceAll(CODE_BLOCK, (code) => code.replaceAll(/[^\n]/g, '')).split('\n');
}
