// @vitest-environment jsdom
import {act, cleanup, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';
import {WIDGET_DELAY_MS, type BodyProps} from '@site/src/components/LazyWidget/widgetState';
import ImageZoom from '@site/src/features/image/ImageZoom.lazy';
import {marks} from '@site/src/lib/shared/early/contract';
import {renderPage} from '@site/tests/helpers/renderPage';

let comeIntoView = (): void => undefined;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeIntoView = () => {
        callback([{isIntersecting: true} as IntersectionObserverEntry], this as never);
      };
    }
    observe(): void {
      // The test says when something comes into view.
    }
    disconnect(): void {
      comeIntoView = () => undefined;
    }
  } as unknown as typeof IntersectionObserver;
});

afterEach(cleanup);

function Body({name}: BodyProps & {readonly name: string}): ReactNode {
  return <p>alive: {name}</p>;
}

test('a live part loads when it is seen, after its pause, and not before', async () => {
  expect(WIDGET_DELAY_MS).toBe(800);
  const load = vi.fn(() => Promise.resolve({default: Body}));
  vi.useFakeTimers();
  renderPage(
    <LazyWidget load={load} body={{name: 'a'}} delayMs={WIDGET_DELAY_MS}>
      source
    </LazyWidget>,
  );
  expect(screen.getByText('source')).toBeTruthy();
  act(() => comeIntoView());
  await act(() => vi.advanceTimersByTimeAsync(799));
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledOnce();
  vi.useRealTimers();
  expect(await screen.findByText('alive: a')).toBeTruthy();
});

test.each([
  ['points at it', () => userEvent.hover(screen.getByText('source'))],
  ['presses it', () => userEvent.click(screen.getByText('source'))],
  ['uses the keyboard', () => userEvent.keyboard('{Tab}')],
])(
  'a part that only adds comfort loads when the reader %s, and not when it is seen',
  async (_how, reach) => {
    const load = vi.fn(() => Promise.resolve({default: Body}));
    renderPage(
      <LazyWidget load={load} body={{name: 'a'}} isQuiet>
        <span>source</span>
      </LazyWidget>,
    );
    act(() => comeIntoView());
    expect(load).not.toHaveBeenCalled();
    await reach();
    expect(await screen.findByText('alive: a')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  },
);

test('a part that the pointer was on before the application ran loads without another movement', async () => {
  // The pointer of jsdom is nowhere.
  vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':hover');
  renderPage(
    <LazyWidget load={() => Promise.resolve({default: Body})} body={{name: 'a'}} isQuiet>
      <span>source</span>
    </LazyWidget>,
  );
  vi.restoreAllMocks();
  expect(await screen.findByText('alive: a')).toBeTruthy();
});

test('a failure leaves the source, says why, and can be tried again', async () => {
  const load = vi
    .fn<() => Promise<{default: typeof Body}>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({default: Body});
  renderPage(
    <LazyWidget load={load} body={{name: 'b'}}>
      source
    </LazyWidget>,
  );
  act(() => comeIntoView());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('offline');
  expect(screen.getByText('source')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await screen.findByText('alive: b')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a press in the moment when the zoom of a picture comes enlarges the picture', async () => {
  let finish: (body: {default: typeof ImageZoom}) => void = () => undefined;
  const zoom = new Promise<{default: typeof ImageZoom}>((resolve) => {
    finish = resolve;
  });
  const {container} = renderPage(
    <LazyWidget load={() => zoom} body={{src: '/a.webp', alt: 'a', isWide: false}} isQuiet>
      <img src="/a.webp" alt="a" />
    </LazyWidget>,
  );
  await userEvent.hover(screen.getByAltText('a'));
  await act(async () => {
    finish({default: ImageZoom});
    await zoom;
    await Promise.resolve();
    // The early script notes the press: what is drawn isn't the zoom yet.
    expect(container.querySelector('[data-lazy=loading]')).not.toBeNull();
    container.querySelector('[data-lazy]')?.toggleAttribute(marks.pressed, true);
  });
  // The library adds its button once the picture has loaded, which jsdom doesn't do.
  const button = document.createElement('button');
  button.dataset['rmizBtnZoom'] = '';
  const enlarge = vi.fn();
  button.addEventListener('click', enlarge);
  container.querySelector('[data-lazy] > div')?.append(button);
  await vi.waitFor(() => expect(enlarge).toHaveBeenCalledOnce());
});
