import {DRAWER_ID} from '@site/src/lib/browser/elementIds';

/** Up and down go through the sidebar's filter box and the entries in view. */
export function watchArrows(): void {
  document.addEventListener('keydown', (event) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    const nav = document.activeElement?.closest(`#${DRAWER_ID}`);
    if (step === undefined || !nav || event.altKey || event.isComposing) return;
    const stops = [...nav.querySelectorAll<HTMLElement>('[type=search], a, summary')].filter(
      (stop) => stop.checkVisibility(),
    );
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[at + step];
    // A choice, such as that of the theme color, has arrow keys of its own.
    if (at === -1 || !next) return;
    event.preventDefault();
    next.focus();
  });
}
