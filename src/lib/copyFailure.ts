/** Event of the early script: the browser refused to copy, and the code is selected instead. */
export const COPY_FAILED_EVENT = 'site:copy-failed';

/** Attribute of the document that keeps the event for an application that is not running yet. */
export const COPY_FAILED_MARK = 'data-copy-failed';

/** Time for the message of a refused copy: it says what to do instead, so it is read slowly. */
export const COPY_FAILURE_TOAST_MS = 8000;
