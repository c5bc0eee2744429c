/** Names under which the browser keeps a reader's choices. */

/** Hue of the theme color; absent for the site's own. */
export const THEME_COLOR_KEY = 'theme-color';
/** `collapsed`, or absent while the sidebar is open. */
export const SIDEBAR_KEY = 'sidebar';
/** The reader's own AList (`features/api-runner`), as long as the tab is open. */
export const READER_SERVER_KEY = 'api-server-of-reader';
