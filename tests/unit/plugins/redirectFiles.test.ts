import {expect, test} from 'vitest';
import {expandRedirects, redirectFiles} from '@site/src/plugins/site-pages/redirectFiles';

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

test('keeps query and hash, and reads without scripts', () => {
  const [file] = redirectFiles([{from: '/old', to: '/guide/'}], pages, '');
  expect(file?.file).toBe('old.html');
  expect(file?.html).toContain('location.replace("/guide/" + location.search + location.hash)');
  expect(file?.html).toContain('<a href="/guide/">');
});

test('writes the other language below its prefix', () => {
  const zhPages = pages.map(({path, title}) => ({path: `/zh${path}`, title}));
  const [file] = redirectFiles([{from: '/old', to: '/guide/'}], zhPages, '/zh');
  expect(file?.file).toBe('old.html');
  expect(file?.html).toContain('"/zh/guide/"');
});
