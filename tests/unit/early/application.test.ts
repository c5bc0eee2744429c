// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type * as Widgets from '@site/src/components/LazyWidget/lazyWidget.early';
import type * as Application from '@site/src/lib/early/application';

const scripts = (): (string | null)[] =>
  [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** The modules as a new page has them. */
async function open(): Promise<{
  readonly application: typeof Application;
  readonly widgets: typeof Widgets;
}> {
  vi.resetModules();
  return {
    application: await import('@site/src/lib/early/application'),
    widgets: await import('@site/src/components/LazyWidget/lazyWidget.early'),
  };
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="site-scripts" content="/runtime.js /main.js">';
  document.body.innerHTML = '';
});
afterEach(() => void vi.unstubAllGlobals());

describe('the application', () => {
  test('is fetched once, in order', async () => {
    const {application} = await open();
    application.loadApplication();
    application.loadApplication();
    expect(scripts()).toEqual(['/runtime.js', '/main.js']);
    expect([...document.querySelectorAll('script')].map(({async}) => async)).toEqual([
      false,
      false,
    ]);
  });

  test('waits for the reader', async () => {
    const {application} = await open();
    application.awaitReader();
    expect(scripts()).toEqual([]);
    dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(scripts()).toEqual(['/runtime.js', '/main.js']), {
      timeout: 30_000,
    });
  });

  test('comes at once on pages that are nothing without it', async () => {
    const {application} = await open();
    document.documentElement.toggleAttribute('data-eager', true);
    application.awaitReader();
    document.documentElement.removeAttribute('data-eager');
    await vi.waitFor(() => expect(scripts()).toHaveLength(2), {timeout: 30_000});
  });
});

describe('widgets', () => {
  test('start the application when they are seen, except quiet ones', async () => {
    const seen: Element[] = [];
    let see: (entries: {isIntersecting: boolean}[]) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof see) {
          see = callback;
        }
        observe = (element: Element): void => void seen.push(element);
      },
    );
    document.body.innerHTML =
      '<div id="a" data-lazy="idle"></div><div data-lazy="idle" data-quiet></div>';
    const {widgets} = await open();
    widgets.watchWidgets();
    expect(seen.map(({id}) => id)).toEqual(['a']);
    see([{isIntersecting: false}]);
    expect(scripts()).toEqual([]);
    see([{isIntersecting: true}]);
    expect(scripts()).toHaveLength(2);
  });

  test('a press before they are ready is noted', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = (): void => undefined;
      },
    );
    document.body.innerHTML = `<div data-lazy="idle"><i></i></div><div data-lazy="ready"><i></i></div>
      <button data-action="lazy"></button><button></button>`;
    const {widgets} = await open();
    widgets.watchWidgets();
    for (const target of document.querySelectorAll<HTMLElement>('i, button')) target.click();
    const noted = [...document.body.children].map((element) =>
      element.hasAttribute('data-pressed'),
    );
    expect(noted).toEqual([true, false, true, false]);
  });
});
