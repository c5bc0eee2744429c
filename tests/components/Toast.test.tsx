// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {
  parseToast,
  showToast,
  TOAST_DURATION_MS,
  type ToastRequest,
} from '@site/src/components/Toast/showToast';
import {TOAST_EVENT} from '@site/src/components/Toast/toastEvent';
import {ToastRegion} from '@site/src/components/Toast/ToastRegion';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

function renderToasts(...requests: ToastRequest[]) {
  render(
    <>
      <button type="button">before</button>
      <ToastRegion toasts={requests.map(parseToast)} closeLabel="Close" />
    </>,
  );
}

describe('a toast', () => {
  test('stays as long as asked for', () => {
    renderToasts({text: 'Saved', duration: 5000});
    pass(4999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test.each([0, -1, Number.NaN])('takes a duration of %d for the default', (duration) => {
    expect(parseToast({text: 'Saved', duration}).duration).toBe(TOAST_DURATION_MS);
  });

  test(
    'stays while the pointer is on it, and its time begins again after',
    {tags: ['@4-toast-kept-alive-hover']},
    () => {
      renderToasts({text: 'Saved'});
      pass(2000);
      fireEvent.pointerEnter(screen.getByText('Saved'));
      pass(60_000);
      fireEvent.pointerLeave(screen.getByText('Saved'));
      pass(2999);
      expect(screen.queryByText('Saved')).not.toBeNull();
      pass(1);
      expect(screen.queryByText('Saved')).toBeNull();
    },
  );

  test('stays while the focus is on it, also when the pointer leaves', () => {
    renderToasts({text: 'Saved'});
    act(() => screen.getByRole('button', {name: 'Close'}).focus());
    fireEvent.pointerEnter(screen.getByText('Saved'));
    fireEvent.pointerLeave(screen.getByText('Saved'));
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    act(() => screen.getByText('before').focus());
    pass(3000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test.each(['click', 'Escape'])(
    'closes by %s and gives the focus back',
    {tags: ['@4-toast-closable']},
    (way) => {
      renderToasts({text: 'Saved'});
      const close = screen.getByRole('button', {name: 'Close'});
      act(() => {
        screen.getByText('before').focus();
        close.focus();
      });
      if (way === 'click') fireEvent.click(close);
      else fireEvent.keyDown(close, {key: 'Escape'});
      expect(screen.queryByText('Saved')).toBeNull();
      expect(document.activeElement).toBe(screen.getByText('before'));
    },
  );

  test('is a status, and an alert when it is an error', () => {
    renderToasts({text: 'Saved'}, {text: 'Refused', kind: 'error'});
    expect(screen.getByText('Saved').closest('[role=status]')).not.toBeNull();
    expect(screen.getByText('Refused').closest('[role=alert]')).not.toBeNull();
  });

  test(
    'stands at the top unless asked for at the bottom',
    {tags: ['@4-toast-placement-top']},
    () => {
      renderToasts({text: 'Saved'}, {text: 'Copied', placement: 'bottom'});
      const placement = (text: string) =>
        screen.getByText(text).closest('[data-placement]')?.getAttribute('data-placement');
      expect([placement('Saved'), placement('Copied')]).toEqual(['top', 'bottom']);
    },
  );

  test('stacks with others, each with a time of its own', () => {
    renderToasts({text: 'One', duration: 1000}, {text: 'Two'}, {text: 'Two'});
    expect(screen.getAllByText('Two')).toHaveLength(2);
    pass(1000);
    expect(screen.queryByText('One')).toBeNull();
    expect(screen.getAllByText('Two')).toHaveLength(2);
  });
});

describe('showToast', () => {
  test('sends the request to whoever shows toasts', () => {
    const listener = vi.fn<(event: Event) => void>();
    addEventListener(TOAST_EVENT, listener, {once: true});
    showToast({text: 'Saved', kind: 'error'});
    expect(listener.mock.calls[0]?.[0]).toMatchObject({detail: {text: 'Saved', kind: 'error'}});
  });
  test('refuses an empty text', () => {
    expect(() => showToast({text: ' '})).toThrow(/text is empty/);
  });
});
