import {useEffect, useEffectEvent} from 'react';
import {flushSync} from 'react-dom';

/** Runs `forget` when the page is left, so that the back button does not bring tokens back. */
export function useForgetOnLeave(forget: () => void): void {
  const onLeave = useEffectEvent(forget);
  useEffect(() => {
    const controller = new AbortController();
    // The page is frozen right after the event, so the screen must be empty within it.
    addEventListener('pagehide', () => flushSync(() => onLeave()), {signal: controller.signal});
    return () => controller.abort();
  }, []);
}
