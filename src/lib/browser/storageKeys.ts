/*
 * Names under which the browser keeps something for a reader. Whatever reads one of them expects any text there, or
 * none, because storage can be blocked or full. `e2e/faults.spec.ts` tries broken values for all of them.
 */

/** Docusaurus's: `light`, `dark`, or absent while the system decides. */
export const COLOR_MODE_KEY = 'theme';
/** Hue of the theme color; absent for the site's own. */
export const THEME_COLOR_KEY = 'theme-color';
/** `collapsed`, or absent while the sidebar is open. */
export const SIDEBAR_KEY = 'sidebar';
/** Kinds of tabs, which are remembered apart: `{group: value}` (specification section 4). */
export const TAB_KEYS = ['tabs', 'code-tabs'] as const;
/** Name of the chosen API server. */
export const API_SERVER_KEY = 'api_name';
/** A choice of language that the reader made for good: in the language menu, or with "remember". */
export const LANGUAGE_CHOICE_KEY = 'languageChoice';
/** A refused offer of another language, for the session. */
export const LANGUAGE_REFUSAL_KEY = 'languageOffer';
/** Prefix of dismissed notices. */
export const NOTICE_PREFIX = 'notice.';
/** Prefix of the results of each search index that were opened lately. */
export const RECENT_PREFIX = 'search-recent-';
/** Prefix of the favorite results of each search index. */
export const FAVORITES_PREFIX = 'search-favorites-';
/** Prefix of the records of sign-ins under way, for the session. */
export const FLOW_PREFIX = 'alist.tool.flow.';
/** A callback on its way to the page of the other language, for the session. */
export const RETURN_KEY = 'alist.tool.return';
/** The player's: its volume. */
const PLAYER_KEY = 'artplayer_settings';
/** Prefix of Docusaurus's choice of a version. The site has one, so this is only read. */
export const VERSION_PREFIX = 'docs-preferred-version-';

/** All of them. */
export const storageNames: readonly string[] = [
  COLOR_MODE_KEY,
  THEME_COLOR_KEY,
  SIDEBAR_KEY,
  ...TAB_KEYS,
  API_SERVER_KEY,
  LANGUAGE_CHOICE_KEY,
  LANGUAGE_REFUSAL_KEY,
  NOTICE_PREFIX,
  RECENT_PREFIX,
  FAVORITES_PREFIX,
  FLOW_PREFIX,
  RETURN_KEY,
  PLAYER_KEY,
  VERSION_PREFIX,
];
