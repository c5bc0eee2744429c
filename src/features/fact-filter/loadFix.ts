import {fetchPage} from '@site/src/lib/browser/fetchPage';

/** Pages asked for, by address: several messages are explained on the same one. */
const pages = new Map<string, Promise<Document | undefined>>();

/**
 * What to do about a message, as the page that explains it says: the remedy of an entry, or the first paragraph below a
 * heading of a driver's page.
 *
 * @param href address of the entry or heading, with its hash
 * @returns undefined if the page can't be loaded, or has nothing there
 */
export async function loadFix(href: string): Promise<DocumentFragment | undefined> {
  const {origin, pathname, hash} = new URL(href, location.href);
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || origin !== location.origin) return undefined;
  const page = await pageAt(pathname);
  const place = page?.getElementById(id);
  const fix = place?.matches('article')
    ? place.querySelector('[data-remedy]')
    : nextParagraph(place);
  if (!fix) return undefined;
  const copy = document.createDocumentFragment();
  copy.append(...document.importNode(fix, true).childNodes);
  // On its own page, such a link needs no address.
  for (const link of copy.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', pathname + (link.getAttribute('href') ?? ''));
  return copy;
}

function pageAt(address: string): Promise<Document | undefined> {
  const known = pages.get(address);
  if (known) return known;
  const page = fetchPage(address).catch(() => {
    // The next one who asks tries again.
    pages.delete(address);
    return undefined;
  });
  pages.set(address, page);
  return page;
}

/** The first paragraph below a heading, before the next heading. */
function nextParagraph(heading: Element | null | undefined): Element | undefined {
  let next = heading?.nextElementSibling;
  while (next && !/^H[1-6]$/.test(next.tagName)) {
    if (next.tagName === 'P') return next;
    next = next.nextElementSibling;
  }
  return undefined;
}
