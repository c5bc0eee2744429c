/** Items the line below a page's title can show (specification section 3). */
export type PageInfoItem =
  'Author' | 'Original' | 'Date' | 'PageView' | 'ReadingTime' | 'Category' | 'Tag' | 'Run';

/** Items shown, in order (specification section 3; whether the steps were run comes last). An item taken out here is shown on no page. */
export const pageInfoItems: readonly PageInfoItem[] = [
  'Author',
  'Original',
  'Date',
  'PageView',
  'ReadingTime',
  'Category',
  'Tag',
  'Run',
];
