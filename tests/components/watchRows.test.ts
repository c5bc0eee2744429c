// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {watchRows} from '@site/src/features/row-link/watchRows';
import {COPIED_FEEDBACK_MS} from '@site/src/lib/browser/times';

const writeText = vi.fn<(text: string) => Promise<void>>();

vi.useFakeTimers();
watchRows();

beforeEach(() => {
  writeText.mockReset();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  window.history.replaceState(null, '', '/guide/drivers/s3.html');
  document.body.innerHTML =
    '<div class="factsForm"><table><tr id="field-bucket"><th><a href="#field-bucket"><code>bucket</code></a></th><td>Meaning</td></tr></table></div>' +
    '<table><tr id="other"><th>Other</th></tr></table>';
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function point(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', {bubbles: true}));
}

const button = (): HTMLButtonElement | null => document.querySelector('button');
const status = (): string | undefined => document.querySelector('[role=status]')?.textContent;

test('a row that is pointed at gets one button, and other tables get none', () => {
  point('#other th');
  expect(button()).toBeNull();
  point('td');
  point('td');
  expect(document.querySelectorAll('#field-bucket th button')).toHaveLength(1);
});

test('the keyboard reaches the button after the link of the row', () => {
  document.querySelector('a')?.focus();
  const link = document.querySelector('a');
  expect(button()).not.toBeNull();
  expect(link?.compareDocumentPosition(button() ?? link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the button copies the address of the row and says so for a moment', async () => {
  writeText.mockResolvedValue();
  point('td');
  button()?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/guide/drivers/s3.html#field-bucket`);
  expect(status()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(COPIED_FEEDBACK_MS);
  expect(status()).toBe('');
});

test('without a clipboard the address is in the address bar', async () => {
  writeText.mockRejectedValue(new Error('not allowed'));
  point('td');
  button()?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(location.hash).toBe('#field-bucket');
  expect(status()).toBe('');
});

/** A press on the link of the row, right of its key or on it. */
function press(target: string, clientX: number): MouseEvent {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, clientX});
  document.querySelector(target)?.dispatchEvent(event);
  return event;
}

test('with a finger, a tap on the mark after the key copies, and the key stays a link', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({matches: query === '(hover: none)'}));
  writeText.mockResolvedValue();
  point('a');
  expect(document.querySelector('a + .rowLink')).not.toBeNull();
  expect(press('code', 1).defaultPrevented).toBe(false);
  expect(press('a', 0).defaultPrevented).toBe(false);
  expect(writeText).not.toHaveBeenCalled();
  expect(press('a', 1).defaultPrevented).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(
    `${location.origin}/guide/drivers/s3.html#field-bucket`,
  );
  expect(status()).toBe('Copied');
});

test('with a mouse, the room of a link follows the link', () => {
  vi.stubGlobal('matchMedia', () => ({matches: false}));
  point('a');
  expect(press('a', 1).defaultPrevented).toBe(false);
  expect(writeText).not.toHaveBeenCalled();
});
