// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {applyThemeColor, watchThemeColor} from '@site/src/features/navbar/themeColor.early';

const html = document.documentElement;
const shown = (): unknown[] => [
  html.hasAttribute('data-accent'),
  html.style.getPropertyValue('--accent-hue'),
];

beforeAll(() => watchThemeColor());
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<details>${['0', '25', '255'].map((hue) => `<input type="radio" name="theme-color" value="${hue}">`).join('')}</details>`;
});

test.each([
  [null, [false, '0']],
  ['0', [false, '0']],
  ['25', [true, '25']],
  ['26', [false, '0']],
  ['red', [false, '0']],
])('the stored value %s is shown as %o', (value, expected) => {
  if (value !== null) localStorage.setItem('theme-color', value);
  applyThemeColor();
  expect(shown()).toEqual(expected);
});

test('a choice is shown and stored, and the own color is stored as nothing', () => {
  const choose = (hue: string): void => {
    const color = document.querySelector<HTMLInputElement>(`[value="${hue}"]`);
    color?.click();
  };
  choose('255');
  expect(shown()).toEqual([true, '255']);
  expect(localStorage.getItem('theme-color')).toBe('255');
  choose('0');
  expect(shown()).toEqual([false, '0']);
  expect(localStorage.getItem('theme-color')).toBeNull();
});

test('the settings show the present color when they open', () => {
  applyThemeColor('25');
  const menu = document.querySelector('details');
  menu?.dispatchEvent(new Event('toggle'));
  expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('25');
});

test('another tab and a page from the cache change it, but not storage that is blocked', () => {
  dispatchEvent(new StorageEvent('storage', {key: 'theme-color', newValue: '25'}));
  expect(shown()).toEqual([true, '25']);
  localStorage.setItem('theme-color', '255');
  dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
  expect(shown()).toEqual([true, '255']);
  const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
  read.mockRestore();
  expect(shown()).toEqual([true, '255']);
});
