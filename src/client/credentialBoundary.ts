import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {hasOwnPolicy} from '@site/src/lib/shared/ownPolicy';
import {crossesCredentialBoundary} from '@site/src/lib/shared/services';
import {sitePath} from '@site/src/lib/browser/sitePath';

/*
 * Scripts of other pages stay alive when the application changes pages by itself, and so does what a reader entered.
 * Links into and out of pages that hold credentials therefore load a new document: the application doesn't see the
 * click. So do links out of a page whose policy allows more than other pages need. That the reader arrives at such a page
 * is seen when it's drawn: its parts say that they need more.
 */
function needsNewDocument(from: string, to: string): boolean {
  return (
    crossesCredentialBoundary(sitePath(from), sitePath(to)) ||
    (from !== to && hasOwnPolicy(document))
  );
}

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  if (needsNewDocument(location.pathname, link.pathname)) event.stopPropagation();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', handleClick, true);

const boundary: ClientModule = {
  /** The same for changes of page that no link made, such as a result of the search or the back button. */
  onRouteUpdate({location: next, previousLocation}) {
    if (previousLocation && needsNewDocument(previousLocation.pathname, next.pathname)) {
      location.reload();
    }
  },
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (previousLocation === null || previousLocation.pathname === pathname) return;
    if (document.querySelector('[data-needs]') && !hasOwnPolicy(document)) location.reload();
  },
};

export const {onRouteUpdate, onRouteDidUpdate} = boundary;
