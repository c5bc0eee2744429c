/**
 * Limits a page must keep and goals worth reaching: sizes in bytes after brotli 11, times in
 * milliseconds, build times in CPU seconds. Sizes fail the tests; times are only reported.
 */
export const budgets = {
  /** HTML and CSS of a documentation page: all that is needed to read. */
  readableBytes: 28 * 1024,
  readableGoalBytes: 20 * 1024,
  /** HTML of the two pages that list every error and every configuration key; their CSS comes on top. */
  referenceHtmlBytes: 60 * 1024,
  /** HTML and CSS of the page that shows every widget with its source. */
  widgetPageBytes: 31 * 1024,
  /** All JavaScript of a documentation page once the application runs. */
  scriptBytes: 118 * 1024,
  scriptGoalBytes: 100 * 1024,
  /** Requests before any interaction on a documentation page. */
  requests: 10,
  requestsGoal: 4,
  /** Home page, everything, without the illustration. */
  homeBytes: 160 * 1024,
  homeGoalBytes: 130 * 1024,
  firstTapMs: 200,
  firstTapGoalMs: 100,
  buildColdCpuSeconds: 110,
  buildWarmCpuSeconds: 35,
  buildMemoryBytes: 1.5 * 1024 ** 3,
};
