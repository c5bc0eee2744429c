import {beforeEach, describe, expect, test, vi} from 'vitest';
import {
  clearRequestLog,
  logRequest,
  noteRequest,
  readRequestLog,
  requestKey,
  watchRequestLog,
} from '@site/src/lib/shared/token-flow/requestLog';

const template = {method: 'GET', url: '{api}/alist/115/get_status'} as const;
const entry = () => readRequestLog().get(requestKey(template));
const never = new AbortController().signal;

beforeEach(clearRequestLog);

describe('the log of requests', () => {
  test('follows a request from its start to its answer', async () => {
    let answer: (text: string) => void = vi.fn();
    const sent = logRequest(template, () => new Promise<string>((done) => (answer = done)), never);
    expect(entry()).toMatchObject({state: 'running', count: 1});
    answer('token');
    expect(await sent).toBe('token');
    expect(entry()).toMatchObject({state: 'done', count: 1});
  });

  test('holds nothing but the template, a state, a time, and a count', async () => {
    await logRequest(template, () => Promise.resolve('secret-answer'), never);
    expect([...readRequestLog().keys()]).toEqual(['GET {api}/alist/115/get_status']);
    expect(Object.keys(entry() ?? {}).sort()).toEqual(['at', 'count', 'state']);
  });

  test('counts what is asked again, and tells a failure, which it passes on', async () => {
    await logRequest(template, () => Promise.resolve(1), never);
    const failed = logRequest(template, () => Promise.reject(new Error('no')), never);
    await expect(failed).rejects.toThrow('no');
    expect(entry()).toMatchObject({state: 'failed', count: 2});
  });

  test('tells what the reader stopped from what failed', async () => {
    const controller = new AbortController();
    const work = async (): Promise<never> => {
      await Promise.resolve();
      controller.abort();
      throw new Error('aborted');
    };
    await expect(logRequest(template, work, controller.signal)).rejects.toThrow('aborted');
    expect(entry()?.state).toBe('stopped');
  });

  test('takes no word of a request from before it was emptied, or sent again', async () => {
    let answer: () => void = vi.fn();
    const old = logRequest(template, () => new Promise<void>((done) => (answer = done)), never);
    clearRequestLog();
    noteRequest(template, {state: 'running', at: 5, count: 1});
    answer();
    await old;
    expect(entry()).toEqual({state: 'running', at: 5, count: 1});
  });

  test('tells whoever watches, until they stop', () => {
    const listener = vi.fn();
    const stop = watchRequestLog(listener);
    noteRequest(template, {state: 'done', at: 1, count: 1});
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    clearRequestLog();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
