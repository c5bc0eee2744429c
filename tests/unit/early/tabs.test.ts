// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {events} from '@site/src/lib/shared/early/contract';
import {watchTabs} from '@site/src/components/Tabs/tabs.early';

const list = (id: string, group: string, kind = 'tabs'): string => `
  <div role="tablist" data-group="${group}" data-kind="${kind}">
    ${['a', 'b', 'c'].map((value) => `<button role="tab" id="${id}-${value}" aria-controls="${id}-${value}-panel" data-value="${value}"></button>`).join('')}
  </div>
  ${['a', 'b', 'c'].map((value) => `<div id="${id}-${value}-panel"></div>`).join('')}`;

const tab = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const chosen = (): string[] =>
  [...document.querySelectorAll('[aria-selected=true]')].map(({id}) => id);

beforeAll(() => {
  vi.stubGlobal('CSS', {escape: (text: string) => text});
  window.scrollBy = () => undefined;
  watchTabs();
});
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.body.innerHTML = list('x', 'os') + list('y', 'os') + list('z', 'os', 'code-tabs');
});

test('a press shows the panel in all tabs of the group and kind, and is remembered', () => {
  tab('x-b').click();
  expect(chosen()).toEqual(['x-b', 'y-b']);
  expect(tab('x-b-panel').hidden).toBe(false);
  expect(tab('x-a-panel').hidden).toBe(true);
  expect(tab('x-b').tabIndex).toBe(0);
  expect(tab('x-a').tabIndex).toBe(-1);
  expect(localStorage.getItem('tabs')).toBe('{"os":"b"}');
  expect(localStorage.getItem('code-tabs')).toBeNull();
});

test('tabs that were just drawn show what is remembered, or what the address asks for', () => {
  localStorage.setItem('tabs', '{"os":"c"}');
  dispatchEvent(new Event(events.tabsDrawn));
  expect(chosen()).toEqual(['x-c', 'y-c']);
  history.replaceState(null, '', '/?os=b');
  dispatchEvent(new Event(events.tabsDrawn));
  expect(chosen()).toEqual(['x-b', 'y-b', 'z-b']);
});

test('a stored value that is broken changes nothing', () => {
  localStorage.setItem('tabs', '{');
  dispatchEvent(new Event(events.tabsDrawn));
  expect(chosen()).toEqual([]);
});

test.each([
  ['x-a', 'ArrowRight', 'x-b'],
  ['x-c', 'ArrowRight', 'x-a'],
  ['x-b', 'ArrowLeft', 'x-a'],
  ['x-a', 'ArrowLeft', 'x-c'],
  ['x-b', 'Home', 'x-a'],
  ['x-a', 'End', 'x-c'],
])('on %s, the key %s leads to %s', (from, key, to) => {
  tab(from).focus();
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true});
  tab(from).dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(document.activeElement?.id).toBe(to);
  expect(chosen()).toContain(to);
});

test('other keys are left to the browser', () => {
  tab('x-a').focus();
  const event = new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, cancelable: true});
  tab('x-a').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
