/** Time in ms the pointer may leave an open menu before it closes: a hand does not move in straight lines. */
const HOVER_LEAVE_MS = 200;

/** Opens the dropdowns of the top bar under a mouse, as a click and the keyboard do without it. */
export function watchMenus(): void {
  const timers = new WeakMap<HTMLDetailsElement, number>();
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      const menu = event.target.closest<HTMLDetailsElement>('header details[data-menu]');
      if (!menu) return;
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
    },
    {passive: true},
  );
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
