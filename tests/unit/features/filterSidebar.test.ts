import {describe, expect, test} from 'vitest';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {bestMatch, countLinks, filterSidebar} from '@site/src/features/sidebar/filterSidebar';

const link = (label: string, href: string): PropSidebarItem => ({type: 'link', label, href});
const category = (label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
});
const items = [
  link('Overview', '/guide/'),
  category('Drivers', [
    link('Aliyun Drive', '/guide/drivers/aliyundrive_open.html'),
    category('Own disks', [link('S3', '/guide/drivers/s3.html')]),
  ]),
];
const words = {
  '/guide/drivers/aliyundrive_open.html': 'aliyun drive 阿里云盘 aliyundriveopen refresh token',
  '/guide/drivers/s3.html': 's3 object storage s3 对象存储 doge',
};

const labels = (found: readonly PropSidebarItem[]): unknown[] =>
  found.map((item) =>
    item.type === 'category' ? {[item.label]: labels(item.items)} : 'label' in item && item.label,
  );

describe('the filter of the sidebar', () => {
  test.each([
    ['s3', [{Drivers: [{'Own disks': ['S3']}]}]],
    ['OVER', ['Overview']],
    ['阿里', [{Drivers: ['Aliyun Drive']}]],
    ['AliyundriveOpen', [{Drivers: ['Aliyun Drive']}]],
    ['token refresh', [{Drivers: ['Aliyun Drive']}]],
    ['doge', [{Drivers: [{'Own disks': ['S3']}]}]],
    ['own', [{Drivers: [{'Own disks': ['S3']}]}]],
    ['nothing like it', []],
  ])('"%s" leaves %j', (typed, left) => {
    expect(labels(filterSidebar(items, typed, words))).toEqual(left);
  });

  test('blank keeps everything', () => {
    expect(filterSidebar(items, '  ', words)).toBe(items);
  });

  test('labels are found before the words have come', () => {
    expect(labels(filterSidebar(items, 'aliyun', {}))).toEqual([{Drivers: ['Aliyun Drive']}]);
  });

  test('pages are counted through all levels', () => {
    expect(countLinks(items)).toBe(3);
  });
});

describe('the page that Enter opens', () => {
  const install = [
    link('Choose a way', '/guide/install/'),
    link('Docker', '/guide/install/docker.html'),
    link('Docker on a NAS', '/guide/install/nas.html'),
    category('More', [link('Podman and Docker', '/guide/install/podman.html')]),
  ];

  test.each([
    ['docker', '/guide/install/docker.html'],
    [' Docker ON', '/guide/install/nas.html'],
    ['podman', '/guide/install/podman.html'],
    ['container', '/guide/install/'],
  ])('for "%s" is %s', (typed, href) => {
    expect(bestMatch(install, typed)).toBe(href);
  });

  test('is none when nothing is found', () => {
    expect(bestMatch([], 'docker')).toBeUndefined();
  });
});
