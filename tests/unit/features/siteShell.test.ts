// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {colorModeConfig} from '@site/src/config/colorMode';
import {navbarItems} from '@site/src/config/navbar';
import {nextColorMode} from '@site/src/features/color-mode/nextColorMode';
import {headingAt} from '@site/src/lib/browser/headingAt';
import {SWIPE_TRAVEL_PX, readSwipe} from '@site/src/features/mobile-sidebar/swipe';
import {
  NAVBAR_HIDE_FROM_PX,
  NAVBAR_HIDE_TRAVEL_PX,
  initialBar,
  scrollBar,
  type BarState,
} from '@site/src/features/navbar-auto-hide/navbarAutoHide';
import {groupLinks, parseNavItems} from '@site/src/features/navbar/navItems';
import {repositoryHost} from '@site/src/features/navbar/repositoryHost';
import {SCROLL_THROTTLE_MS, onScroll} from '@site/src/hooks/onScroll';

describe('the top bar while scrolling', () => {
  const scrollThrough = (positions: readonly number[], isHeld = false): BarState =>
    positions.reduce((state, position) => scrollBar(state, position, isHeld), initialBar);
  const START = NAVBAR_HIDE_FROM_PX;

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
  test('to the left closes, wherever it starts', () => {
    expect(readSwipe({x: 300, y: 0}, {x: 300 - SWIPE_TRAVEL_PX - 1, y: 0})).toBe('close');
    expect(readSwipe({x: 300, y: 0}, {x: 300 - SWIPE_TRAVEL_PX, y: 0})).toBeUndefined();
  });
});

describe('the heading in view', () => {
  test('there is none near the top', () => {
    expect(headingAt([{id: 'first', top: 200}])).toBeUndefined();
    expect(headingAt([])).toBeUndefined();
  });
});

describe('color mode', () => {
  test('a switch goes light, dark, automatic, light', {tags: ['@4-color-mode-cycle-light']}, () => {
    expect(nextColorMode('switch', 'light', false)).toBe('dark');
    expect(nextColorMode('switch', 'dark', true)).toBe('system');
    expect(nextColorMode('switch', 'system', true)).toBe('light');
    expect(nextColorMode('switch', undefined, true)).toBe('light');
  });

  test('a toggle alternates what is seen', {tags: ['@4-color-mode-toggle-alternates']}, () => {
    expect(nextColorMode('toggle', 'system', true)).toBe('light');
    expect(nextColorMode('toggle', 'system', false)).toBe('dark');
    expect(nextColorMode('toggle', 'dark', true)).toBe('light');
  });

  test.each([
    ['switch', 'light', false, true],
    ['toggle', 'light', false, true],
    ['disable', 'light', true, false],
    ['enable', 'dark', true, false],
  ] as const)(
    '%s starts %s',
    {tags: ['@4-color-mode-disable-enable']},
    (kind, defaultMode, disableSwitch, respectPrefersColorScheme) => {
      expect(colorModeConfig(kind)).toEqual({
        defaultMode,
        disableSwitch,
        respectPrefersColorScheme,
      });
    },
  );
});

describe('menus', () => {
  test(
    'neighbours of one sub-group stand together under its title',
    {tags: ['@2-navbar-sub-groups-title']},
    () => {
      const items = parseNavItems(JSON.parse(JSON.stringify(navbarItems)) as typeof navbarItems);
      const more = items.find(({label}) => label === 'More');
      const groups = more && 'items' in more ? groupLinks(more.items) : [];
      expect(groups.map(({title}) => title?.zh)).toEqual(['速查', '其他站点']);
      expect(groups.flatMap(({links}) => links)).toHaveLength(
        more && 'items' in more ? more.items.length : 0,
      );
    },
  );

  test.each([
    ['https://github.com/AlistGo/alist', 'GitHub', 'github'],
    ['https://gitlab.com/a/b', 'GitLab', 'repository'],
    ['https://gitee.com/a/b', 'Gitee', 'repository'],
    ['https://bitbucket.org/a/b', 'Bitbucket', 'repository'],
    ['https://notgithub.com/a/b', 'Source', 'repository'],
  ])(
    'the link to %s is named %s',
    {tags: ['@2-navbar-repository-label-host']},
    (url, label, icon) => {
      expect(repositoryHost({url})).toEqual({label, icon});
    },
  );

  test(
    'a configured label names the repository',
    {tags: ['@2-navbar-repository-label-custom']},
    () => {
      expect(repositoryHost({url: 'https://github.com/a/b', label: 'Code'})).toEqual({
        label: 'Code',
        icon: 'github',
      });
    },
  );
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

  test('a handler runs at once, then once per pause, and with the last position', () => {
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
});
