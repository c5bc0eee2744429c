/** What to tell of an element. */
type Listener = (isSeen: boolean) => void;

const listeners = new Map<Element, Listener>();

/** One for all results: each observer costs its own work with every frame. */
let observer: IntersectionObserver | undefined;

/**
 * Tells when an element comes into view, and when it leaves it.
 *
 * @param element is watched by one listener at a time
 * @returns ends it
 */
export function whenSeen(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) listeners.get(target)?.(isIntersecting);
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
