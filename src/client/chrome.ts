import type {ClientModule} from '@docusaurus/types';

let isStarted = false;

const chrome: ClientModule = {
  /** Loads the behaviour of the chrome once, behind the first page. */
  onRouteDidUpdate() {
    if (isStarted) return;
    isStarted = true;
    void import(/* webpackChunkName: "chrome" */ './startChrome').then(({startChrome}) => {
      startChrome();
    });
  },
};

export const {onRouteDidUpdate} = chrome;
