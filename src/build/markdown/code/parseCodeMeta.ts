/** What an author may write after the language of a fenced block. */
export interface CodeMeta {
  readonly title: string | undefined;
  /** Line numbers from 1. */
  readonly marked: ReadonlySet<number>;
  /** Number of the first line, where lines are to be numbered. */
  readonly firstNumber: number | undefined;
}

/** Reads `title="…"`, `{1,3-5}` and `showLineNumbers` or `showLineNumbers=10` from a fenced block's meta string. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  const marked = ranges.flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
  });
  const numbers = /\bshowLineNumbers(?:=(\d+))?/.exec(meta);
  return {
    title: title?.[1] ?? title?.[2],
    marked: new Set(marked),
    firstNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}
