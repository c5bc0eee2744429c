import {describe, expect, test} from 'vitest';
import {parseGitLog} from '@site/src/lib/node/gitHistory';

const commit = (seconds: number, author: string, ...changes: readonly string[]): string =>
  `\u0001${seconds}\t${author}\n\n${changes.join('\n')}\n`;

describe('parseGitLog', () => {
  test('says when a file was last changed, and by whom, most changes first', () => {
    const history = parseGitLog(
      commit(3000, 'Bob', 'M\tdocs/a.mdx') +
        commit(2000, 'Ann', 'M\tdocs/a.mdx', 'A\tdocs/b.mdx') +
        commit(1000, 'Ann', 'A\tdocs/a.mdx'),
    );
    expect(history.get('docs/a.mdx')).toEqual({
      updatedAt: '1970-01-01T00:50:00.000Z',
      contributors: ['Ann', 'Bob'],
    });
    expect(history.get('docs/b.mdx')?.contributors).toEqual(['Ann']);
  });

  test('follows a file through its names, and tells it from a later one of an old name', () => {
    const history = parseGitLog(
      commit(5000, 'Eve', 'A\tdocs/old.mdx') +
        commit(4000, 'Dan', 'R090\tdocs/mid.mdx\tdocs/new.mdx') +
        commit(3000, 'Cem', 'R100\tdocs/old.mdx\tdocs/mid.mdx') +
        commit(1000, 'Ann', 'A\tdocs/old.mdx'),
    );
    expect(history.get('docs/new.mdx')?.contributors).toEqual(['Ann', 'Cem', 'Dan']);
    expect(history.get('docs/old.mdx')?.contributors).toEqual(['Eve']);
  });

  test('names authors as they are written, with spaces and commas', () => {
    const history = parseGitLog(commit(1, '李 雷, Jr.', 'A\tdocs/指南.mdx'));
    expect(history.get('docs/指南.mdx')?.contributors).toEqual(['李 雷, Jr.']);
  });

  test('names people only, not accounts that several people or programs share', () => {
    const history = parseGitLog(
      commit(3, 'dependabot[bot]', 'M\tdocs/a.mdx') +
        commit(2, 'AList maintainers', 'M\tdocs/a.mdx') +
        commit(1, 'Ann Teamer', 'A\tdocs/a.mdx'),
    );
    expect(history.get('docs/a.mdx')?.contributors).toEqual(['Ann Teamer']);
    expect(history.get('docs/a.mdx')?.updatedAt).toBe('1970-01-01T00:00:03.000Z');
  });

  test('knows nothing of an empty log', () => {
    expect(parseGitLog('').size).toBe(0);
  });
});
