// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {copyCode, unfoldCode, wrapCode} from '@site/src/features/code-block/codeBlock.early';
import {events} from '@site/src/lib/shared/early/contract';

beforeEach(() => {
  document.body.innerHTML = `<div data-code-block data-folded="40"><pre tabindex="0"><code>ls</code></pre><button><span role="status" data-copied-text="Copied"></span></button></div>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['copyFailed'];
});

const block = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-code-block]') ?? document.body;
const button = (): HTMLButtonElement =>
  document.querySelector('button') ?? document.createElement('button');

test('copies the code and says so for a moment', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  await copyCode(button());
  expect(writeText).toHaveBeenCalledWith('ls');
  expect(button().dataset['copied']).toBe('');
  expect(button().textContent).toBe('Copied');
  await copyCode(button());
  expect(button().textContent).toBe('Copied');
  vi.runAllTimers();
  expect(button().dataset['copied']).toBeUndefined();
  expect(button().textContent).toBe('');
});

test('selects the code if the browser refuses, and leaves word for the application', async () => {
  vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.reject(new Error('refused'))}});
  const failure = vi.fn();
  addEventListener(events.copyFailed, failure, {once: true});
  await copyCode(button());
  expect(getSelection()?.toString()).toBe('ls');
  expect(failure).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset['copyFailed']).toBe('');
  expect(button().dataset['copied']).toBeUndefined();
});

test('wraps long lines and stops it', () => {
  wrapCode(button());
  expect(block().hasAttribute('data-wrapped')).toBe(true);
  expect(button().getAttribute('aria-pressed')).toBe('true');
  wrapCode(button());
  expect(block().hasAttribute('data-wrapped')).toBe(false);
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('shows all lines, with the focus on them', () => {
  unfoldCode(button());
  expect(block().hasAttribute('data-folded')).toBe(false);
  expect(document.activeElement?.tagName).toBe('PRE');
});
