import '@site/src/features/delivery-flow/flow.lazy.css';
import {watchHash} from '@site/src/features/hash-sync/watchHash';
import {watchMenus} from '@site/src/features/navbar/watchMenus';
import {watchNavbar} from '@site/src/features/navbar-auto-hide/watchNavbar';
import {watchRows} from '@site/src/features/row-link/watchRows';
import {watchArrows} from '@site/src/features/sidebar/watchArrows';
import {watchTop} from '@site/src/features/back-to-top/watchTop';

/** Starts what the site shell does beyond HTML and CSS. Runs once, after the application. */
export function startSiteShell(): void {
  watchTop();
  watchNavbar();
  watchHash();
  watchMenus();
  watchArrows();
  watchRows();
}
