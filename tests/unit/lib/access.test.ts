import {describe, expect, test} from 'vitest';
import {accessCases, outcomeOf, outcomesFile} from '@site/tests/helpers/accessCases';
import {pairwise} from '@site/tests/helpers/pairwise';
import {offered, type Protocol} from '@site/src/lib/shared/access/access';
import {changed} from '@site/src/lib/shared/access/change';
import {decide} from '@site/src/lib/shared/access/decide';
import {hidesName, unreadableLines} from '@site/src/lib/shared/access/hide';
import {clean, contains, folderOf, nameOf, seenFrom} from '@site/src/lib/shared/access/paths';

describe('the access simulator', () => {
  test('says in each case what AList does (tests/live/features/access.live.ts)', async () => {
    const outcomes = Object.fromEntries(
      accessCases.map(({name, situation}) => [name, outcomeOf(decide(situation))]),
    );
    expect(Object.keys(outcomes)).toHaveLength(accessCases.length);
    await expect(`${JSON.stringify(outcomes, null, 2)}\n`).toMatchFileSnapshot(
      `../../../${outcomesFile}`,
    );
  });

  test('has cases for every action of every way, allowed and denied', () => {
    for (const protocol of Object.keys(offered) as Protocol[])
      for (const action of offered[protocol]) {
        const verdicts = accessCases
          .filter(({situation}) => situation.protocol === protocol && situation.action === action)
          .map(({situation}) => decide(situation).isAllowed);
        expect([protocol, action, ...new Set(verdicts)].toSorted()).toEqual(
          [protocol, action, true, false].toSorted(),
        );
      }
  });

  test('refuses what a way does not offer', () => {
    const [first] = accessCases;
    if (!first) throw new Error('there are no cases');
    expect(decide({...first.situation, protocol: 'ftp', action: 'copy'})).toEqual({
      isAllowed: false,
      reason: 'notOffered',
    });
  });
});

describe('paths', () => {
  test('are cleaned as AList does it', () => {
    expect(['', 'a/', '//a/./b', String.raw`\a\b`, '/a/../../b'].map(clean)).toEqual([
      '/',
      '/a',
      '/a/b',
      '/a/b',
      '/b',
    ]);
  });

  test('contain others by whole names', () => {
    expect([contains('/', '/a'), contains('/a', '/a'), contains('/a', '/ab')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([folderOf('/a'), folderOf('/a/b'), nameOf('/a/b'), nameOf('/')]).toEqual([
      '/',
      '/a',
      'b',
      '/',
    ]);
    expect([seenFrom('/', '/a/b'), seenFrom('/a', '/a/b'), seenFrom('/a', '/a')]).toEqual([
      '/a/b',
      '/b',
      '/',
    ]);
  });
});

describe('Hide', () => {
  test('reads options at the beginning of a line as AList does', () => {
    expect(hidesName(String.raw`(?i)\.(tmp|bak)$`, 'A.TMP')).toBe(true);
    expect(hidesName(String.raw`\.tmp$`, 'A.TMP')).toBe(false);
  });

  test('hides nothing when it’s empty, and everything with an empty line', () => {
    expect(hidesName('', 'a')).toBe(false);
    expect(hidesName('^b$\n', 'a')).toBe(true);
  });

  test('names the lines that only AList can read', () => {
    expect(unreadableLines('^a$\n(?>b)\n(')).toEqual(['(?>b)', '(']);
  });
});

test('combinations in pairs have every pair, in few rows', () => {
  const rows = pairwise({a: [1, 2, 3], b: ['x', 'y'], c: [true, false], d: [4, 5, 6]});
  const pairsOf = (row: (typeof rows)[number]) =>
    Object.entries(row).flatMap((one, index, all) =>
      all.slice(index + 1).map((other) => `${one.join()} ${other.join()}`),
    );
  expect(new Set(rows.flatMap(pairsOf)).size).toBe(3 * 2 + 3 * 2 + 3 * 3 + 2 * 2 + 2 * 3 + 2 * 3);
  expect(rows.length).toBeLessThan(15);
});

test('what to change next, done step by step, ends every refusal', () => {
  const stuck = accessCases.filter(({situation}) => {
    let current = situation;
    for (let steps = 0; steps < 6; steps += 1) {
      const verdict = decide(current);
      if (verdict.isAllowed && verdict.reason !== 'davElsewhere') return false;
      const next = changed(current, verdict);
      if (!next) return true;
      current = next;
    }
    return true;
  });
  expect(stuck.map(({name, situation}) => [name, decide(situation)])).toEqual([]);
});
