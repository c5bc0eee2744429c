/** What is wrong on a page, and where. */
export class PageFault extends Error {
  /**
   * @param file path of the page
   * @param line line in that file, or undefined if the mistake isn't in one line
   * @param reason what is wrong, and what to do
   */
  constructor(
    readonly file: string,
    readonly line: number | undefined,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${reason}`, options);
    this.name = 'PageFault';
  }
}

/** Receives each mistake that a build step finds. The build stops at the first one; `npm run pages` lists all. */
export type ReportFault = (fault: PageFault) => void;

/**
 * What the build does with a mistake.
 *
 * @throws PageFault always
 */
export function throwFault(fault: PageFault): never {
  throw fault;
}

/** What an error says. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
