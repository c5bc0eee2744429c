/** When a search may run. */
export interface Calm {
  /** Time without a new query before the search runs; 0 for at once. */
  readonly quietMs: number;
  /** Whether text is being composed (Chinese input); it is not a query yet. */
  readonly isComposing: () => boolean;
}

/** A debounced search. */
export interface DebouncedSearch<Query, Answer> {
  readonly search: (query: Query) => Promise<Answer>;
  /** Tells that composing has ended. */
  readonly release: () => void;
}

/**
 * Runs only the latest of the queries that come in quick succession or while text is composed. All who
 * asked meanwhile get the answer to that one; the caller drops answers that are out of date.
 *
 * @param run the search itself
 */
export function createDebouncedSearch<Query, Answer>(
  run: (query: Query) => Promise<Answer>,
  {quietMs, isComposing}: Calm,
): DebouncedSearch<Query, Answer> {
  let waiting: {resolve: (answer: Promise<Answer>) => void}[] = [];
  let latest: Query | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (latest === undefined || isComposing()) return;
    timer = setTimeout(flush, quietMs);
  }

  function flush(): void {
    if (latest === undefined || isComposing()) return;
    const answer = run(latest);
    const callers = waiting;
    latest = undefined;
    waiting = [];
    for (const {resolve} of callers) resolve(answer);
  }

  return {
    search: (query) =>
      new Promise((resolve) => {
        latest = query;
        waiting.push({resolve});
        schedule();
      }),
    release: schedule,
  };
}
