// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {colorModeConfig} from '@site/src/config/colorMode';
import {navbarItems} from '@site/src/config/navbar';
import {themeHues} from '@site/src/data/siteShell';
import {nextColorMode} from '@site/src/features/color-mode/nextColorMode';
import {HASH_SYNC_OFFSET_PX, headingAt} from '@site/src/lib/browser/headingAt';
import {
  SWIPE_EDGE_PX,
  SWIPE_RATIO,
  SWIPE_TRAVEL_PX,
  readSwipe,
} from '@site/src/features/mobile-sidebar/swipe';
import {
  NAVBAR_HIDE_FROM_PX,
  NAVBAR_HIDE_TRAVEL_PX,
  initialBar,
  scrollBar,
  type BarState,
} from '@site/src/features/navbar-auto-hide/navbarAutoHide';
import {groupLinks, parseNavItems} from '@site/src/features/navbar/navItems';
import {repositoryHost} from '@site/src/features/navbar/repositoryHost';
import {BACK_TO_TOP_FROM_PX, watchTop} from '@site/src/features/back-to-top/watchTop';
import {SCROLL_THROTTLE_MS, onScroll} from '@site/src/hooks/onScroll';

describe('the top bar while scrolling', () => {
  const scrollThrough = (positions: readonly number[], isHeld = false): BarState =>
    positions.reduce((state, position) => scrollBar(state, position, isHeld), initialBar);
  const START = NAVBAR_HIDE_FROM_PX;

  test('the numbers are those of the specification', () => {
    expect([NAVBAR_HIDE_FROM_PX, NAVBAR_HIDE_TRAVEL_PX]).toEqual([58, 200]);
  });

  test.each([
    ['one px before the travel is complete', START + NAVBAR_HIDE_TRAVEL_PX - 1, false],
    ['when the travel is complete', START + NAVBAR_HIDE_TRAVEL_PX, true],
    ['after it', START + NAVBAR_HIDE_TRAVEL_PX + 1, true],
  ])('%s', (_case, end, isHidden) => {
    expect(scrollThrough([START, START + 100, end]).isHidden).toBe(isHidden);
  });

  test('it stays at the top of the page, however far the jump', () => {
    expect(scrollThrough([NAVBAR_HIDE_FROM_PX]).isHidden).toBe(false);
  });

  test('it comes back with the first step up, and needs a whole travel again', () => {
    const hidden = scrollThrough([START, 400]);
    expect(hidden.isHidden).toBe(true);
    const back = scrollBar(hidden, 399, false);
    expect(back.isHidden).toBe(false);
    expect(scrollBar(back, 399 + NAVBAR_HIDE_TRAVEL_PX - 1, false).isHidden).toBe(false);
    expect(scrollBar(back, 399 + NAVBAR_HIDE_TRAVEL_PX, false).isHidden).toBe(true);
  });

  test('it never leaves while a menu is open or the focus is inside', () => {
    expect(scrollThrough([START, 400, 900], true).isHidden).toBe(false);
  });
});

describe('a swipe', () => {
  const from = {x: SWIPE_EDGE_PX, y: 300};
  const to = (dx: number, dy = 0): {x: number; y: number} => ({x: from.x + dx, y: from.y + dy});

  test('the numbers are those of the specification', () => {
    expect([SWIPE_TRAVEL_PX, SWIPE_RATIO, SWIPE_EDGE_PX]).toEqual([40, 1.5, 80]);
  });

  test.each([
    [SWIPE_TRAVEL_PX - 1, undefined],
    [SWIPE_TRAVEL_PX, undefined],
    [SWIPE_TRAVEL_PX + 1, 'open'],
  ])('of %d px to the right means %s', (dx, meaning) => {
    expect(readSwipe(from, to(dx))).toBe(meaning);
  });

  test.each([
    [61, undefined],
    [60, undefined],
    [59, 'open'],
  ])('of 90 px across and %d px along means %s', (dy, meaning) => {
    expect(readSwipe(from, to(90, dy))).toBe(meaning);
  });

  test.each([
    [SWIPE_EDGE_PX - 1, 'open'],
    [SWIPE_EDGE_PX, 'open'],
    [SWIPE_EDGE_PX + 1, undefined],
  ])('starting %d px from the edge means %s', (x, meaning) => {
    expect(readSwipe({x, y: 0}, {x: x + 100, y: 0})).toBe(meaning);
  });

  test('to the left closes, wherever it starts', () => {
    expect(readSwipe({x: 300, y: 0}, {x: 300 - SWIPE_TRAVEL_PX - 1, y: 0})).toBe('close');
    expect(readSwipe({x: 300, y: 0}, {x: 300 - SWIPE_TRAVEL_PX, y: 0})).toBeUndefined();
  });
});

