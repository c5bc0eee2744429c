import {useCallback, useSyncExternalStore} from 'react';

/** Whether the sidebar of wide screens is folded away; the early script does it, also before the application runs. */
export function useSidebarCollapsed(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    const observer = new MutationObserver(onChange);
    observer.observe(document.documentElement, {attributeFilter: ['data-sidebar-collapsed']});
    return () => observer.disconnect();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute('data-sidebar-collapsed'),
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
