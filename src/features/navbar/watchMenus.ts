/** Time in ms the pointer may leave an open menu before it closes: a hand does not move in straight lines. */
const HOVER_LEAVE_MS = 200;

/** The dropdowns of the top bar. */
const MENU = 'header details[data-menu]';

/** Opens the dropdowns of the top bar under a mouse, as a click and the keyboard do without it. */
export function watchMenus(): void {
  const timers = new WeakMap<HTMLDetailsElement, number>();
  const openUnderMouse = (menu: HTMLDetailsElement): void => {
    window.clearTimeout(timers.get(menu));
    if (menu.open) return;
    menu.open = true;
    menu.dataset['hovered'] = '';
    menu.addEventListener('pointerleave', function leave() {
      timers.set(
        menu,
        window.setTimeout(() => {
          // Opened by a click too, or the focus inside: it stays.
          if (menu.dataset['hovered'] === undefined || menu.contains(document.activeElement))
            return;
          if (menu.matches(':hover')) return;
          menu.open = false;
          menu.removeEventListener('pointerleave', leave);
        }, HOVER_LEAVE_MS),
      );
    });
  };
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      const menu = event.target.closest<HTMLDetailsElement>(MENU);
      if (menu) openUnderMouse(menu);
    },
    {passive: true},
  );
  // This script comes late: the mouse may rest on a menu already, and then no event follows.
  const rested = document.querySelector<HTMLDetailsElement>(`${MENU}:hover`);
  if (rested && window.matchMedia('(hover: hover)').matches) openUnderMouse(rested);
  document.addEventListener(
    'click',
    (event) => {
      const summary = event.target instanceof Element && event.target.closest('summary');
      const menu = summary && summary.closest<HTMLDetailsElement>('details[data-menu]');
      if (!menu || menu.dataset['hovered'] === undefined) return;
      // The hover has opened it already; the click that was meant to open it keeps it open.
      delete menu.dataset['hovered'];
      if (menu.open) event.preventDefault();
    },
    true,
  );
}
