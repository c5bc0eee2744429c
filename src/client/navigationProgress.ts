import type {ClientModule} from '@docusaurus/types';
import type {NProgress} from 'nprogress';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {progressNumbers} from '@site/src/lib/browser/progressNumbers';
import {trustedHtml} from '@site/src/lib/shared/trustedTypes';

/** What the library puts into the page. */
const BAR = '<div class="bar" role="bar"><div class="peg"></div></div>';

let bar: Promise<NProgress> | undefined;

/** The bar comes with the first navigation: a reader of one page need not pay for it. */
function loadBar(): Promise<NProgress> {
  bar ??= import(/* webpackChunkName: "progress" */ 'nprogress').then(({default: nprogress}) =>
    nprogress.configure({
      ...progressNumbers,
      showSpinner: false,
      // Its own text, without the spinner.
      template: trustedHtml(BAR) as string, // what browsers with trusted types take instead
    }),
  );
  return bar;
}

/** Runs something on the bar; without the bar the navigation continues all the same. */
function withBar(action: (nprogress: NProgress) => void): void {
  loadBar().then(action, () => undefined);
}

const visited = new Set(ExecutionEnvironment.canUseDOM ? [window.location.pathname] : []);

/** Panels close when the page changes (specification section 2). */
function closePanels(): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    open.hidePopover();
  }
}

/** Menus close after each choice, even one that leads to the same page (specification section 2). */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    menu.open = false;
  }
}

const navigationProgress: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    // The first call is the application's start: what the reader opened before stays open.
    if (previousLocation === null) return undefined;
    closeMenus();
    // A link within the page has closed its panel at once, and the reader may have opened it again.
    if (location.pathname === previousLocation.pathname) return undefined;
    // Before the page goes, and the drawer with it: what an open one holds out of reach would stay so.
    closePanels();
    if (visited.has(location.pathname)) return undefined;
    visited.add(location.pathname);
    let isUnderWay = true;
    withBar((nprogress) => {
      if (isUnderWay) nprogress.start();
    });
    return () => {
      isUnderWay = false;
      withBar((nprogress) => {
        nprogress.done();
      });
    };
  },
};

export const {onRouteUpdate} = navigationProgress;
