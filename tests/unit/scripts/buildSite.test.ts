import {expect, test} from 'vitest';
import {memoryOf, readBuildArgs} from '@site/scripts/lib/buildSite.mjs';

test('a build makes every language, into the folder "build"', () => {
  expect(readBuildArgs([])).toEqual({dir: 'build', locales: [], rest: []});
});

test.each([
  [['--locale', 'en', '--dev'], ['en'], ['--dev']],
  [['--dev', '--locale=zh'], ['zh'], ['--dev']],
  [['-l', 'zh', '--locale', 'en'], ['zh', 'en'], []],
])('%j makes only %j', (args, locales, rest) => {
  expect(readBuildArgs(args)).toEqual({dir: 'build', locales, rest});
});

test('the folder is known and handed on', () => {
  const args = ['--out-dir', 'elsewhere'];
  expect(readBuildArgs(args)).toEqual({dir: 'elsewhere', locales: [], rest: args});
});

test('a build gets a limit for its memory, unless the caller has set another', () => {
  expect(memoryOf({})).toEqual({
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: '--max-old-space-size=1536',
  });
  expect(memoryOf({NODE_OPTIONS: '--enable-source-maps', MALLOC_ARENA_MAX: '4'})).toEqual({
    MALLOC_ARENA_MAX: '4',
    NODE_OPTIONS: '--enable-source-maps --max-old-space-size=1536',
  });
  const NODE_OPTIONS = '--max-old-space-size=4096';
  expect(memoryOf({NODE_OPTIONS}).NODE_OPTIONS).toBe(NODE_OPTIONS);
});
