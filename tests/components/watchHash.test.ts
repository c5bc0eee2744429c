// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {HASH_SYNC_DELAY_MS, watchHash} from '@site/src/features/hash-sync/watchHash';

const LINK = '#row-of-a-table';

function press(key: string, target: EventTarget = document.body): void {
  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
}

function scroll(): void {
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(HASH_SYNC_DELAY_MS);
}

vi.useFakeTimers();
watchHash();

beforeEach(() => {
  document.documentElement.style.scrollPaddingTop = '0px';
  document.body.innerHTML =
    '<input><div class="markdown"><h2 id="signing-in">Signing in</h2></div>';
  window.history.replaceState(null, '', LINK);
});

afterEach(() => document.body.replaceChildren());

test('the address follows a reader who scrolls by key', () => {
  press('PageDown');
  scroll();
  expect(window.location.hash).toBe('#signing-in');
});

test.each([' ', 'Home', 'End'])('a key typed into a field (“%s”) is no scrolling', (key) => {
  press('Enter');
  press(key, document.querySelector('input') ?? document.body);
  scroll();
  expect(window.location.hash).toBe(LINK);
});

test(
  'where Enter leads to keeps its address, also after scrolling',
  {tags: ['@4-scroll-hash-search']},
  () => {
    press('PageDown');
    press('Enter', document.querySelector('input') ?? document.body);
    scroll();
    expect(window.location.hash).toBe(LINK);
  },
);
