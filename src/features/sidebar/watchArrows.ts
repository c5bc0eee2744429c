import {SIDEBAR_ID} from '@site/src/lib/elementIds';

/** Up and down go through the sidebar's filter box and the entries in view. */
export function watchArrows(): void {
  document.addEventListener('keydown', (event) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    const nav = document.activeElement?.closest(`#${SIDEBAR_ID}`);
    if (step === undefined || !nav || event.altKey || event.isComposing) return;
    const stops = [...nav.querySelectorAll<HTMLElement>('input, a, summary')].filter((stop) =>
      stop.checkVisibility(),
    );
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}
