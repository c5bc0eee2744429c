import {TOAST_EVENT} from './toastEvent';

/** How long a toast stays when nothing else is asked for (specification section 9). */
export const TOAST_DURATION_MS = 3000;

/** What a toast says and how. */
export interface Toast {
  readonly text: string;
  /** An error interrupts a screen reader, a status waits. */
  readonly kind: 'status' | 'error';
  /** Time on screen in milliseconds, not counting the time a pointer or the focus is on it. */
  readonly duration: number;
  readonly placement: 'top' | 'bottom';
}

/** A toast; what is omitted has a default. */
export type ToastRequest = Pick<Toast, 'text'> & Partial<Toast>;

/** Fills in what a request leaves out; a duration that is no positive time becomes the default. */
export function parseToast(request: ToastRequest): Toast {
  const {text, kind = 'status', duration = TOAST_DURATION_MS, placement = 'top'} = request;
  return {text, kind, placement, duration: duration > 0 ? duration : TOAST_DURATION_MS};
}

/**
 * Shows a short message above the page for a while (specification section 4). Works from any code that
 * runs in the browser once the application has started.
 *
 * @param request text in the language of the page; see `Toast` for the rest and its units
 * @throws Error when there is no text: an empty toast helps no one
 */
export function showToast(request: ToastRequest): void {
  if (request.text.trim() === '') throw new Error('showToast: text is empty. Say what happened.');
  dispatchEvent(new CustomEvent<ToastRequest>(TOAST_EVENT, {detail: request}));
}
