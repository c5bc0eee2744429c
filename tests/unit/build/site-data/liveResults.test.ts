import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {LIVE_RESULTS_FOLDER, readLiveResults} from '@site/src/build/site-data/readLiveResults';

/** A project with results files, by version. */
function project(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-results-'));
  mkdirSync(path.join(folder, LIVE_RESULTS_FOLDER), {recursive: true});
  for (const [version, content] of Object.entries(files))
    writeFileSync(
      path.join(folder, LIVE_RESULTS_FOLDER, `${version}.json`),
      JSON.stringify(content),
    );
  return folder;
}

const results = (alist: string) => ({alist, date: '2026-11-24', checks: []});

describe('readLiveResults', () => {
  test('takes the newest release', () => {
    const folder = project({'v3.9.0': results('v3.9.0'), 'v3.63.0': results('v3.63.0')});
    expect(readLiveResults(folder)?.alist).toBe('v3.63.0');
  });

  test('finds nothing in a project without results', () => {
    expect(readLiveResults(project({}))).toBeUndefined();
  });

  test.each([
    ['another release', results('v3.62.0'), /"alist" is v3\.62\.0, but the file is v3\.63\.0/],
    ['no date', {alist: 'v3.63.0', checks: []}, /v3\.63\.0\.json: "date": .*npm run live/],
    [
      'a place of an unknown kind',
      {
        ...results('v3.63.0'),
        checks: [{area: 'a', file: 'b', title: 'c', proves: ['heading:x'], state: 'passed'}],
      },
      /"checks\.0\.proves\.0": it must begin with page: or fact:/,
    ],
  ])('refuses a file with %s, and says what to do', (_name, content, message) => {
    expect(() => readLiveResults(project({'v3.63.0': content}))).toThrow(message);
  });
});
