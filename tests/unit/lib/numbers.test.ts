// @vitest-environment jsdom
import nprogress from 'nprogress';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {HASH_SYNC_DELAY_MS} from '@site/src/features/hash-sync/watchHash';
import {followWidth, RESIZE_DEBOUNCE_MS} from '@site/src/features/chart/followWidth';
import {watchHash} from '@site/src/features/hash-sync/watchHash';
import {DEFAULT_EDITORS, DEFAULT_LAYOUT} from '@site/src/features/code-demo/demo';
import {DEFAULT_HEADER_DEPTH, headingLevels} from '@site/src/lib/node/headerDepth';
import {progressNumbers} from '@site/src/lib/browser/progressNumbers';
import {COLOR_MODE_REVEAL_MS, COPIED_FEEDBACK_MS} from '@site/src/lib/browser/times';
import {stubMatchMedia} from '@site/tests/helpers/matchMedia';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether something has happened just before its time, at it, and just after. */
function around(limitMs: number, hasHappened: () => boolean): readonly boolean[] {
  vi.advanceTimersByTime(limitMs - 1);
  return [0, 1, 1].map((step) => {
    vi.advanceTimersByTime(step);
    return hasHappened();
  });
}

describe('the progress bar', () => {
  const bar = (): HTMLElement | null => document.querySelector('#nprogress');

  test('begins at 0.08, goes on after 800 ms, and takes 200 ms for each step', () => {
    expect(progressNumbers).toEqual({minimum: 0.08, speed: 200, trickleSpeed: 800});
    nprogress.configure(progressNumbers);
    nprogress.start();
    expect(nprogress.status).toBe(0.08);
    expect(around(800, () => (nprogress.status ?? 0) > 0.08)).toEqual([false, true, true]);
    vi.advanceTimersByTime(200);
    nprogress.done();
    // To the end, and away.
    expect(around(2 * 200, () => bar() === null)).toEqual([false, true, true]);
  });

  test.each([
    [0.07, 0.08],
    [0.08, 0.08],
    [0.09, 0.09],
  ])('shows %f as %f', (part, shown) => {
    nprogress.configure(progressNumbers).set(part);
    expect(nprogress.status).toBe(shown);
    nprogress.remove();
  });
});

test('a chart is drawn anew 100 ms after the last change of its width', () => {
  expect(RESIZE_DEBOUNCE_MS).toBe(100);
  let resize = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe = (): void => resize();
      disconnect = (): void => undefined;
    },
  );
  const draw = vi.fn();
  const stop = followWidth(document.body, draw);
  vi.advanceTimersByTime(99);
  resize();
  expect(around(100, () => draw.mock.calls.length === 1)).toEqual([false, true, true]);
  resize();
  stop();
  vi.advanceTimersByTime(1000);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('the address follows 200 ms after the last scroll', () => {
  expect(HASH_SYNC_DELAY_MS).toBe(200);
  document.body.innerHTML = '<div class="markdown"><h2 id="here">Here</h2></div>';
  document.documentElement.style.scrollPaddingTop = '0px';
  watchHash();
  window.dispatchEvent(new Event('wheel'));
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(199);
  window.dispatchEvent(new Event('scroll'));
  expect(around(200, () => window.location.hash === '#here')).toEqual([false, true, true]);
});

describe('the script of every page', () => {
  test('shows “copied” for 2000 ms, and lets the color mode spread for 400 ms', async () => {
    expect([COPIED_FEEDBACK_MS, COLOR_MODE_REVEAL_MS]).toEqual([2000, 400]);
    stubMatchMedia(() => false);
    const animate = vi.fn();
    document.documentElement.animate = animate;
    document.startViewTransition = ((change: () => void) => {
      change();
      return {ready: Promise.resolve()};
    }) as unknown as typeof document.startViewTransition;
    vi.stubGlobal('IntersectionObserver', vi.fn());
    vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.resolve()}});
    document.body.innerHTML = `<div data-code-block><code>a</code>
      <button data-action="copy"></button></div><button data-action="color-mode"></button>`;
    await vi.importActual('@site/src/early/index');

    const [copy, mode] = document.querySelectorAll('button');
    copy?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(copy?.dataset['copied']).toBe('');
    expect(around(2000, () => copy?.dataset['copied'] === undefined)).toEqual([false, true, true]);

    mode?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(animate.mock.lastCall?.[1]).toMatchObject({duration: 400});
  });
});

test.each([
  [1, 2],
  [DEFAULT_HEADER_DEPTH, 3],
  [3, 4],
])('contents %d levels deep end with level %d', (depth, last) => {
  expect(DEFAULT_HEADER_DEPTH).toBe(2);
  expect(headingLevels(depth)).toEqual({minHeadingLevel: 2, maxHeadingLevel: last});
});

test('a demo opens editors 101, on the left, in another site', () => {
  expect([DEFAULT_EDITORS, DEFAULT_LAYOUT]).toEqual(['101', 'left']);
});
