/** Names under which the browser keeps a reader's choices. */

/** Hue of the theme color; absent for the site's own. */
export const THEME_COLOR_KEY = 'theme-color';
/** `collapsed`, or absent while the sidebar is open. */
export const SIDEBAR_KEY = 'sidebar';
