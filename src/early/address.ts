import {marks} from '@site/src/lib/shared/early/contract';
import {root} from '@site/src/lib/browser/early/page';

/** Keeps the address canonical (engineering decision 2), because the router knows no other. */
export function keepCanonicalAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!canonical || location.protocol === 'file:') return;
  const {pathname, search, hash} = location;
  const route = new URL(canonical.href).pathname;
  // The router ignores case: on the 404 page it might find another page than the document shows. So
  // the page runs under its own route, and puts the address asked for back (useAddressSearch).
  // `notFound.early.ts` has noted it if the host's only 404 page led here.
  if (root.hasAttribute(marks.notFound) && !root.hasAttribute(marks.askedAddress)) {
    root.setAttribute(marks.askedAddress, pathname + search + hash);
  }
  if (pathname !== route) history.replaceState(history.state, '', route + search + hash);
}
