import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createApp} from '@site/server/app';
import {drain} from '@site/server/drain';
import {parseSettings} from '@site/server/settings';
import {credentials} from '@site/tests/helpers/server/apiServer';

const TOKENS = {access_token: 'new-access', refresh_token: 'new-refresh'};
const RENEWAL = 'refresh_ui=a.b.c&server_use=true&driver_txt=alicloud_qr';

beforeEach(() => {
  vi.useFakeTimers();
  // The limit of a call runs on the clock of the test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A server whose providers answer after this many milliseconds of the test's clock. */
function serverWith(delayMs: number) {
  return createApp({
    settings: parseSettings(credentials),
    fetch: ({signal}) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(Response.json(TOKENS)), delayMs);
        signal.addEventListener('abort', () => reject(new Error('given up')));
      }),
    now: Date.now,
    log: () => undefined,
    connectionAddress: () => '192.0.2.1',
  });
}

async function statusAfter(delayMs: number, path: string, body?: object): Promise<number> {
  const init = body && {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  };
  const answer = serverWith(delayMs).request(path, init);
  await vi.advanceTimersByTimeAsync(delayMs);
  return (await answer).status;
}

const renewal = {grant_type: 'refresh_token', refresh_token: 'a.b.c'};
const code = {grant_type: 'authorization_code', code: 'c'};

describe('how long a provider may take', () => {
  test.each([
    ['a renewal by GET', `/alist/ali_open/token?${RENEWAL}`, undefined],
    ['a renewal by POST', '/alist/ali_open/token', renewal],
    ['a renewal for Dropbox', '/alist/dropbox/token', renewal],
  ])('%s has 30 seconds, as long as AList waits', async (_, path, body) => {
    expect(await statusAfter(29_999, path, body)).toBe(200);
    expect(await statusAfter(30_001, path, body)).toBe(504);
  });

  test('a page that waits for its code has 15 seconds', async () => {
    expect(await statusAfter(14_999, '/alist/ali_open/code', code)).toBe(200);
    expect(await statusAfter(15_001, '/alist/ali_open/code', code)).toBe(504);
  });
});

describe('after the signal to stop', () => {
  /** A server that is closed once its requests are answered. */
  function busyServer() {
    let closed: (() => void) | undefined;
    return {
      close: vi.fn((done?: () => void) => {
        closed = done;
      }),
      closeIdleConnections: vi.fn(),
      answerAll: () => closed?.(),
    };
  }

  test('the server ends when every request is answered', () => {
    const server = busyServer();
    const end = vi.fn();
    drain(server, end);
    expect(server.close).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(29_000);
    expect(end).not.toHaveBeenCalled();
    server.answerAll();
    expect(end).toHaveBeenCalledOnce();
  });

  test('it ends after 30 seconds even if a request is not answered', () => {
    const end = vi.fn();
    drain(busyServer(), end);
    vi.advanceTimersByTime(29_999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledOnce();
  });

  test('connections that carry no request are closed meanwhile, so that they keep nothing waiting', () => {
    const server = busyServer();
    drain(server, vi.fn());
    vi.advanceTimersByTime(1000);
    expect(server.closeIdleConnections).toHaveBeenCalled();
  });
});
