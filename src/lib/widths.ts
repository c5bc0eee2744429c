/** Window widths of specification section 9, as media queries. CSS repeats them: it cannot read constants. */

/** 719 px and narrower. */
export const MOBILE_QUERY = '(width <= 719px)';
/** Windows in which sidebar and navigation are panels over the page: 996 px and narrower. */
export const PANEL_QUERY = '(width <= 996px)';
