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
    '<div class="factsForm"><table><tr id="field-bucket"><th><a href="#field-bucket">bucket</a></th><td>Meaning</td></tr></table></div>' +
    '<table><tr id="other"><th>Other</th></tr></table>';
});

afterEach(() => document.body.replaceChildren());

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
