/*
 * Window widths of specification section 9, in pixels. CSS repeats them, because it cannot read constants;
 * `tests/content/styleSheets.test.ts` refuses any other there. Queries of windows are in em: for readers with larger letters
 * in their browser, a window has room for less.
 */

/** Phones: this wide and narrower. */
const MOBILE_MAX_PX = 719;
/** Windows in which sidebar and navigation are panels over the page: this wide and narrower. */
export const PANEL_MAX_PX = 996;
/** Windows with room for samples beside the text of API pages: this wide and wider. */
export const API_COLUMNS_MIN_PX = 1200;
/** Windows with room for long names in the sidebar: this wide and wider. */
export const DESKTOP_MIN_PX = 1440;
/** Blocks of code with a copy button: this wide and wider. */
export const COPY_BUTTON_MIN_PX = 420;

/** Text columns with room for the contents beside the text: this wide and wider. */
export const TOC_COLUMN_MIN_PX = 860;
/** Text columns with room for the table of drivers beside the contents: this wide and wider. */
export const MATRIX_FITS_MIN_PX = 1050;

/** Letters of a browser that no one has changed. */
const DEFAULT_FONT_PX = 16;

export const MOBILE_QUERY = `(width <= ${MOBILE_MAX_PX / DEFAULT_FONT_PX}em)`;
export const PANEL_QUERY = `(width <= ${PANEL_MAX_PX / DEFAULT_FONT_PX}em)`;
