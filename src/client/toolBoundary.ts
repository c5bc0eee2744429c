import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {crossesToolBoundary} from '@site/src/lib/services';
import {sitePath} from '@site/src/lib/sitePath';

/*
 * Scripts of other pages stay alive when the application changes pages by itself. So links into and out
 * of the helper pages load a new document: the application does not get to see the click.
 */
function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  if (crossesToolBoundary(sitePath(location.pathname), sitePath(link.pathname)))
    event.stopPropagation();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', handleClick, true);

const boundary: ClientModule = {
  /** The same for changes of page that no link made, such as a result of the search. */
  onRouteUpdate({location: next, previousLocation}) {
    if (
      previousLocation &&
      crossesToolBoundary(sitePath(previousLocation.pathname), sitePath(next.pathname))
    ) {
      location.reload();
    }
  },
};

export const {onRouteUpdate} = boundary;
