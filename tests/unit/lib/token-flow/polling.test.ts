import {describe, expect, test} from 'vitest';
import {FlowError, type Failure} from '@site/src/lib/shared/token-flow/failure';
import {
  poll,
  POLL_LIMIT_MS,
  UNREADABLE_LIMIT,
  type PollClock,
} from '@site/src/lib/browser/token-flow/polling';

/** A clock that jumps over every pause and writes it down. */
function jumpingClock(): PollClock & {readonly pauses: number[]} {
  let now = 0;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => now,
    wait: (ms) => {
      pauses.push(ms);
      now += ms;
      return Promise.resolve();
    },
    whenVisible: () => Promise.resolve(),
  };
}

const signal = new AbortController().signal;
const failing = (failure: Partial<Failure>) => () =>
  Promise.reject(new FlowError({kind: 'timeout', detail: '', retryable: true, ...failure}));

describe('asking until an answer', () => {
  test('stops with the first value', async () => {
    const answers = [undefined, undefined, 'done'];
    const clock = jumpingClock();
    expect(await poll(() => Promise.resolve(answers.shift()), signal, clock)).toBe('done');
    expect(clock.pauses).toHaveLength(2);
    for (const pause of clock.pauses) expect(pause).toBeGreaterThanOrEqual(2000);
  });

  test('ends after five minutes', async () => {
    const clock = jumpingClock();
    expect(await poll(() => Promise.resolve(undefined), signal, clock)).toBe('expired');
    expect(clock.now()).toBeGreaterThanOrEqual(POLL_LIMIT_MS);
  });

  test('waits longer after failures, five seconds at most, and as long as the server asks', async () => {
    const clock = jumpingClock();
    await poll(failing({}), signal, clock);
    expect(Math.max(...clock.pauses)).toBeLessThanOrEqual(5300);
    expect(clock.pauses.at(-1)).toBeGreaterThanOrEqual(5000);
    const asked = jumpingClock();
    await poll(failing({kind: 'rate-limited', retryAfter: 30}), signal, asked);
    expect(Math.min(...asked.pauses)).toBeGreaterThanOrEqual(30_000);
  });

  test('goes on after single answers that nobody can read, and ends after several in succession', async () => {
    const bad = (status: number) =>
      new FlowError({kind: 'bad-response', detail: '', retryable: false, status});
    const answers = [bad(502), bad(200), bad(500), undefined, bad(503), bad(502), 'done'];
    const ask = () => {
      const answer = answers.shift();
      return answer instanceof FlowError ? Promise.reject(answer) : Promise.resolve(answer);
    };
    expect(await poll(ask, signal, jumpingClock())).toBe('done');
    const clock = jumpingClock();
    await expect(poll(() => Promise.reject(bad(502)), signal, clock)).rejects.toThrow();
    expect(clock.pauses).toHaveLength(UNREADABLE_LIMIT - 1);
  });

  test.each([404, 405, 501])(
    'ends at once when the server has no such call (%i)',
    async (status) => {
      const clock = jumpingClock();
      const none = failing({kind: 'bad-response', retryable: false, status});
      await expect(poll(none, signal, clock)).rejects.toThrow('bad-response');
      expect(clock.pauses).toEqual([]);
    },
  );

  test('ends at once with a failure that asking again cannot mend', async () => {
    const clock = jumpingClock();
    const refused = failing({kind: 'provider-refused', retryable: false});
    await expect(poll(refused, signal, clock)).rejects.toThrow('provider-refused');
    expect(clock.pauses).toEqual([]);
  });

  test('ends when it is stopped, also while the page is out of sight', async () => {
    const controller = new AbortController();
    const clock = {
      ...jumpingClock(),
      whenVisible: () => {
        controller.abort();
        return Promise.resolve();
      },
    };
    await expect(poll(() => Promise.resolve('x'), controller.signal, clock)).rejects.toThrow(
      'cancelled',
    );
  });
});
