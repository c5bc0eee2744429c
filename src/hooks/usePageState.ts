import {useCallback, useSyncExternalStore} from 'react';
import {marks} from '@site/src/lib/shared/early/contract';

/** Whether the sidebar of wide screens is folded away; the early script does it, even before the application runs. */
export function useSidebarCollapsed(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    const observer = new MutationObserver(onChange);
    observer.observe(document.documentElement, {attributeFilter: [marks.sidebarCollapsed]});
    return () => observer.disconnect();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(marks.sidebarCollapsed),
    () => false,
  );
}

/** Whether the page fills the screen. */
export function useFullscreen(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
}
