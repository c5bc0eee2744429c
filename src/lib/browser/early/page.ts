/** `<html>`, which carries the state of the page. */
export const root = document.documentElement;

/** Calls a listener for each press in the page, before anything else answers it. */
export function onPress(listener: (target: Element, event: MouseEvent) => void): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element) listener(event.target, event);
    },
    true,
  );
}

/** Calls a listener when a panel opens or closes, before and after. */
export function onToggle(listener: (panel: HTMLElement, event: ToggleEvent) => void): void {
  for (const name of ['beforetoggle', 'toggle'] as const) {
    document.addEventListener(
      name,
      (event) => {
        listener(event.target as HTMLElement, event);
      },
      true,
    );
  }
}

/** Whether the reader wants to load no more than what is asked for. */
export const savesData = (): boolean | undefined =>
  (navigator as {readonly connection?: {readonly saveData?: boolean}}).connection?.saveData;

/** Whether the reader wants less motion. */
export const hasLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
