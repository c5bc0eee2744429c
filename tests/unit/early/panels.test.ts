// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {DRAWER_ID} from '@site/src/lib/browser/elementIds';
import {stubMatchMedia} from '@site/tests/helpers/matchMedia';

let isNarrow = true;

beforeAll(async () => {
  stubMatchMedia(() => isNarrow);
  const {watchPanels} = await import('@site/src/features/mobile-sidebar/drawer.early');
  watchPanels();
});
beforeEach(() => {
  isNarrow = true;
  document.body.innerHTML = `
    <header><button id="opener" popovertarget="${DRAWER_ID}"></button></header>
    <div><nav id="${DRAWER_ID}"><button id="closer" popovertarget="${DRAWER_ID}"></button></nav><main></main></div>
    <footer></footer>`;
});

const drawer = (): HTMLElement => document.getElementById(DRAWER_ID) ?? document.body;
const behind = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(({inert}) => inert)
    .map(({tagName}) => tagName);
const toggle = (type: string, newState: string): void => {
  drawer().dispatchEvent(Object.assign(new Event(type), {newState}));
};

test('what lies behind the open drawer is out of reach, and comes back before it closes', () => {
  toggle('beforetoggle', 'open');
  expect(behind()).toEqual([]);
  toggle('toggle', 'open');
  expect(behind()).toEqual(['HEADER', 'MAIN', 'FOOTER']);
  expect(document.activeElement?.id).toBe('closer');
  toggle('beforetoggle', 'closed');
  expect(behind()).toEqual([]);
});

test('the focus goes back to the button that opened it', () => {
  toggle('toggle', 'open');
  (document.activeElement as HTMLElement).blur();
  toggle('beforetoggle', 'closed');
  toggle('toggle', 'closed');
  expect(document.activeElement?.id).toBe('opener');
});

const swipe = (from: number, to: number, target: Element = document.body): unknown => {
  const togglePopover = vi.fn();
  drawer().togglePopover = togglePopover;
  const touch = (type: string, x: number): Event =>
    Object.assign(new Event(type, {bubbles: true}), {
      touches: [{clientX: x, clientY: 0}],
      changedTouches: [{clientX: x, clientY: 0}],
    });
  target.dispatchEvent(touch('touchstart', from));
  target.dispatchEvent(touch('touchend', to));
  return togglePopover.mock.calls[0]?.[0];
};

test('a swipe from the edge opens it, the opposite one closes it', () => {
  expect(swipe(10, 200)).toBe(true);
  expect(swipe(200, 10)).toBe(false);
  expect(swipe(200, 300)).toBeUndefined();
  isNarrow = false;
  expect(swipe(10, 200)).toBeUndefined();
});

test('a swipe across what scrolls sideways is left to it', () => {
  const main = document.querySelector('main') ?? document.body;
  main.style.overflowX = 'auto';
  Object.defineProperties(main, {scrollWidth: {value: 500}, clientWidth: {value: 300}});
  expect(swipe(10, 200, main)).toBeUndefined();
});
