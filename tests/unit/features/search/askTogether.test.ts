import {expect, test, vi} from 'vitest';
import {askTogether} from '@site/src/features/search/askTogether';

test('what is asked at once is asked together, and each gets its own answer', async () => {
  const ask = vi.fn((questions: readonly number[]) => Promise.resolve(questions.map(String)));
  const one = askTogether(ask);
  expect(await Promise.all([one(1), one(2)])).toEqual(['1', '2']);
  expect(await one(3)).toBe('3');
  expect(ask.mock.calls).toEqual([[[1, 2]], [[3]]]);
});

test('a failure is one of all that were asked together, and the next ones try again', async () => {
  const ask = vi
    .fn<(questions: readonly string[]) => Promise<readonly string[]>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(['there']);
  const one = askTogether(ask);
  const asked = await Promise.allSettled([one('a'), one('b')]);
  expect(asked.map(({status}) => status)).toEqual(['rejected', 'rejected']);
  expect(await one('c')).toBe('there');
});
