// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type * as Widgets from '@site/src/components/LazyWidget/lazyWidget.early';
import type * as Application from '@site/src/lib/browser/early/application';
import {loadPatiently} from '@site/src/lib/browser/early/retry';

const scripts = (): (string | null)[] =>
  [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** The modules as a new page has them. */
async function open(): Promise<{
  readonly application: typeof Application;
  readonly widgets: typeof Widgets;
}> {
  vi.resetModules();
  return {
    application: await import('@site/src/lib/browser/early/application'),
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

describe('scripts that can’t be had', () => {
  const root = document.documentElement;
  const press = (): boolean => dispatchEvent(new Event('keydown'));

  afterEach(() => void vi.useRealTimers());

  test('are tried again when the reader does something after a pause, each by itself', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const {application} = await open();
    application.watchScripts();
    application.loadApplication();
    const [, main] = document.querySelectorAll('script');
    main?.dispatchEvent(new Event('error'));
    expect(root.hasAttribute('data-search-failed')).toBe(true);
    press();
    vi.advanceTimersByTime(2999);
    expect(scripts()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    press();
    vi.advanceTimersByTime(100);
    expect(scripts()).toEqual(['/runtime.js', '/main.js', '/main.js']);

    // A host that answers with a page: nothing fails to load, and it can't be read.
    dispatchEvent(
      new ErrorEvent('error', {
        filename: `${location.origin}/runtime.js`,
        error: new SyntaxError("Unexpected token '<'"),
      }),
    );
    // The search asks at once.
    application.loadApplication();
    application.loadApplication();
    expect(scripts().slice(3)).toEqual(['/runtime.js']);

    // Other scripts and pictures aren't part of it, nor are errors while it runs.
    const other = document.head.appendChild(document.createElement('script'));
    other.src = '/other.js';
    other.dispatchEvent(new Event('error'));
    document.body.appendChild(document.createElement('img')).dispatchEvent(new Event('error'));
    dispatchEvent(
      new ErrorEvent('error', {filename: `${location.origin}/main.js`, error: new TypeError()}),
    );
    application.loadApplication();
    expect(scripts()).toHaveLength(5);
    root.removeAttribute('data-search-failed');
  });

  test('a part of the application is awaited, press by press', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('part');
    const part = loadPatiently(load);
    await vi.waitFor(() => expect(root.hasAttribute('data-search-failed')).toBe(true));
    root.removeAttribute('data-search-failed');
    expect(load).toHaveBeenCalledTimes(1);
    press();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    dispatchEvent(new Event('pointerdown'));
    expect(await part).toBe('part');
    expect(load).toHaveBeenCalledTimes(3);
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
    // Who saves data gets nothing that isn't asked for.
    vi.stubGlobal('navigator', {connection: {saveData: true}});
    see([{isIntersecting: true}]);
    expect(scripts()).toEqual([]);
    vi.stubGlobal('navigator', {});
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
