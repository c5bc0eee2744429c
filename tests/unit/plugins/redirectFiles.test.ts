import {expect, test} from 'vitest';
import {expandRedirects, redirectFiles} from '@site/src/plugins/output/addresses/redirectFiles';

const pages = [
  {path: '/', title: 'Home'},
  {path: '/guide/', title: 'Guide'},
  {path: '/guide/install/', title: 'Install'},
  {path: '/guide/install/docker.html', title: 'Docker'},
];

test('expands a * over the pages below the target', () => {
  expect(
    expandRedirects([{from: '/guide/installation/*', to: '/guide/install/*'}], pages, ''),
  ).toEqual([{from: '/guide/installation/docker', to: '/guide/install/docker.html'}]);
});

test('leaves out rows whose page is not written', () => {
  expect(expandRedirects([{from: '/a', to: '/guide/drivers/sftp.html'}], pages, '')).toEqual([]);
});

test('never writes over a page', () => {
  expect(expandRedirects([{from: '/Guide', to: '/guide/install/'}], pages, '')).toEqual([]);
});

test('gives every section front its README address', () => {
  expect(expandRedirects([{from: '/*/README', to: '/*/'}], pages, '')).toEqual(
    expect.arrayContaining([
      {from: '/guide/README', to: '/guide/'},
      {from: '/guide/install/README', to: '/guide/install/'},
    ]),
  );
});

test('leads to the link in its head, and reads without scripts', () => {
  const [file] = redirectFiles([{from: '/old', to: '/guide/'}], pages, '');
  expect(file?.file).toBe('old.html');
  expect(file?.html.match(/<link [^>]*>/g)).toEqual(['<link rel="canonical" href="/guide/">']);
  expect(file?.html).toContain('+location.search+location.hash)');
  expect(file?.html).toContain('<a href="/guide/">');
});

test('has one script for all old addresses, which the policy of the site names once', () => {
  const rows = [
    {from: '/old', to: '/guide/'},
    {from: '/older', to: '/guide/install/'},
  ];
  const scripts = redirectFiles(rows, pages, '').map(({html}) => /<script>.*<\/script>/.exec(html));
  expect(scripts).toHaveLength(2);
  expect(scripts[0]?.[0]).toBe(scripts[1]?.[0]);
});

test('writes the other language below its prefix', () => {
  const zhPages = pages.map(({path, title}) => ({path: `/zh${path}`, title}));
  const [file] = redirectFiles([{from: '/old', to: '/guide/'}], zhPages, '/zh');
  expect(file?.file).toBe('old.html');
  expect(file?.html).toContain('"/zh/guide/"');
});
