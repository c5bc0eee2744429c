/** How long what is beside the content is left alone before it steps back (specification section 9). */
export const FOCUS_MODE_DELAY_MS = 1500;

/** What site and page may say about their look (specification section 3, home frontmatter). */
export interface ModeSettings {
  /** Whether all but the content steps back, or after how many milliseconds it does; at first, the value of `pure`. */
  readonly focus?: boolean | number | undefined;
  /** Whether the page does without ornament that moves. */
  readonly pure?: boolean | undefined;
}

/** Look of a page, settings of page and site taken together. */
export interface PageMode {
  readonly isPure: boolean;
  /** None: everything stays in sight. */
  readonly focusDelayMs?: number;
}

/** The look of a page: it goes before the site, and `focus` before `pure`. */
export function pageMode(page: ModeSettings, site: ModeSettings): PageMode {
  const isPure = page.pure ?? site.pure ?? false;
  const focus = page.focus ?? site.focus ?? isPure;
  if (focus === false) return {isPure};
  return {isPure, focusDelayMs: focus === true ? FOCUS_MODE_DELAY_MS : focus};
}

/** True for a look unlike that of other sites' pages. */
export function isSpecial({isPure, focusDelayMs}: PageMode): boolean {
  return isPure || focusDelayMs !== undefined;
}
