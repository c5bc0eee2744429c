import {onPress} from '@site/src/lib/browser/early/page';

const OPEN_MENU = 'details[data-menu][open]';

function closeMenus(except: Element | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENU)) {
    if (menu !== except) menu.open = false;
  }
}

/** Closes the menus of the top bar when the reader presses elsewhere or Escape. */
export function watchOpenMenus(): void {
  onPress((target) => closeMenus(target.closest('details[data-menu]')));
  document.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape') return;
    const menu = document.activeElement?.closest(OPEN_MENU);
    closeMenus(null);
    menu?.querySelector('summary')?.focus();
  });
}
