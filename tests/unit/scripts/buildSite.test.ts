import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {buildEnvironment, readBuildArgs} from '@site/scripts/lib/buildSite.mjs';

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

test.each([[['--out-dir', 'elsewhere', '--dev']], [['--dev', '--out-dir=elsewhere']]])(
  '%j names the folder, which the build replaces at its end',
  (args) => {
    expect(readBuildArgs(args)).toEqual({dir: 'elsewhere', locales: [], rest: ['--dev']});
  },
);

/** Loaded first, so that a build that a signal stops doesn't end as if it were complete. */
const SIGNALS = `--import=${pathToFileURL('scripts/lib/exitBySignal.mjs').href}`;

test('a build gets a limit for its memory and a place for compiled code, unless the caller has set others', () => {
  expect(buildEnvironment({})).toEqual({
    MALLOC_ARENA_MAX: '2',
    NODE_COMPILE_CACHE: 'node_modules/.cache/node',
    NODE_OPTIONS: `--max-old-space-size=1536 ${SIGNALS}`,
  });
  expect(
    buildEnvironment({
      NODE_OPTIONS: '--enable-source-maps',
      NODE_COMPILE_CACHE: 'cache',
      MALLOC_ARENA_MAX: '4',
    }),
  ).toEqual({
    MALLOC_ARENA_MAX: '4',
    NODE_COMPILE_CACHE: 'cache',
    NODE_OPTIONS: `--enable-source-maps --max-old-space-size=1536 ${SIGNALS}`,
  });
  const NODE_OPTIONS = '--max-old-space-size=4096';
  expect(buildEnvironment({NODE_OPTIONS}).NODE_OPTIONS).toBe(`${NODE_OPTIONS} ${SIGNALS}`);
});
