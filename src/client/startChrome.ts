import {watchHash} from '@site/src/features/hash-sync/watchHash';
import {watchSwipe} from '@site/src/features/mobile-sidebar/watchSwipe';
import {watchMenus} from '@site/src/features/navbar/watchMenus';
import {watchNavbar} from '@site/src/features/navbar-auto-hide/watchNavbar';
import {watchPageKeys} from '@site/src/features/page-nav/watchPageKeys';
import {watchArrows} from '@site/src/features/sidebar/watchArrows';
import {watchTop} from '@site/src/features/back-to-top/watchTop';

/** Starts what the chrome does beyond HTML and CSS. Runs once, after the application. */
export function startChrome(): void {
  watchTop();
  watchNavbar();
  watchHash();
  watchMenus();
  watchPageKeys();
  watchSwipe();
  watchArrows();
}
