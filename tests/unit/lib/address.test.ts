import {describe, expect, test} from 'vitest';
import {redirects} from '@site/src/data/redirects';
import {
  comparableAddress,
  inSiteLanguage,
  localeOfPath,
  nearestPages,
  NEAREST_PAGES_COUNT,
  pageSlug,
  resolveAddress,
} from '@site/src/lib/shared/address';

const pages = [
  {path: '/', title: 'AList'},
  {path: '/guide/', title: 'Guide'},
  {path: '/guide/install/', title: 'Install AList'},
  {path: '/guide/install/docker.html', title: 'Docker'},
  {path: '/guide/drivers/UrlTree.html', title: 'URL tree'},
  {path: '/guide/drivers/alist_v2_v3.html', title: 'Another AList'},
  {path: '/guide/drivers/sftp.html', title: 'SFTP'},
];
const zhPages = pages.map(({path, title}) => ({path: `/zh${path}`, title}));

describe('pageSlug', () => {
  test('gives a page its .html ending', () => {
    expect(pageSlug('webdav.mdx')).toBe('webdav.html');
  });
  test('leaves a section front its folder address', () => {
    expect(pageSlug('index.mdx')).toBeUndefined();
  });
});

describe('localeOfPath', () => {
  test.each([
    ['/zh/guide/', 'zh'],
    ['/zh', 'zh'],
    ['/zhejiang', 'en'],
    ['/', 'en'],
  ])('%s belongs to %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});

test.each([
  ['/zh-CN/guide/webdav.html', '/zh/guide/webdav.html'],
  ['/zh_hans', '/zh/'],
  ['/en-us/guide/', '/guide/'],
  ['/fr-fr/guide/', '/fr-fr/guide/'],
  ['/zh/guide/', '/zh/guide/'],
  ['/guide/', '/guide/'],
])('%s is %s in a language of the site', (path, own) => {
  expect(inSiteLanguage(path)).toBe(own);
});

describe('resolveAddress', () => {
  test.each([
    ['wrong case', '/Guide/Install/DOCKER.html', '/guide/install/docker.html'],
    ['no ending', '/guide/install/docker', '/guide/install/docker.html'],
    ['slash after a page', '/guide/install/docker.html/', '/guide/install/docker.html'],
    ['index file', '/guide/install/index.html', '/guide/install/'],
    ['README file', '/guide/README.html', '/guide/'],
    ['missing slash', '/guide', '/guide/'],
    ['%20 for _', '/guide/drivers/Alist%20V2%20V3', '/guide/drivers/alist_v2_v3.html'],
    ['- for _', '/guide/drivers/alist-v2-v3.html', '/guide/drivers/alist_v2_v3.html'],
    ['another case of a kept name', '/guide/drivers/urltree.html', '/guide/drivers/UrlTree.html'],
    ['a redirect row', '/guide/drivers/sfpt.html', '/guide/drivers/sftp.html'],
    ['a redirect row with *', '/guide/installation/docker', '/guide/install/docker.html'],
    ['the old English prefix', '/en/guide/install/docker.html', '/guide/install/docker.html'],
    ['an old driver page', '/docs/driver/sftp', '/guide/drivers/sftp.html'],
  ])('resolves %s', (_, path, target) => {
    expect(resolveAddress(path, pages, redirects)).toBe(target);
  });

  test('keeps the language', () => {
    expect(resolveAddress('/zh/guide/Installation/Docker', zhPages, redirects)).toBe(
      '/zh/guide/install/docker.html',
    );
  });

  test.each(['/nothing/like/this', '/%E0%A4%A', '/%00'])('does not guess for %s', (path) => {
    expect(resolveAddress(path, pages, redirects)).toBeUndefined();
  });
});

describe('nearestPages', () => {
  test('offers three, the most alike first', () => {
    const near = nearestPages('/guide/install/dokcer.html', pages);
    expect(near).toHaveLength(NEAREST_PAGES_COUNT);
    expect(near[0]?.path).toBe('/guide/install/docker.html');
  });
  test.each([
    ['a page in another folder', '/guide/advanced/sftp.html', '/guide/drivers/sftp.html'],
    ['a word of the title', '/url', '/guide/drivers/UrlTree.html'],
    ['the part that is right', '/tool/1150', '/tool/115/token.html'],
  ])('offers %s first', (_, path, first) => {
    const roles = {path: '/guide/advanced/role.html', title: 'Roles'};
    const driver = {path: '/guide/drivers/115.html', title: '115 Cloud'};
    const helper = {path: '/tool/115/token.html', title: '115 Open: token helper'};
    expect(nearestPages(path, [...pages, roles, driver, helper])[0]?.path).toBe(first);
  });

  test('offers the page with a Chinese name first', () => {
    const own = {path: '/zh/guide/drivers/aliyundrive_open.html', title: '阿里云盘 Open'};
    const near = nearestPages(`/zh/guide/drivers/${encodeURIComponent('阿里云盘')}`, [
      ...zhPages,
      {path: '/zh/guide/drivers/', title: '查找驱动'},
      own,
    ]);
    expect(near[0]).toBe(own);
  });

  test('offers what there is of a short list', () => {
    expect(nearestPages('/x', pages.slice(0, 2))).toHaveLength(2);
  });
});

test('comparableAddress keeps different pages apart', () => {
  const keys = pages.map(({path}) => comparableAddress(path));
  expect(new Set(keys).size).toBe(pages.length);
});
