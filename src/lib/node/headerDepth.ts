/** Levels of headings the contents of a page list at first, from the second on (specification section 9). */
export const DEFAULT_HEADER_DEPTH = 2;

/** Levels of headings, as Docusaurus counts them, for a number of levels below the title. */
export function headingLevels(depth: number): {
  readonly minHeadingLevel: number;
  readonly maxHeadingLevel: number;
} {
  return {minHeadingLevel: 2, maxHeadingLevel: 1 + depth};
}
