/** Time for the message of a refused copy: it says what to do instead, so it is read slowly. */
export const COPY_FAILURE_TOAST_MS = 8000;
