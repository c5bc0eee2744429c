import {describe, expect, test} from 'vitest';
import {
  firstTitle,
  nextTyping,
  TITLE_PAUSE_MS,
  TYPING_INTERVAL_MS,
} from '@site/src/features/portfolio/typing';

const titles = ['ab', '写作🌲'];

describe('typing', () => {
  test('takes 150 ms per character and rests for 1000 ms', () => {
    expect([TYPING_INTERVAL_MS, TITLE_PAUSE_MS]).toEqual([150, 1000]);
  });

  test('begins with the first title complete', () => {
    expect(firstTitle(titles)).toEqual({index: 0, length: 2});
    expect(firstTitle([])).toEqual({index: 0, length: 0});
  });

  test('types, rests, goes on to the next title, and from the last to the first', () => {
    const steps = [];
    let state = firstTitle(titles);
    for (let step = 0; step < 6; step += 1) {
      const {next, afterMs} = nextTyping(titles, state);
      steps.push([afterMs, next.index, next.length]);
      state = next;
    }
    expect(steps).toEqual([
      [1000, 1, 1],
      [150, 1, 2],
      [150, 1, 3], // a tree is one character
      [1000, 0, 1],
      [150, 0, 2],
      [1000, 1, 1],
    ]);
  });
});
