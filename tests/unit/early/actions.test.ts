// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {scrollToTop} from '@site/src/features/back-to-top/backToTop.early';
import {answerActions} from '@site/src/lib/browser/early/actions';
import {stubMatchMedia} from '@site/tests/helpers/matchMedia';

test('a press on a button, or on what is in it, is answered by its action', () => {
  const names = ['back', 'color-mode', 'copy', 'fullscreen', 'print', 'search'] as const;
  const others = ['sidebar', 'top', 'unfold', 'wrap'] as const;
  const answer = vi.fn();
  const answers = Object.fromEntries([...names, ...others].map((name) => [name, vi.fn()]));
  answerActions({...answers, copy: answer} as unknown as Parameters<typeof answerActions>[0]);
  document.body.innerHTML = `<button data-action="copy"><i></i></button>
    <button data-action="lazy"></button><button></button>`;
  const [button, lazy, plain] = document.querySelectorAll('button');
  document.querySelector('i')?.click();
  lazy?.click();
  plain?.click();
  expect(answer).toHaveBeenCalledOnce();
  expect(answer.mock.calls[0]?.[0]).toBe(button);
});

test.each([
  [true, 'auto'],
  [false, 'smooth'],
])('the way to the top respects the wish for less motion: %s', (hasLess, behavior) => {
  stubMatchMedia((query) => hasLess && query.includes('reduce'));
  const scroll = vi.fn();
  window.scrollTo = scroll;
  history.replaceState(null, '', '/guide/?q=1#add');
  scrollToTop();
  expect(location.pathname + location.search + location.hash).toBe('/guide/?q=1');
  expect(scroll).toHaveBeenCalledWith({top: 0, behavior});
});
