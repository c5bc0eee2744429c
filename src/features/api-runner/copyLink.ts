import {COPIED_FEEDBACK_MS} from '@site/src/lib/browser/times';

/** Copies the address of a heading when the link beside it is pressed; the link works as one all the same. */
export function copyLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.hash-link') : null;
  if (!link) return;
  navigator.clipboard.writeText(link.href).then(
    () => {
      link.dataset['copied'] = '';
      setTimeout(() => delete link.dataset['copied'], COPIED_FEEDBACK_MS);
    },
    // Refused: the address bar shows the link.
    () => undefined,
  );
}
