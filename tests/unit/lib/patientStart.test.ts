// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';

test('before the application runs, each of its parts is asked for in a separate task', async () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task));
  const asked = vi.fn(() => Promise.resolve());
  vi.stubGlobal('__webpack_chunk_load__', asked);
  await import('@site/src/client/patientStart');
  const first = __webpack_chunk_load__('first');
  const second = __webpack_chunk_load__('second');
  expect(asked.mock.calls).toEqual([]);
  tasks.shift()?.();
  await first;
  expect(asked.mock.calls).toEqual([['first']]);
  tasks.shift()?.();
  await second;
  expect(asked.mock.calls).toEqual([['first'], ['second']]);
  document.documentElement.dataset['hasHydrated'] = 'true';
  void __webpack_chunk_load__('later');
  expect(asked.mock.calls).toHaveLength(3);
  vi.unstubAllGlobals();
});
