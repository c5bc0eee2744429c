// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import type * as DocumentRoutes from '@site/src/client/router/documentRoutes';

const chunkFile = (chunk: string | number): string => `assets/js/${chunk}.js`;

const page = (path: string, scripts = '/main.1.js'): string =>
  `<head><meta name="site-scripts" content="${scripts}"><meta name="site-page" content='${JSON.stringify(
    {path, sidebar: 'guide', module: 7, chunks: ['1', '2'], file: ['2', `assets/js/${path}.js`]},
  )}'></head>`;

const answers = new Map<string, string>();
let documents: typeof DocumentRoutes;

beforeEach(async () => {
  vi.resetModules();
  answers.clear();
  vi.stubGlobal('__webpack_require__', () => ({default: () => null}));
  vi.stubGlobal('__webpack_chunk_load__', () => Promise.resolve());
  vi.stubGlobal('__webpack_get_script_filename__', chunkFile);
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) => {
      const html = answers.get(address);
      return Promise.resolve(new Response(html ?? '', {status: html === undefined ? 404 : 200}));
    }),
  );
  document.head.innerHTML = page('/opened.html');
  history.replaceState(null, '', '/opened.html');
  documents = await import('@site/src/client/router/documentRoutes');
});

const paths = (): unknown => documents.documentRoutes.map(({path}) => path);

test('the document that was opened is known without asking', async () => {
  expect(documents.documentRoutes).toMatchObject([
    {path: '/opened.html', exact: true, sidebar: 'guide'},
  ]);
  await documents.findDocument('/opened.html');
  expect(fetch).not.toHaveBeenCalled();
});

test('another one is known once its own page was read, and its script is found', async () => {
  answers.set('/other.html', page('/other.html'));
  await Promise.all([documents.findDocument('/other.html'), documents.findDocument('/other.html')]);
  expect(paths()).toEqual(['/opened.html', '/other.html']);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(__webpack_get_script_filename__('2')).toBe('assets/js//other.html.js');
  expect(__webpack_get_script_filename__('1')).toBe('assets/js/1.js');
});

test('where there is no page, the router has none', async () => {
  await documents.findDocument('/none.html');
  expect(paths()).toEqual(['/opened.html']);
});

test('a page of a later build is not mixed with the scripts of this one', async () => {
  answers.set('/other.html', page('/other.html', '/main.2.js'));
  await expect(documents.findDocument('/other.html')).rejects.toThrow('updated');
  expect(paths()).toEqual(['/opened.html']);
});

// That the page reloads is seen in a browser (e2e/contentPolicy.spec.ts).
test('the router never shows a page that is allowed more', async () => {
  const meta = '<meta http-equiv="Content-Security-Policy" content="x" data-own-policy>';
  answers.set('/drawn.html', page('/drawn.html').replace('<head>', `<head>${meta}`));
  // Somebody points at a link.
  await documents.findDocument('/drawn.html');
  history.replaceState(null, '', '/drawn.html');
  const shown = vi.fn();
  void documents.findDocument('/drawn.html').then(shown);
  await documents.findDocument('/opened.html');
  // Until the document is there, the router shows nothing in its place.
  expect(shown).not.toHaveBeenCalled();
  expect(paths()).toEqual(['/opened.html']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failed request is made again the next time', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
  await expect(documents.findDocument('/other.html')).rejects.toThrow('offline');
  answers.set('/other.html', page('/other.html'));
  await documents.findDocument('/other.html');
  expect(paths()).toEqual(['/opened.html', '/other.html']);
});

test('a link to a part of a page preloads the page', async () => {
  const loadRoute = vi.fn();
  vi.doMock('@generated/routes', () => ({default: []}));
  vi.doMock('@docusaurus/core/lib/client/preload', () => ({default: loadRoute}));
  const {default: preload} = await import('@site/src/client/router/preload');
  answers.set('/other.html', page('/other.html'));
  await preload('/other.html#fields');
  expect(paths()).toEqual(['/opened.html', '/other.html']);
  expect(loadRoute).toHaveBeenCalledWith('/other.html');
});
