/** IDs of the headings of a page, each with its line. */
export function headingLines(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').entries();
  return new Map(
    [...lines].flatMap(([index, line]) => {
      const id = /^#{2,6} .*\{\/\* #(\S+) \*\/\}$/.exec(line)?.[1];
      return id === undefined ? [] : [[id, index + 1] as const];
    }),
  );
}
