import {describe, expect, test} from 'vitest';
import {editDistance, nearestWord} from '@site/src/lib/browser/search/spelling';

test.each([
  ['docker', 'docker', 0],
  ['dcoker', 'docker', 1],
  ['doker', 'docker', 1],
  ['dockerr', 'docker', 1],
  ['docler', 'docker', 1],
  ['onedirve', 'onedrive', 1],
  ['abcd', 'wxyz', 3],
  ['a', 'abcdef', 3],
])('from %s to %s: %d', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
});

describe('the word that a misspelled one means', () => {
  const words = ['proxy', 'broker', 'docker', 'mount', 'mounts'];
  test('is the nearest one', () => {
    expect(nearestWord('dcoker', words)).toBe('docker');
    expect(nearestWord('porxy', words)).toBe('proxy');
  });
  test('is the one that matters more when two are as near', () => {
    expect(nearestWord('vount', ['mount', 'count'])).toBe('mount');
    expect(nearestWord('vount', ['count', 'mount'])).toBe('count');
  });
  test('is none when nothing is near, and for short words, numbers and Chinese', () => {
    expect(nearestWord('zzqqx', words)).toBeUndefined();
    expect(nearestWord('prx', words)).toBeUndefined();
    expect(nearestWord('5244', ['5245'])).toBeUndefined();
  });
});
