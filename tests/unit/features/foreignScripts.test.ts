// @vitest-environment jsdom
import type {ClientModule} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {marks} from '@site/src/lib/shared/early/contract';
import {foreignScripts} from '@site/src/features/foreign-scripts/foreignScripts';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const SOURCES = ['https://stats.example.com/s.js', 'https://ads.example.com/a.js'];

const loaded = (): string[] => [...document.head.querySelectorAll('script')].map(({src}) => src);

/** Runs the client module as a reader goes from page to page; the browser's address comes first, as it does. */
function reader(sources: readonly string[]) {
  const module = foreignScripts(sources);
  let previousLocation: Location | null = null;
  return {
    goTo: (pathname: string): void => {
      window.history.pushState(null, '', pathname);
      const location = {pathname, search: '', hash: ''} as Location;
      module.onRouteDidUpdate({location, previousLocation});
      previousLocation = location;
    },
  };
}

let idle: (() => void)[] = [];
const becomeIdle = (): void => {
  for (const callback of idle.splice(0)) callback();
};

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe('scripts of others', () => {
  test('load once, when the page is idle', () => {
    const {goTo} = reader(SOURCES);
    goTo('/guide/');
    expect(loaded()).toEqual([]);
    becomeIdle();
    expect(loaded()).toEqual(SOURCES);
    goTo('/faq/');
    becomeIdle();
    expect(loaded()).toEqual(SOURCES);
  });

  test('wait until the page has loaded', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    reader(SOURCES).goTo('/guide/');
    becomeIdle();
    expect(loaded()).toEqual([]);
    state.mockRestore();
    window.dispatchEvent(new Event('load'));
    becomeIdle();
    expect(loaded()).toEqual(SOURCES);
  });

  test('load in a browser without idle callbacks too', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    reader(SOURCES).goTo('/guide/');
    expect(loaded()).toEqual([]);
    vi.runAllTimers();
    expect(loaded()).toEqual(SOURCES);
  });

  test('do not load when none are configured', () => {
    reader([]).goTo('/guide/');
    becomeIdle();
    expect(loaded()).toEqual([]);
  });

  test.each([
    '/tool/',
    '/zh/tool/onedrive/callback.html',
    '/Tool/baidu/callback',
    '/guide/api/',
    '/zh/guide/api/fs.html',
  ])('do not load on %s', {tags: ['@7-ads-analytics-scripts-never']}, (pathname) => {
    reader(SOURCES).goTo(pathname);
    becomeIdle();
    expect(loaded()).toEqual([]);
  });

  test.each(['/tool/gone/callback?code=c&state=s', '/zh/guide/API/gone.html#token'])(
    'do not load on the page "not found" for %s',
    (asked) => {
      document.documentElement.setAttribute(marks.askedAddress, asked);
      reader(SOURCES).goTo('/404.html');
      becomeIdle();
      expect(loaded()).toEqual([]);
      document.documentElement.setAttribute(marks.askedAddress, '/gone?tool');
      reader(SOURCES).goTo('/404.html');
      becomeIdle();
      expect(loaded()).toEqual(SOURCES);
      document.documentElement.removeAttribute(marks.askedAddress);
    },
  );

  test('do not load when the reader reaches a tool before the page is idle', () => {
    const {goTo} = reader(SOURCES);
    goTo('/guide/');
    goTo('/tool/');
    becomeIdle();
    expect(loaded()).toEqual([]);
    goTo('/guide/');
    becomeIdle();
    expect(loaded()).toEqual(SOURCES);
  });
});
