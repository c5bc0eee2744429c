import {events, marks} from '@site/src/lib/shared/early/contract';
import {root} from '@site/src/lib/browser/early/page';
import {COPIED_FEEDBACK_MS} from '@site/src/lib/browser/times';
import {copiedText} from './copiedText';

function blockOf(button: HTMLElement): HTMLElement | null {
  return button.closest('[data-code-block]');
}

/** The button: copies the code. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = blockOf(button)?.querySelector('code');
  try {
    await navigator.clipboard.writeText(code ? copiedText(code) : '');
  } catch {
    // Refused, or not there without https: the reader can copy the selection. The application says so.
    if (code) getSelection()?.selectAllChildren(code);
    root.toggleAttribute(marks.copyFailed, true);
    dispatchEvent(new Event(events.copyFailed));
    return;
  }
  const status = button.querySelector<HTMLElement>('[role=status]');
  button.dataset['copied'] = '';
  status?.replaceChildren(status.dataset['copiedText'] ?? '');
  setTimeout(() => {
    delete button.dataset['copied'];
    status?.replaceChildren();
  }, COPIED_FEEDBACK_MS);
}

/** The button: breaks long lines, or stops it. */
export function wrapCode(button: HTMLElement): void {
  const isWrapped = blockOf(button)?.toggleAttribute('data-wrapped');
  button.setAttribute('aria-pressed', String(isWrapped));
}

/** The button: shows all lines of a long block. */
export function unfoldCode(button: HTMLElement): void {
  const block = blockOf(button);
  delete block?.dataset['folded'];
  block?.querySelector('pre')?.focus({preventScroll: true});
}
