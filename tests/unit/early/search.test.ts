// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {watchSearchKeys} from '@site/src/features/search/search.early';
import {events} from '@site/src/lib/shared/early/contract';

const wish = vi.fn();

beforeAll(() => {
  // jsdom has no modal windows: a mark stands for one.
  vi.spyOn(document, 'querySelector').mockImplementation(
    (selector: string) =>
      document.querySelectorAll(selector.replace(':modal', '[data-modal]'))[0] ?? null,
  );
  watchSearchKeys();
  addEventListener(events.search, wish);
});
beforeEach(() => {
  wish.mockClear();
  delete document.documentElement.dataset['search'];
  document.body.innerHTML = '<input><p contenteditable></p>';
});

function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
  target.dispatchEvent(event);
  return {isAnswered: event.defaultPrevented, typed: document.documentElement.dataset['search']};
}

test.each([
  ['/', {}],
  ['k', {ctrlKey: true}],
  ['K', {metaKey: true}],
])('%s with %o asks for the window', (key, init) => {
  expect(press(key, init)).toEqual({isAnswered: true, typed: ''});
  expect(wish).toHaveBeenCalledOnce();
});

test('what is typed until the window is there is kept', () => {
  press('/');
  for (const key of ['s', '4', 'Backspace', '3', 'Shift']) press(key);
  expect(press(' ').typed).toBe('s3 ');
  expect(press('Escape')).toEqual({isAnswered: true, typed: undefined});
  expect(press('a')).toEqual({isAnswered: false, typed: undefined});
});

test('fields, other shortcuts, and an input method keep their keys', () => {
  const [field, text] = document.body.children as unknown as [Element, Element];
  for (const event of [
    press('/', {}, field),
    press('/', {}, text),
    press('/', {altKey: true}),
    press('/', {ctrlKey: true}),
    press('/', {isComposing: true}),
    press('a'),
  ]) {
    expect(event).toEqual({isAnswered: false, typed: undefined});
  }
  // The shortcut with Ctrl works in fields, too.
  expect(press('k', {ctrlKey: true}, field).isAnswered).toBe(true);
});

test('a window over the page keeps its keys, except the search window itself', () => {
  document.body.innerHTML = '<dialog open data-modal></dialog>';
  const [window] = document.body.children as unknown as [Element];
  expect(press('/', {}, window)).toEqual({isAnswered: false, typed: undefined});
  expect(press('k', {ctrlKey: true}, window)).toEqual({isAnswered: false, typed: undefined});
  expect(wish).not.toHaveBeenCalled();
  window.setAttribute('data-search-engine', 'embedded');
  expect(press('k', {ctrlKey: true}, window).isAnswered).toBe(true);
});

test('a card beside the page, such as an offer, leaves the keys to the search', () => {
  document.body.innerHTML = '<dialog open></dialog>';
  expect(press('/').isAnswered).toBe(true);
});
