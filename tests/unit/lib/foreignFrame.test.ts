import {expect, test} from 'vitest';
import {isInForeignFrame} from '@site/src/lib/foreignFrame';

interface Frame {
  parent: Frame;
  readonly location: {readonly origin: string};
}

const closed = {
  get origin(): string {
    throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
  },
};

/** The innermost of nested windows, given the locations from the outermost in. */
function nested(...locations: readonly {readonly origin: string}[]): Frame {
  let frame: Frame | undefined;
  for (const location of locations) {
    const made = {location} as Frame;
    made.parent = frame ?? made;
    frame = made;
  }
  if (!frame) throw new Error('no window');
  return frame;
}

const own = {origin: 'https://docs.example.com'};
const other = {origin: 'https://evil.example.com'};

test.each([
  ['a window of its own', nested(own), false],
  ['a frame of the same site', nested(own, own), false],
  ['a frame of another site', nested(closed, own), true],
  ['a frame of a sandbox, whose origin can be read', nested(other, own), true],
  ['a frame of the same site inside another site', nested(closed, own, own), true],
  ['a frame of another site inside the same site', nested(own, closed, own), true],
])('%s', (_, frame, isForeign) => {
  expect(isInForeignFrame(frame)).toBe(isForeign);
});
