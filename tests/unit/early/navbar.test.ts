// @vitest-environment jsdom
import {beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {toggleFullscreen, watchFullscreen} from '@site/src/features/navbar/fullscreen.early';
import {watchLocaleLinks} from '@site/src/features/navbar/localeLinks.early';
import {watchOpenMenus} from '@site/src/features/navbar/menus.early';

beforeEach(() => localStorage.clear());

describe('menus', () => {
  beforeAll(() => watchOpenMenus());
  beforeEach(() => {
    document.body.innerHTML = `
      <details id="a" data-menu open><summary></summary><a></a></details>
      <details id="b" data-menu open><summary></summary></details>
      <details id="c" open></details>`;
  });
  const open = (): string[] => [...document.querySelectorAll('[open]')].map(({id}) => id);

  test('a press in one closes the others, and a press elsewhere all', () => {
    document.querySelector('a')?.click();
    expect(open()).toEqual(['a', 'c']);
    document.body.click();
    expect(open()).toEqual(['c']);
  });

  test('Escape closes them and leads back to the button', () => {
    const link = document.querySelector('a');
    link?.setAttribute('tabindex', '0');
    link?.focus();
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    expect(open()).toEqual(['c']);
    expect(document.activeElement).toBe(document.querySelector('summary'));
  });
});

describe('links to other languages', () => {
  test('keep query and hash, and are remembered as the choice of the language', () => {
    watchLocaleLinks();
    document.body.innerHTML = '<a href="/zh/a.html" data-locale-link="zh"><span>中文</span></a>';
    history.replaceState(null, '', '/a.html?q=1#there');
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.querySelector('span')?.click();
    expect(link?.getAttribute('href')).toContain('/zh/a.html?q=1#there');
    expect(localStorage.getItem('languageChoice')).toBe('zh');
  });
});

describe('fullscreen', () => {
  test('the button says whether the page fills the screen', () => {
    document.body.innerHTML = '<button data-action="fullscreen"></button>';
    const button = document.querySelector('button');
    const set = (element: Element | null): void => {
      Object.defineProperty(document, 'fullscreenElement', {value: element, configurable: true});
    };
    const [enter, leave] = [vi.fn(), vi.fn()];
    Object.assign(document.documentElement, {requestFullscreen: enter});
    Object.assign(document, {exitFullscreen: leave});
    Object.defineProperty(document, 'fullscreenEnabled', {value: true});

    set(null);
    watchFullscreen();
    expect(document.documentElement.hasAttribute('data-can-fullscreen')).toBe(true);
    expect(button?.getAttribute('aria-pressed')).toBe('false');
    toggleFullscreen();
    expect(enter).toHaveBeenCalledOnce();

    set(document.documentElement);
    document.dispatchEvent(new Event('fullscreenchange'));
    expect(button?.getAttribute('aria-pressed')).toBe('true');
    toggleFullscreen();
    expect(leave).toHaveBeenCalledOnce();
  });
});
