import {describe, expect, test} from 'vitest';
import {checkedMode} from '@site/src/lib/node/modeSettings';
import {FOCUS_MODE_DELAY_MS, pageMode, type ModeSettings} from '@site/src/lib/shared/pageMode';

describe('the look of a page', () => {
  test('waits 1500 ms in focus mode, unless asked for another delay', () => {
    expect(FOCUS_MODE_DELAY_MS).toBe(1500);
    expect(pageMode({focus: true}, {}).focusDelayMs).toBe(1500);
    for (const delay of [0, 1499, 1501]) {
      expect(pageMode({focus: delay}, {}).focusDelayMs).toBe(delay);
    }
  });

  test.each<[ModeSettings, ModeSettings, boolean, number | undefined]>([
    [{}, {}, false, undefined],
    [{pure: true}, {}, true, FOCUS_MODE_DELAY_MS],
    [{pure: true, focus: false}, {}, true, undefined],
    [{pure: true}, {focus: false}, true, undefined],
    [{focus: 300}, {pure: true}, true, 300],
    [{}, {pure: true, focus: 300}, true, 300],
    [{focus: false}, {focus: true}, false, undefined],
    [{pure: false}, {pure: true}, false, undefined],
  ])('of %j on a site of %j', {tags: ['@3-focus-and-pure']}, (page, site, isPure, focusDelayMs) => {
    expect(pageMode(page, site)).toEqual({isPure, ...(focusDelayMs && {focusDelayMs})});
  });

  test.each([-1, Number.NaN, Infinity, 'yes'])('a site cannot ask for %j', (focus) => {
    expect(() => checkedMode('src/data/siteShell.ts', {focus} as ModeSettings)).toThrow(
      /^src\/data\/siteShell\.ts: "focus" is .+\. Allowed: true, false, or a delay in milliseconds, 0 or more\.$/,
    );
  });

  test.each([true, false, 0, 1500, undefined])('a site may ask for %j', (focus) => {
    expect(checkedMode('src/data/siteShell.ts', {focus})).toEqual({focus});
  });
});
