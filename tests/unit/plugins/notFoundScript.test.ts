import {afterEach, expect, test, vi} from 'vitest';
import {marks} from '@site/src/lib/shared/early/contract';

interface Outcome {
  /** Address that was handed over to this page. */
  readonly asked: string | undefined;
  /** Where the reader was taken. */
  readonly to: string | undefined;
  readonly isHidden: boolean;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Runs the script of the 404 page at the root for an address. */
async function open(address: string, lang = 'en-US'): Promise<Outcome> {
  const {pathname, search, hash} = new URL(address, 'https://docs.example.com');
  const sheets: string[] = [];
  const attributes = new Map<string, string>();
  const setAttribute = (name: string, value: string) => attributes.set(name, value);
  let to: string | undefined;
  vi.stubGlobal('location', {pathname, search, hash, replace: (next: string) => (to = next)});
  vi.stubGlobal('document', {
    adoptedStyleSheets: sheets,
    documentElement: {lang, setAttribute},
    addEventListener: () => undefined, // presses are for the test in a browser
  });
  vi.stubGlobal('history', {replaceState: () => undefined});
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      public replaceSync(): void {
        // What it says is for the test in a browser.
      }
    },
  );
  vi.resetModules();
  await import('@site/src/early/notFound');
  return {to, isHidden: sheets.length > 0, asked: attributes.get(marks.askedAddress)};
}

test.each([
  ['/zh/nope', '/zh/404.html#asked=%2Fnope'],
  ['/zh', '/zh/404.html#asked='],
  ['/zh/a/b.html?x=1#y', '/zh/404.html#asked=%2Fa%2Fb.html%3Fx%3D1%23y'],
  // The page can exist under the exact name of the language.
  ['/ZH/guide/?x=1#y', '/zh/guide/?x=1#y'],
])('%s leads to %s, and the page shows nothing before', async (address, to) => {
  expect(await open(address)).toEqual({to, isHidden: true, asked: undefined});
});

test.each(['/nope', '/zhang', '/guide/zh/', '/', '/zh/404.html', '/zh/404', '/ZH/404.html'])(
  '%s stays',
  async (address) => {
    expect(await open(address)).toEqual({to: undefined, isHidden: false, asked: undefined});
  },
);

test.each([
  ['/Tool/Baidu/Callback?code=a%0A', '/tool/baidu/callback?code=a%0A'],
  ['/zh/Tool/115/CALLBACK.HTML?code=a', '/zh/tool/115/callback.html?code=a'],
  ['/tool/Baidu/callback/index.html?code=a', '/tool/baidu/callback.html?code=a'],
])('%s leads to the callback page %s', async (address, to) => {
  expect((await open(address)).to).toBe(to);
});

test('the page of the language learns which address was asked for, always one of its own', async () => {
  const {asked} = await open('/zh/404.html#asked=%2Fa%2Fb.html%3Fx%3D1%23y', 'zh-CN');
  expect(asked).toBe('/zh/a/b.html?x=1#y');
  expect((await open('/zh/404.html#asked=%E0%A4%A', 'zh-CN')).asked).toBeUndefined();
});

test('a host that finds the page of the language itself keeps it', async () => {
  expect(await open('/zh/nope', 'zh-CN')).toEqual({
    to: undefined,
    isHidden: false,
    asked: undefined,
  });
});
