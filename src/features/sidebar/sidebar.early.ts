import {keepCurrentInView} from './keepCurrentInView';
import {setOnButtons} from '@site/src/lib/browser/early/actions';
import {marks} from '@site/src/lib/shared/early/contract';
import {root} from '@site/src/lib/browser/early/page';
import {readStored, writeStored} from '@site/src/lib/browser/early/stored';
import {DRAWER_ID} from '@site/src/lib/browser/elementIds';
import {SIDEBAR_KEY} from '@site/src/lib/browser/storageKeys';

/** Folds the sidebar of wide windows away before the first paint, if the reader left it so. */
export function restoreSidebar(): void {
  root.toggleAttribute(marks.sidebarCollapsed, readStored(SIDEBAR_KEY) === 'collapsed');
}

/** Says on the button whether the sidebar is there, until the application does. */
export function showSidebarState(): void {
  setOnButtons('sidebar', 'aria-expanded', !root.hasAttribute(marks.sidebarCollapsed));
}

/** The button: folds the sidebar away, or brings it back. */
export function toggleSidebar(): void {
  writeStored(SIDEBAR_KEY, root.toggleAttribute(marks.sidebarCollapsed) ? 'collapsed' : null);
  showSidebarState();
}

/** Brings the current page's entry into view before the application runs, which would otherwise move the list. */
export function showCurrentEntry(): void {
  const nav = document.getElementById(DRAWER_ID);
  if (nav) keepCurrentInView(nav);
}
