import {useEffect, useRef, type RefObject} from 'react';

const ENABLED_BUTTON = 'button:not(:disabled)';

/**
 * Keeps the keyboard focus in a part of a page that replaces its own controls. If the focused one is disabled, it gets the
 * focus back once it's enabled. If it's gone, the first button of what came instead gets the focus.
 *
 * @returns ref of the element around the controls
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = around.current;
    if (!part) return undefined;
    let focused: HTMLElement | undefined;
    const listeners = new AbortController();
    const {signal} = listeners;
    document.addEventListener(
      'focusin',
      ({target}) => {
        focused = target instanceof HTMLElement && part.contains(target) ? target : undefined;
      },
      {signal},
    );
    document.addEventListener(
      'focusout',
      ({target}) => {
        // The reader left a control, unless it's gone right after: some browsers say so before they take it away.
        queueMicrotask(() => {
          const isThere = target instanceof HTMLElement && target.isConnected;
          if (isThere && target === focused && !target.matches(':disabled')) focused = undefined;
        });
      },
      {signal},
    );
    const observer = new MutationObserver(() => {
      if (!focused || document.activeElement !== document.body) return;
      const next = focused.isConnected ? focused : part.querySelector<HTMLElement>(ENABLED_BUTTON);
      // A disabled button takes no focus.
      next?.focus({preventScroll: true});
    });
    observer.observe(part, {subtree: true, childList: true, attributeFilter: ['disabled']});
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, []);
  return around;
}
