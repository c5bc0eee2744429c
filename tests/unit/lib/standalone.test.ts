import {expect, test} from 'vitest';
import {isStandalone} from '@site/src/lib/browser/standalone';

interface Frame {
  parent: Frame;
  readonly opener: unknown;
}

function pageWindow(opener: unknown = null): Frame {
  const frame = {opener} as Frame;
  frame.parent = frame;
  return frame;
}

test.each([
  ['a window of its own', pageWindow(), true],
  ['a frame, of whichever origin', {...pageWindow(), parent: pageWindow()}, false],
  ['a window that another page opened and can reach', pageWindow(pageWindow()), false],
])('%s', (_, frame, isAlone) => {
  expect(isStandalone(frame)).toBe(isAlone);
});
