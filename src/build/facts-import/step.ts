import {localeCodes} from '../../lib/shared/localized';
import {pagesFolder} from '../../lib/node/pageFiles';

/** Something to do in one file. */
export interface Step {
  /** Path from the top of the project, with `/` between its parts. */
  readonly file: string;
  readonly what: string;
  /** The file goes. */
  readonly isDeletion?: boolean;
}

/** The longest part of a text that a step repeats. */
const MAX_SHOWN = 90;

/** A text as a step repeats it. */
export function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** The same to do in a page of every language. */
export function everyLanguage(name: string, what: string): readonly Step[] {
  return localeCodes.map((locale) => ({file: `${pagesFolder(locale)}/${name}`, what}));
}

/** Steps as lines to read, by file, each said once. */
export function formatSteps(steps: readonly Step[]): readonly string[] {
  const byFile = new Map<string, Set<string>>();
  for (const {file, what} of steps) byFile.set(file, (byFile.get(file) ?? new Set()).add(what));
  return [...byFile].flatMap(([file, tasks]) => [file, ...[...tasks].map((what) => `    ${what}`)]);
}
