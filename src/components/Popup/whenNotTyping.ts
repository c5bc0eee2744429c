import {isField} from '@site/src/lib/browser/isField';

/**
 * Runs something that takes the focus: now, or once the reader has left the field they are writing in.
 *
 * @returns function that calls it off
 */
export function whenNotTyping(action: () => void): () => void {
  const calledOff = new AbortController();
  const tryIt = (): void => {
    if (calledOff.signal.aborted || isField(document.activeElement)) return;
    calledOff.abort();
    action();
  };
  // While the event is on its way the next field does not have the focus yet.
  document.addEventListener('focusout', () => queueMicrotask(tryIt), {signal: calledOff.signal});
  tryIt();
  return () => {
    calledOff.abort();
  };
}
