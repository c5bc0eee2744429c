/** Time without typing before the hosted search is asked (specification section 9). */
export const HOSTED_DEBOUNCE_MS = 500;

/** Most results in the window; the search page shows the rest. */
export const MODAL_LIMIT = 24;

/** Most results of one page in the window. */
export const MODAL_LIMIT_PER_PAGE = 5;

/** After so many results, about as many as the window shows at once, it has no sections that only mention the words. */
export const MODAL_LIMIT_OF_MENTIONS = 8;

/** Results on the search page at first, and so many more each time. */
export const PAGE_LIMIT = 30;
