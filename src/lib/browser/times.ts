/*
 * Times of specification section 9 that the early script is given when it is compiled
 * (`src/build/bundleScript.ts`). Those of CSS are tokens, those of one module are in it.
 */

/** How long a change of color mode takes to spread over the page. */
export const COLOR_MODE_REVEAL_MS = 400;
/** How long a copy button shows its copied state. */
export const COPIED_FEEDBACK_MS = 2000;
