// @vitest-environment jsdom
import {beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {keepCanonicalAddress} from '@site/src/early/address';
import {followOldAnchors} from '@site/src/features/old-anchors/oldAnchors.early';
import {watchPageKeys} from '@site/src/features/page-nav/pageNav.early';
import {
  restoreSidebar,
  showSidebarState,
  toggleSidebar,
} from '@site/src/features/sidebar/sidebar.early';
import {watchSkipLink} from '@site/src/features/skip-link/skipLink.early';
import {marks} from '@site/src/lib/shared/early/contract';

const html = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('the address', () => {
  const correct = (address: string, route: string): string => {
    history.replaceState(null, '', address);
    document.head.innerHTML = `<link rel="canonical" href="https://alistgo.com${route}">`;
    keepCanonicalAddress();
    return location.pathname + location.search + location.hash;
  };

  test.each([
    ['/guide/webdav?a=1#b', '/guide/webdav.html', '/guide/webdav.html?a=1#b'],
    ['/guide/index.html', '/guide/', '/guide/'],
    ['/guide/', '/guide/', '/guide/'],
  ])('%s becomes %s', (asked, route, expected) => {
    expect(correct(asked, route)).toBe(expected);
    expect(html.hasAttribute(marks.askedAddress)).toBe(false);
  });

  test('the page “not found” runs under its own, and notes what was asked for', () => {
    html.toggleAttribute('data-not-found', true);
    expect(correct('/nowhere?a=1#b', '/404.html')).toBe('/404.html?a=1#b');
    expect(html.getAttribute(marks.askedAddress)).toBe('/nowhere?a=1#b');
    html.removeAttribute('data-not-found');
  });
});

describe('the sidebar', () => {
  test('is folded away by its button, and again on the next page', () => {
    document.body.innerHTML = '<button data-action="sidebar"></button>';
    const button = document.querySelector('button');
    restoreSidebar();
    showSidebarState();
    expect(button?.getAttribute('aria-expanded')).toBe('true');
    toggleSidebar();
    expect(html.hasAttribute('data-sidebar-collapsed')).toBe(true);
    expect(button?.getAttribute('aria-expanded')).toBe('false');
    html.removeAttribute('data-sidebar-collapsed');
    restoreSidebar();
    expect(html.hasAttribute('data-sidebar-collapsed')).toBe(true);
    toggleSidebar();
    expect(localStorage.getItem('sidebar')).toBeNull();
  });
});

describe('the link to the content', () => {
  test('gives it the focus and leaves the address alone', () => {
    watchSkipLink();
    document.body.innerHTML =
      '<a href="#__docusaurus_skipToContent_fallback">Skip</a><main></main>';
    const event = new MouseEvent('click', {bubbles: true, cancelable: true});
    document.querySelector('a')?.dispatchEvent(event);
    const main = document.querySelector('main');
    expect(event.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(main);
    main?.blur();
    expect(main?.hasAttribute('tabindex')).toBe(false);
  });
});

describe('page keys', () => {
  beforeAll(() => watchPageKeys());
  const press = (init: KeyboardEventInit, target: Element = document.body): boolean => {
    const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init});
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('Alt with an arrow follows the link to the next page, except in fields', () => {
    document.body.innerHTML = '<input><a class="pagination-nav__link--next"></a>';
    const follow = vi.fn();
    document.querySelector('a')?.addEventListener('click', follow);
    expect(press({key: 'ArrowRight', altKey: true})).toBe(true);
    expect(follow).toHaveBeenCalledOnce();
    expect(press({key: 'ArrowRight'})).toBe(false);
    expect(press({key: 'ArrowLeft', altKey: true})).toBe(false);
    const field = document.querySelector('input') as Element;
    expect(press({key: 'ArrowRight', altKey: true}, field)).toBe(false);
    expect(follow).toHaveBeenCalledOnce();
  });
});

describe('old anchors', () => {
  test('are looked up only if the page does not have them', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('{}')));
    vi.stubGlobal('fetch', fetch);
    document.body.innerHTML = '<h2 id="new"></h2>';
    history.replaceState(null, '', '/a.html');
    followOldAnchors();
    history.replaceState(null, '', '/a.html#new');
    dispatchEvent(new Event('hashchange'));
    expect(fetch).not.toHaveBeenCalled();
    history.replaceState(null, '', '/a.html#old');
    dispatchEvent(new Event('hashchange'));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith('/anchors.json'), {timeout: 30_000});
    vi.unstubAllGlobals();
  });
});
