import {onPress, onToggle} from '@site/src/lib/browser/early/page';
import {DRAWER_ID, TOC_ID} from '@site/src/lib/browser/elementIds';
import {MOBILE_QUERY} from '@site/src/lib/browser/widths';
import {watchSwipe} from './swipe.early';

/** The button outside of a panel that opens it. */
function openerOf(panel: HTMLElement): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget=${panel.id}]`);
  return [...buttons].find((button) => !panel.contains(button));
}

// The drawer of narrow windows is modal: what it covers is out of reach. It is within reach again before
// it closes, so that the focus can go back to the button that opened it.
function keepFocusInDrawer(panel: HTMLElement, {newState, type}: ToggleEvent): void {
  if (panel.id !== DRAWER_ID) return;
  const isOpen = newState === 'open';
  if (isOpen && type === 'beforetoggle') return;
  for (let at: Element | null = panel; at && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (other !== at) (other as HTMLElement).inert = isOpen;
    }
  }
  // The browser does this only where the focus was on the button, and is inside.
  if (type === 'beforetoggle') return;
  if (isOpen) panel.querySelector('button')?.focus();
  else if (document.activeElement === document.body) openerOf(panel)?.focus();
}

// A panel whose button is gone, because the window has grown, is part of the page or of no use.
function closePanelsWithoutButton(): void {
  const panels = `#${DRAWER_ID}:popover-open, #${TOC_ID}:popover-open`;
  for (const panel of document.querySelectorAll<HTMLElement>(panels)) {
    if (!openerOf(panel)?.getClientRects().length) panel.hidePopover();
  }
}

/** The panels of narrow windows: the drawer with the site's links, and the contents of the page. */
export function watchPanels(): void {
  onToggle(keepFocusInDrawer);
  addEventListener('resize', closePanelsWithoutButton);
  matchMedia(MOBILE_QUERY).addEventListener('change', ({matches}) => {
    if (!matches) document.getElementById(DRAWER_ID)?.hidePopover();
  });
  // A link to a place on this page leads out of an open panel.
  onPress((target) => {
    if (target.closest('a')) target.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
  });
  watchSwipe();
}
