// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {whenNotTyping} from '@site/src/components/Popup/whenNotTyping';

function field(tag: 'input' | 'textarea' | 'select'): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  element.focus();
  return element;
}

afterEach(() => document.body.replaceChildren());

describe('whenNotTyping', () => {
  test('runs at once when the focus is in no field', () => {
    const action = vi.fn();
    whenNotTyping(action);
    expect(action).toHaveBeenCalledOnce();
  });

  test.each(['input', 'textarea', 'select'] as const)('waits for the end of a %s', async (tag) => {
    const action = vi.fn();
    const element = field(tag);
    whenNotTyping(action);
    expect(action).not.toHaveBeenCalled();
    element.blur();
    await Promise.resolve();
    expect(action).toHaveBeenCalledOnce();
  });

  test('waits on when the reader goes to another field', async () => {
    const action = vi.fn();
    field('input');
    whenNotTyping(action);
    field('textarea');
    await Promise.resolve();
    expect(action).not.toHaveBeenCalled();
  });

  test('does nothing once called off', async () => {
    const action = vi.fn();
    const element = field('input');
    whenNotTyping(action)();
    element.blur();
    await Promise.resolve();
    expect(action).not.toHaveBeenCalled();
  });
});
