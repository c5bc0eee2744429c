// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {stubMatchMedia} from '@site/tests/helpers/matchMedia';

const html = document.documentElement;
let changeColorMode: (button: HTMLElement, event: MouseEvent) => void;
let correctColorMode: () => void;

beforeAll(async () => {
  // The system is dark.
  stubMatchMedia((query) => query.includes('dark'));
  const early = await import('@site/src/features/color-mode/colorMode.early');
  early.watchColorMode();
  changeColorMode = early.changeColorMode;
  correctColorMode = early.correctColorMode;
});
beforeEach(() => {
  localStorage.clear();
  html.dataset['theme'] = 'dark';
  html.dataset['themeChoice'] = 'system';
});

const shown = (): unknown[] => [
  html.dataset['themeChoice'],
  html.dataset['theme'],
  localStorage.getItem('theme'),
];

test('the button goes light, dark, automatic, and tells the application', () => {
  const told = vi.fn();
  addEventListener('storage', told);
  const press = (): void => changeColorMode(document.body, new MouseEvent('click'));
  press();
  expect(shown()).toEqual(['light', 'light', 'light']);
  press();
  expect(shown()).toEqual(['dark', 'dark', 'dark']);
  press();
  expect(shown()).toEqual(['system', 'dark', null]);
  removeEventListener('storage', told);
  expect(told.mock.calls.map(([event]: StorageEvent[]) => [event?.key, event?.newValue])).toEqual([
    ['theme', 'light'],
    ['theme', 'dark'],
    ['theme', null],
  ]);
});

test('only a new look is revealed', () => {
  const reveal = vi.fn((change: () => void) => {
    change();
    return {ready: new Promise<void>(() => undefined)};
  });
  Object.assign(document, {startViewTransition: reveal});
  const press = (): void => changeColorMode(document.body, new MouseEvent('click'));
  press();
  expect([html.dataset['theme'], reveal.mock.calls.length]).toEqual(['light', 1]);
  press();
  expect([html.dataset['theme'], reveal.mock.calls.length]).toEqual(['dark', 2]);
  // The system is dark, too.
  press();
  expect([...shown(), reveal.mock.calls.length]).toEqual(['system', 'dark', null, 2]);
  Reflect.deleteProperty(document, 'startViewTransition');
});

test.each([
  ['light', ['light', 'light', 'light']],
  [null, ['system', 'dark', null]],
])('a page from the cache takes over %s, which was chosen elsewhere', (stored, expected) => {
  html.dataset['theme'] = 'light';
  html.dataset['themeChoice'] = 'dark';
  if (stored !== null) localStorage.setItem('theme', stored);
  dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
  expect(shown()).toEqual(expected);
});

test('a page that is loaded keeps what it shows', () => {
  localStorage.setItem('theme', 'light');
  dispatchEvent(Object.assign(new Event('pageshow'), {persisted: false}));
  expect(html.dataset['theme']).toBe('dark');
});

test.each([
  ['foo', ['system', 'dark', null]],
  ['', ['system', 'dark', null]],
  ['light', ['light', 'light', 'light']],
])('the color mode %s, stored or in the URL, leads to one that exists', (stored, expected) => {
  localStorage.setItem('theme', stored);
  // As Docusaurus's script does, whatever is there.
  html.dataset['theme'] = stored;
  html.dataset['themeChoice'] = stored;
  correctColorMode();
  expect(shown()).toEqual(expected);
});
