import type {PlacedHeading} from '@site/src/lib/browser/headingAt';

/**
 * Where headings are, measured from the line at which a jump to them puts them: below the bars. Headings that are not
 * shown, such as those of other tabs, are omitted.
 */
export function placeHeadings(headings: Iterable<Element>): readonly PlacedHeading[] {
  const root = getComputedStyle(document.documentElement);
  const padding = Number.parseFloat(root.scrollPaddingTop) || 0;
  return [...headings]
    .filter((heading) => heading.closest('[hidden], details:not([open])') === null)
    .map((heading) => {
      const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
      return {id: heading.id, top: heading.getBoundingClientRect().top - padding - margin};
    });
}