describe('the heading in view', () => {
  test.each([
    [HASH_SYNC_OFFSET_PX - 1, 'second'],
    [HASH_SYNC_OFFSET_PX, 'second'],
    [HASH_SYNC_OFFSET_PX + 1, 'first'],
  ])('a heading %d px below the line: %s', (top, id) => {
    expect(
      headingAt([
        {id: 'first', top: -300},
        {id: 'second', top},
        {id: 'third', top: 900},
      ]),
    ).toBe(id);
  });

  test('there is none near the top', () => {
    expect(headingAt([{id: 'first', top: 200}])).toBeUndefined();
    expect(headingAt([])).toBeUndefined();
  });
});

describe('color mode', () => {
  test('a switch goes light, dark, automatic, light', () => {
    expect(nextColorMode('switch', 'light', false)).toBe('dark');
    expect(nextColorMode('switch', 'dark', true)).toBe('system');
    expect(nextColorMode('switch', 'system', true)).toBe('light');
    expect(nextColorMode('switch', undefined, true)).toBe('light');
  });

  test('a toggle alternates what is seen', () => {
    expect(nextColorMode('toggle', 'system', true)).toBe('light');
    expect(nextColorMode('toggle', 'system', false)).toBe('dark');
    expect(nextColorMode('toggle', 'dark', true)).toBe('light');
  });

  test.each([
    ['switch', 'light', false, true],
    ['toggle', 'light', false, true],
    ['disable', 'light', true, false],
    ['enable', 'dark', true, false],
  ] as const)('%s starts %s', (kind, defaultMode, disableSwitch, respectPrefersColorScheme) => {
    expect(colorModeConfig(kind)).toEqual({defaultMode, disableSwitch, respectPrefersColorScheme});
  });

  test('there are nine theme colors, the first the site’s own', () => {
    expect(themeHues[0]).toBe(0);
    expect(new Set(themeHues).size).toBe(9);
  });
});

describe('menus', () => {
  test('neighbours of one sub-group stand together under its title', () => {
    const items = parseNavItems(JSON.parse(JSON.stringify(navbarItems)) as typeof navbarItems);
    const more = items.find(({label}) => label === 'More');
    const groups = more && 'items' in more ? groupLinks(more.items) : [];
    expect(groups.map(({title}) => title?.zh)).toEqual(['速查', '其他站点']);
    expect(groups.flatMap(({links}) => links)).toHaveLength(
      more && 'items' in more ? more.items.length : 0,
    );
  });

  test.each([
    ['https://github.com/AlistGo/alist', 'GitHub', 'github'],
    ['https://gitlab.com/a/b', 'GitLab', 'repository'],
    ['https://gitee.com/a/b', 'Gitee', 'repository'],
    ['https://bitbucket.org/a/b', 'Bitbucket', 'repository'],
    ['https://notgithub.com/a/b', 'Source', 'repository'],
  ])('the link to %s is named %s', (url, label, icon) => {
    expect(repositoryHost({url})).toEqual({label, icon});
  });

  test('a configured label names the repository', () => {
    expect(repositoryHost({url: 'https://github.com/a/b', label: 'Code'})).toEqual({
      label: 'Code',
      icon: 'github',
    });
  });
});

describe('scrolling', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const scrollTo = (y: number): void => {
    Object.defineProperty(window, 'scrollY', {value: y, configurable: true});
    window.dispatchEvent(new Event('scroll'));
  };

  test('a handler runs at once, then once per 300 ms, and with the last position', () => {
    expect(SCROLL_THROTTLE_MS).toBe(300);
    const seen: number[] = [];
    onScroll(() => seen.push(window.scrollY));
    scrollTo(10);
    scrollTo(20);
    scrollTo(30);
    expect(seen).toEqual([10]);
    vi.advanceTimersByTime(SCROLL_THROTTLE_MS - 1);
    expect(seen).toEqual([10]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([10, 30]);
    vi.advanceTimersByTime(SCROLL_THROTTLE_MS * 3);
    expect(seen).toEqual([10, 30]);
  });

  test.each([
    [BACK_TO_TOP_FROM_PX - 1, false],
    [BACK_TO_TOP_FROM_PX, false],
    [BACK_TO_TOP_FROM_PX + 1, true],
  ])('at %d px the button to the top is there: %s', (y, isThere) => {
    expect(BACK_TO_TOP_FROM_PX).toBe(100);
    watchTop();
    scrollTo(y);
    vi.advanceTimersByTime(SCROLL_THROTTLE_MS);
    expect(document.documentElement.hasAttribute('data-scrolled')).toBe(isThere);
  });
});
