import type {ClientModule} from '@docusaurus/types';
import {keepCode} from '@site/src/features/code-block/keepCode.early';
import {events} from '@site/src/lib/shared/early/contract';
import {loadPatiently} from '@site/src/lib/browser/early/retry';

let isStarted = false;

const siteShell: ClientModule = {
  /**
   * Loads the behavior of the site shell once, behind the first page; shows the tabs that a link asks for, and marks the
   * row that it leads to.
   */
  onRouteDidUpdate({location: next, previousLocation}) {
    if (previousLocation?.pathname === next.pathname && previousLocation.search !== next.search) {
      dispatchEvent(new Event(events.tabsDrawn));
    }
    // The router's own steps leave the browser's `:target` as it was. This one goes nowhere else.
    if (
      previousLocation &&
      next.hash &&
      previousLocation.pathname + previousLocation.hash !== next.pathname + next.hash
    ) {
      const typing = document.querySelector<HTMLElement>('dialog:modal :focus');
      location.replace(next.hash);
      // It takes the focus to the place, from a window over the page, too.
      typing?.focus();
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
