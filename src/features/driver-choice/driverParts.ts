import {TOC_ID} from '@site/src/lib/browser/elementIds';

/** Attribute of a part that isn't for every driver of its page (`src/build/markdown/facts/driverParts.ts`). */
const PART = 'data-driver';

function placesIn(part: Element): readonly number[] {
  return (part.getAttribute(PART) ?? '').split(' ').map(Number);
}

/** Places of the drivers that an element is for; none if it's for all. */
export function ownersOf(element: Element): readonly number[] {
  const part = element.closest(`[${PART}]`);
  return part ? placesIn(part) : [];
}

/**
 * Hides the entries of other drivers in the table of contents.
 *
 * @param place of the chosen driver in the page's list; 0 for all
 */
export function hideEntries(place: number): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${TOC_ID} a`)) {
    const heading = document.getElementById(link.hash.slice(1));
    const owners = heading?.hasAttribute(PART) === true ? placesIn(heading) : [place];
    link.parentElement?.toggleAttribute('hidden', place > 0 && !owners.includes(place));
  }
}
