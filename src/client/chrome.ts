import type {ClientModule} from '@docusaurus/types';
import {TABS_DRAWN_EVENT} from '@site/src/lib/events';

let isStarted = false;

const chrome: ClientModule = {
  /** Loads the behaviour of the chrome once, behind the first page; shows the tabs that a link on the page asks for. */
  onRouteDidUpdate({location: next, previousLocation}) {
    if (previousLocation?.pathname === next.pathname && previousLocation.search !== next.search) {
      dispatchEvent(new Event(TABS_DRAWN_EVENT));
    }
    if (isStarted) return;
    isStarted = true;
    void import(/* webpackChunkName: "chrome" */ './startChrome').then(({startChrome}) => {
      startChrome();
    });
  },
};

export const {onRouteDidUpdate} = chrome;
