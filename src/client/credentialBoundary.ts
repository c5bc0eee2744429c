import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {crossesCredentialBoundary} from '@site/src/lib/services';
import {sitePath} from '@site/src/lib/sitePath';

/*
 * Scripts of other pages stay alive when the application changes pages by itself, and so does what a reader entered.
 * Links into and out of pages that hold credentials therefore load a new document: the application doesn't see the
 * click.
 */
function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  if (crossesCredentialBoundary(sitePath(location.pathname), sitePath(link.pathname)))
    event.stopPropagation();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', handleClick, true);

const boundary: ClientModule = {
  /** The same for changes of page that no link made, such as a result of the search or the back button. */
  onRouteUpdate({location: next, previousLocation}) {
    if (
      previousLocation &&
      crossesCredentialBoundary(sitePath(previousLocation.pathname), sitePath(next.pathname))
    ) {
      location.reload();
    }
  },
};

export const {onRouteUpdate} = boundary;
