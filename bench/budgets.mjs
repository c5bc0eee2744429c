/**
 * Limits a page must keep and goals worth reaching: sizes in bytes after brotli 11, times in
 * milliseconds, build times in CPU seconds. Sizes fail the tests; times are only reported. They hold for the
 * whole site, about 220 pages in each language.
 */
export const budgets = {
  /** HTML and CSS of a documentation page: all that is needed to read. */
  readableBytes: 27 * 1024,
  readableGoalBytes: 20 * 1024,
  /** HTML of the pages that list every error, configuration key, route, known issue, or check; their CSS comes on top. */
  referenceHtmlBytes: 60 * 1024,
  /** All JavaScript of a documentation page once the application runs. */
  scriptBytes: 136 * 1024,
  scriptGoalBytes: 125 * 1024,
  /** The same of a page of the API, which has the console for its requests beside it, and of the page with every widget. */
  apiScriptBytes: 139 * 1024,
  /** JavaScript a page runs by itself, page keys and swipes included; the application comes when it is wanted. */
  earlyScriptBytes: 4 * 1024,
  /** All JavaScript of a token helper, which starts at once. */
  toolScriptBytes: 142 * 1024,
  /** The copy of a language for reading without a connection. */
  offlineBytes: 8 * 1024 ** 2,
  /** Requests before any interaction on a documentation page. */
  requests: 10,
  requestsGoal: 4,
  /** Home page, everything, without the illustration. */
  homeBytes: 160 * 1024,
  homeGoalBytes: 130 * 1024,
  /** From opening the search to the first result on screen: everything loaded for it. */
  searchFirstResultBytes: 60 * 1024,
  /** What a further query loads: the median of the judged ones, each with nothing but the titles there. */
  searchQueryBytes: 40 * 1024,
  searchQueryGoalBytes: 20 * 1024,
  /** Shares of the judged queries whose answer is first, and among the first three. */
  searchSuccessAt1: 0.93,
  searchSuccessAt3: 0.98,
  /** The same of the queries as readers say them: symptoms, other spellings, initials. The goal is that of all others. */
  searchSpokenSuccessAt1: 0.84,
  searchSpokenSuccessAt3: 0.94,
  /** Work until the index can answer on a device four times slower; of the main thread, for each query and in one task. */
  searchReadyMs: 100,
  searchQueryMs: 30,
  searchTaskMs: 50,
  firstTapMs: 100,
  buildColdCpuSeconds: 130,
  buildWarmCpuSeconds: 25,
  /** Of what Docusaurus alone takes for the same pages, with nothing kept from before. */
  buildShare: 1.4,
  buildMemoryBytes: 1.5 * 1024 ** 3,
};
