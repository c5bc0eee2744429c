/**
 * Limits a page must keep and goals worth reaching: sizes in bytes after brotli 11, times in
 * milliseconds, build times in CPU seconds. Sizes fail the tests; times are only reported. They hold for the
 * site at full size, about 190 pages in each language (`npm run bench -- --full`).
 */
export const budgets = {
  /** HTML and CSS of a documentation page: all that is needed to read. */
  readableBytes: 26 * 1024,
  readableGoalBytes: 20 * 1024,
  /** HTML of the two pages that list every error and every configuration key; their CSS comes on top. */
  referenceHtmlBytes: 60 * 1024,
  /** All JavaScript of a documentation page once the application runs. */
  scriptBytes: 128 * 1024,
  scriptGoalBytes: 118 * 1024,
  /** JavaScript of a page grows by so much with each page of the site. */
  scriptBytesPerRoute: 15,
  /** JavaScript a page runs by itself; the application comes when it is wanted. */
  earlyScriptBytes: 3 * 1024,
  /** All JavaScript of a token helper, which starts at once. */
  toolScriptBytes: 135 * 1024,
  /** Requests before any interaction on a documentation page. */
  requests: 10,
  requestsGoal: 4,
  /** Home page, everything, without the illustration. */
  homeBytes: 160 * 1024,
  homeGoalBytes: 130 * 1024,
  /** From the wish to search until the first result is on screen: everything fetched for it. */
  searchFirstResultBytes: 210 * 1024,
  searchFirstResultGoalBytes: 160 * 1024,
  /** Shares of the judged queries whose answer is first, and among the first three. */
  searchSuccessAt1: 0.8,
  searchSuccessAt3: 0.95,
  /** From typing a query until its results are on screen, for each, once the texts are there. */
  searchQueryMs: 50,
  firstTapMs: 200,
  firstTapGoalMs: 100,
  buildColdCpuSeconds: 100,
  buildWarmCpuSeconds: 35,
  buildMemoryBytes: 1.5 * 1024 ** 3,
};
