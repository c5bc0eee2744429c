import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createDebouncedSearch} from '@site/src/features/search/debounceSearch';
import {HOSTED_DEBOUNCE_MS} from '@site/src/features/search/constants';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createDebouncedSearch', () => {
  test('runs the latest query once, 500 ms after the last one', async () => {
    const run = vi.fn((query: string) => Promise.resolve(query));
    const debounced = createDebouncedSearch(run, {
      quietMs: HOSTED_DEBOUNCE_MS,
      isComposing: () => false,
    });
    const first = debounced.search('t');
    await vi.advanceTimersByTimeAsync(499);
    const second = debounced.search('to');
    await vi.advanceTimersByTimeAsync(499);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledExactlyOnceWith('to');
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledOnce();
    expect(await Promise.all([first, second])).toEqual(['to', 'to']);
  });
  test('text that is being composed is no query until it is finished', async () => {
    let isComposing = true;
    const run = vi.fn((query: string) => Promise.resolve(query));
    const debounced = createDebouncedSearch(run, {quietMs: 0, isComposing: () => isComposing});
    void debounced.search('gua');
    await vi.advanceTimersByTimeAsync(5000);
    expect(run).not.toHaveBeenCalled();
    isComposing = false;
    debounced.release();
    void debounced.search('挂');
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledExactlyOnceWith('挂');
  });
  test('a failure reaches who asked, and the next query runs', async () => {
    const run = vi
      .fn<(query: string) => Promise<string>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValueOnce('found');
    const debounced = createDebouncedSearch(run, {quietMs: 0, isComposing: () => false});
    const failing = debounced.search('a').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    expect(await failing).toEqual(new Error('no network'));
    const answer = debounced.search('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(await answer).toBe('found');
  });
});
