import {useEffect} from 'react';

/** Keeps the page still as long as the component is shown, without moving what's on it. */
export function useScrollLock(): void {
  useEffect(() => {
    const page = document.documentElement;
    const {style} = page;
    const {overflow, scrollbarGutter} = style;
    // A scrollbar that goes away would make the page wider.
    if (window.innerWidth > page.clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
      style.scrollbarGutter = scrollbarGutter;
    };
  }, []);
}
