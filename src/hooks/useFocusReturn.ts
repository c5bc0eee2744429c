import {useEffect, useRef, type RefObject} from 'react';

/**
 * Remembers where the focus was before it entered a part of the page that will go away.
 *
 * @param part what will go away; there from the first render on
 * @returns function that gives the focus back, unless it has moved elsewhere meanwhile
 */
export function useFocusReturn(part: RefObject<HTMLElement | null>): () => void {
  const origin = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = part.current;
    const noteOrigin = ({relatedTarget}: FocusEvent): void => {
      if (!(relatedTarget instanceof HTMLElement) || element?.contains(relatedTarget)) return;
      origin.current = relatedTarget;
    };
    element?.addEventListener('focusin', noteOrigin);
    return () => element?.removeEventListener('focusin', noteOrigin);
  }, [part]);
  return () => {
    const {activeElement, body} = document;
    if (activeElement === body || part.current?.contains(activeElement)) origin.current?.focus();
  };
}
