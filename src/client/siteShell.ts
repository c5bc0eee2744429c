import type {ClientModule} from '@docusaurus/types';
import {keepCode} from '@site/src/features/code-block/keepCode.early';
import {events} from '@site/src/lib/shared/early/contract';
import {loadPatiently} from '@site/src/lib/browser/early/retry';

let isStarted = false;

const siteShell: ClientModule = {
  /** Loads the behavior of the site shell once, behind the first page; shows the tabs that a link asks for. */
  onRouteDidUpdate({location: next, previousLocation}) {
    if (previousLocation?.pathname === next.pathname && previousLocation.search !== next.search) {
      dispatchEvent(new Event(events.tabsDrawn));
    }
    keepCode();
    if (isStarted) return;
    isStarted = true;
    void loadPatiently(() => import(/* webpackChunkName: "site-shell" */ './startSiteShell')).then(
      ({startSiteShell}) => {
        startSiteShell();
      },
    );
  },
};

export const {onRouteDidUpdate} = siteShell;
