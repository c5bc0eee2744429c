import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import nprogress from 'nprogress';

/** Progress bar numbers of specification section 9. */
const PROGRESS_MINIMUM = 0.08;
const PROGRESS_SPEED_MS = 200;
const PROGRESS_TRICKLE_MS = 800;

nprogress.configure({
  minimum: PROGRESS_MINIMUM,
  speed: PROGRESS_SPEED_MS,
  trickleSpeed: PROGRESS_TRICKLE_MS,
  showSpinner: false,
});

const visited = new Set(ExecutionEnvironment.canUseDOM ? [window.location.pathname] : []);

const navigationProgress: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation === null || visited.has(location.pathname)) return undefined;
    visited.add(location.pathname);
    nprogress.start();
    return () => {
      nprogress.done();
    };
  },
  onRouteDidUpdate({previousLocation}) {
    // The first call is the application's start: what the reader opened before stays open.
    if (previousLocation === null) return;
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
      open.hidePopover();
    }
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      menu.open = false;
    }
  },
};

export const {onRouteUpdate, onRouteDidUpdate} = navigationProgress;
