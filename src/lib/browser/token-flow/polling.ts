import {FlowError, isUnreadable} from '../../shared/token-flow/failure';

/** Pause between two questions, and the longest pause after failures. */
const POLL_PAUSE_MS = 2000;
const POLL_PAUSE_MAX_MS = 5000;
/** Most that is added to a pause at random, so that tabs do not ask in step. */
const JITTER_MS = 300;
/** Answers in succession that no one can read, until the asking is given up. */
export const UNREADABLE_LIMIT = 4;
/** These say that the server has no such call, now or later. */
const NO_SUCH_CALL = [404, 405, 501];
/** A code that no one confirms is given up. */
export const POLL_LIMIT_MS = 5 * 60 * 1000;

/** Time and visibility, so that tests need not wait. */
export interface PollClock {
  readonly now: () => number;
  /** Resolves after the pause, at once when the signal ends. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Resolves when the page is in view, at once if it is. */
  readonly whenVisible: (signal: AbortSignal) => Promise<void>;
}

/**
 * Asks until an answer ends it, never twice at the same time: pauses between questions, longer ones after
 * failures, none while the page is out of sight, and an end after five minutes.
 *
 * @param ask one question; returns a value to stop with, or undefined to continue
 * @returns the value, or `expired` when the time is over
 * @throws FlowError a failure that asking again can't fix, or `cancelled`
 */
export async function poll<T>(
  ask: (signal: AbortSignal) => Promise<T | undefined>,
  signal: AbortSignal,
  clock: PollClock,
): Promise<T | 'expired'> {
  const startedAt = clock.now();
  let pause = POLL_PAUSE_MS;
  let unreadable = 0;
  for (;;) {
    await clock.whenVisible(signal);
    if (signal.aborted) {
      throw new FlowError({kind: 'cancelled', detail: '', retryable: false});
    }
    if (clock.now() - startedAt >= POLL_LIMIT_MS) return 'expired';
    try {
      const value = await ask(signal);
      if (value !== undefined) return value;
      pause = POLL_PAUSE_MS;
      unreadable = 0;
    } catch (error) {
      // The upstream answers late on purpose: no answer yet means still waiting.
      if (!(error instanceof FlowError)) throw error;
      if (!error.failure.retryable) {
        unreadable += 1;
        const canPass =
          isUnreadable(error.failure) && !NO_SUCH_CALL.includes(error.failure.status ?? 0);
        if (!canPass || unreadable >= UNREADABLE_LIMIT) throw error;
      }
      const asked = (error.failure.retryAfter ?? 0) * 1000;
      pause = Math.max(asked, Math.min(pause * 1.5, POLL_PAUSE_MAX_MS));
    }
    await clock.wait(pause + Math.random() * JITTER_MS, signal);
  }
}

/** The browser's clock. */
export const browserClock: PollClock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
  whenVisible: (signal) =>
    new Promise((resolve) => {
      if (!document.hidden || signal.aborted) {
        resolve();
        return;
      }
      const controller = new AbortController();
      const finish = (): void => {
        if (document.hidden && !signal.aborted) return;
        controller.abort();
        resolve();
      };
      document.addEventListener('visibilitychange', finish, {signal: controller.signal});
      signal.addEventListener('abort', finish, {signal: controller.signal});
    }),
};
