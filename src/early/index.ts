import {watchWidgets} from '@site/src/components/LazyWidget/lazyWidget.early';
import {scrollToTop} from '@site/src/features/back-to-top/backToTop.early';
import {keepCode} from '@site/src/features/code-block/keepCode.early';
import {copyCode, unfoldCode, wrapCode} from '@site/src/features/code-block/codeBlock.early';
import {changeColorMode, watchColorMode} from '@site/src/features/color-mode/colorMode.early';
import {watchPanels} from '@site/src/features/mobile-sidebar/drawer.early';
import {showLinkedDriver} from '@site/src/features/driver-choice/driverChoice.early';
import {toggleFullscreen, watchFullscreen} from '@site/src/features/navbar/fullscreen.early';
import {watchLocaleLinks} from '@site/src/features/navbar/localeLinks.early';
import {watchOpenMenus} from '@site/src/features/navbar/menus.early';
import {watchThemeColor} from '@site/src/features/navbar/themeColor.early';
import {followOldAnchors} from '@site/src/features/old-anchors/oldAnchors.early';
import {watchPageKeys} from '@site/src/features/page-nav/pageNav.early';
import {askForSearch, watchSearchKeys} from '@site/src/features/search/search.early';
import {
  showCurrentEntry,
  showSidebarState,
  toggleSidebar,
} from '@site/src/features/sidebar/sidebar.early';
import {watchSkipLink} from '@site/src/features/skip-link/skipLink.early';
import {watchTabs} from '@site/src/components/Tabs/tabs.early';
import {answerActions} from '@site/src/lib/browser/early/actions';
import {awaitReader, watchScripts} from '@site/src/lib/browser/early/application';
import {keepCanonicalAddress} from './address';

keepCanonicalAddress();
keepCode();
watchOpenMenus();
watchSkipLink();
answerActions({
  back: () => history.back(),
  'color-mode': changeColorMode,
  copy: copyCode,
  fullscreen: toggleFullscreen,
  print: () => print(),
  search: askForSearch,
  sidebar: toggleSidebar,
  top: scrollToTop,
  unfold: unfoldCode,
  wrap: wrapCode,
});
watchTabs();
showLinkedDriver();
watchWidgets();
watchLocaleLinks();
watchColorMode();
watchThemeColor();
watchFullscreen();
showSidebarState();
showCurrentEntry();
watchPanels();
watchSearchKeys();
watchPageKeys();
followOldAnchors();
watchScripts();
awaitReader();
