import vm from 'node:vm';
import {describe, expect, test} from 'vitest';
import {addressOf, placeOf} from '@site/src/lib/shared/offline/contract';
import {offlinePage} from '@site/src/plugins/output/offline/offlinePage';
import {
  asDataScript,
  asPageWorker,
  inScope,
  withPublicPath,
} from '@site/src/plugins/output/offline/offlineScripts';
import {chooseSize, withNamesOnce} from '@site/src/plugins/output/offline/writeOffline';

const settings = {
  base: '/docs/',
  origin: 'https://example.org',
  outside: ['/docs/tool/', '/docs/zh/'],
};

test.each([
  ['/docs/', 'index.html'],
  ['/docs/guide/', 'guide/index.html'],
  ['/docs/guide/a.html?b=1#c', 'guide/a.html?b=1#c'],
])('%s is the file %s', (address, file) => {
  expect(placeOf(address, settings)).toEqual({kind: 'file', file});
});

test.each(['/docs/tool/115/token.html', '/docs/zh/guide/', '/other/', '/'])(
  '%s is on the site only',
  (address) => {
    expect(placeOf(address, settings)).toEqual({
      kind: 'outside',
      url: `https://example.org${address}`,
    });
  },
);

test.each([
  ['index.html', '/docs/'],
  ['', '/docs/'],
  ['guide/index.html', '/docs/guide/'],
  ['guide/my-index.html', '/docs/guide/my-index.html'],
])('%s has the address %s', (file, address) => {
  expect(addressOf(file, '/docs/')).toBe(address);
});

describe('a page of the copy', () => {
  const page = (body: string, head = ''): string =>
    offlinePage(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, {
      file: 'guide/a.html',
      script: 'assets/js/offline.js',
      styles: 'assets/css/offline.css',
      note: 'Copy <1>',
      settings,
      siteBase: '/docs/',
      pictureOf: (sizes) => sizes.at(-1) ?? '',
      has: (file) =>
        ['guide/b.html', 'guide/index.html', 'img/logo.svg', 'index.html'].includes(file),
    });

  test('has relative links to what is in the copy, and links to the site for everything else', () => {
    const html = page(
      '<a href="/docs/guide/b.html#x">b</a><a href="/docs/guide/">up</a><a href="/docs/">home</a>' +
        '<a href="/docs/guide/a.md">md</a><a href="/docs/tool/115/">tool</a><a href="#here">here</a>' +
        '<a href="https://example.net/">other</a><img src="/docs/img/logo.svg">',
    );
    expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'b.html#x',
      'index.html',
      '../index.html',
      'https://example.org/docs/guide/a.md',
      'https://example.org/docs/tool/115/',
      '#here',
      'https://example.net/',
    ]);
    expect(html).toContain('<img src="../img/logo.svg">');
  });

  test('shows one size of a picture', () => {
    const html = page(
      '<img src="/docs/p.9.webp" srcset="/docs/p.4.webp 4w, /docs/img/logo.svg 9w" sizes="9px">',
    );
    expect(html).toContain('<img src="../img/logo.svg">');
  });

  test('runs its own script first, lets files load files, and says what it is', () => {
    const html = page(
      '',
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-x'"><meta name="site-scripts" content="/docs/guide/b.html"><link rel="manifest" href="/docs/site.webmanifest">`,
    );
    expect(html).toMatch(
      /<head><script src="\.\.\/assets\/js\/offline\.js" data-settings="\{&quot;base/,
    );
    expect(html).toContain(`script-src 'self' file: 'sha256-x'`);
    expect(html).toContain('<meta name="site-scripts" content="b.html">');
    expect(html).not.toContain('manifest');
    expect(html).toContain('<p class="offlineNote">Copy &lt;1&gt;</p></body>');
  });
});

describe('scripts of the copy', () => {
  test('see the location of the scope, and may begin with "use strict"', () => {
    const script = inScope('"use strict";result=location+(function(){return this===undefined})()');
    const context = {offlineScope: {location: 'scope'}, location: 'browser', result: ''};
    vm.runInNewContext(script, context);
    expect(context.result).toBe('scopetrue');
  });

  test('of a worker run when the page starts it, with its names', () => {
    const started: unknown[] = [];
    const context = {
      offlineWorker: (address: string, start: (scope: object) => void) => {
        started.push(address);
        start({postMessage: (text: string) => started.push(text)});
      },
    };
    vm.runInNewContext(asPageWorker('postMessage("here")', '/docs/w.js'), context);
    expect(started).toEqual(['/docs/w.js', 'here']);
  });

  test('hold data by its address', () => {
    const entries: unknown[] = [];
    vm.runInNewContext(
      asDataScript(
        new Map([
          ['/docs/a.json', '{"b":[1]}\n'],
          ['/docs/c.json', '2'],
        ]),
      ),
      {
        offlineData: (all: object) => entries.push(JSON.parse(JSON.stringify(all))),
      },
    );
    expect(entries).toEqual([{'/docs/a.json': {b: [1]}, '/docs/c.json': 2}]);
  });

  test('load parts from beside the runtime, and the rule says when it finds no place', () => {
    const runtime = withPublicPath('r.p="/docs/",r.x="/docs/"', '/docs/');
    expect(runtime.script).toBe(
      'r.p=new URL("../../",document.currentScript.src).href,r.x="/docs/"',
    );
    expect(runtime.applied.count).toBe(1);
    expect(withPublicPath('r.p="/"', '/docs/').applied.count).toBe(0);
  });
});

test('of the sizes of a picture, the smallest that is large enough is in the copy', () => {
  const size = (width: number): string => `/docs/assets/ideal-img/a.1.${width}.webp`;
  expect(chooseSize([480, 1360, 736, 1080].map(size))).toBe(size(1080));
  expect(chooseSize([480, 944].map(size))).toBe(size(944));
});

test('the pieces of the search’s terms say only the numbers of sections, all other files what they said', () => {
  const piece = {
    terms: [['docker', [3, 9]]],
    sections: [
      [3, 'docker', 'Docker'],
      [12, 'nas', 'NAS'],
    ],
  };
  const json = JSON.stringify(piece);
  expect(JSON.parse(withNamesOnce('assets/search/1/terms-4.json', json))).toEqual({
    ...piece,
    sections: [3, 12],
  });
  expect(withNamesOnce('assets/search/1/titles.json', json)).toBe(json);
});
