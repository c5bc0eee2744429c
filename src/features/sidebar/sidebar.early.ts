import {setOnButtons} from '@site/src/lib/browser/early/actions';
import {marks} from '@site/src/lib/shared/early/contract';
import {root} from '@site/src/lib/browser/early/page';
import {readStored, writeStored} from '@site/src/lib/browser/early/stored';
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
