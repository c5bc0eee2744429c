import {describe, expect, test} from 'vitest';
import {
  CATALOG_DEFAULT_LEVELS,
  catalogTree,
  type CatalogEntry,
} from '@site/src/features/catalog/catalogTree';
import type {SidebarItem} from '@site/src/lib/browser/sidebarTree';

const link = (label: string, href: string, customProps = {}): SidebarItem => ({
  type: 'link',
  label,
  href,
  customProps,
});
const group = (label: string, ...items: readonly SidebarItem[]): SidebarItem => ({
  type: 'category',
  label,
  items,
});

const sidebar = [
  link('Overview', '/guide/'),
  group(
    'Drivers',
    link('Find', '/guide/drivers/'),
    group('Own', link('S3', '/guide/drivers/s3.html'), group('Deep', link('Bottom', '/b.html'))),
  ),
  {type: 'html'},
] as const;

/** Labels with their level. */
const outline = (entries: readonly CatalogEntry[] = [], level = 1): readonly string[] =>
  entries.flatMap(({label, children}) => [`${level} ${label}`, ...outline(children, level + 1)]);

const all = ['1 Drivers', '2 Own', '3 S3', '3 Deep', '4 Bottom'];

describe('catalogTree', () => {
  test.each([
    ['one under', CATALOG_DEFAULT_LEVELS - 1],
    ['at', CATALOG_DEFAULT_LEVELS],
    ['one over', CATALOG_DEFAULT_LEVELS + 1],
  ])(
    'lists as deep as asked: %s the default',
    {tags: ['@2-catalog-view-lists-child']},
    (_name, levels) => {
      expect(outline(catalogTree(sidebar, '/guide/', levels))).toEqual(
        all.filter((line) => Number(line[0]) <= levels),
      );
    },
  );

  test('lists three levels by default', () => {
    expect(CATALOG_DEFAULT_LEVELS).toBe(3);
  });

  test('leads a group to its front page, which is not listed below it again', () => {
    const [drivers] = catalogTree(sidebar, '/guide/', 2) ?? [];
    expect(drivers).toEqual({
      label: 'Drivers',
      href: '/guide/drivers/',
      children: [{label: 'Own', children: []}],
    });
  });

  test('of an inner section lists what is beside its front page', () => {
    expect(outline(catalogTree(sidebar, '/guide/drivers/', 1))).toEqual(['1 Own']);
  });

  test('knows no page outside of the sidebar', () => {
    expect(catalogTree(sidebar, '/faq/', 3)).toBeUndefined();
  });

  test(
    'sorts sticky pages first, then by order, then as the sidebar has them',
    {tags: ['@3-metadata-order-sticky']},
    () => {
      const pages = [
        link('Front', '/x/'),
        link('plain one', '/1'),
        link('order 2', '/2', {order: 2}),
        link('sticky', '/3', {sticky: true}),
        link('order 1', '/4', {order: 1}),
        link('more sticky', '/5', {sticky: 2, order: 9}),
        link('plain two', '/6'),
      ];
      expect(catalogTree(pages, '/x/', 1)?.map(({label}) => label)).toEqual([
        'more sticky',
        'sticky',
        'order 1',
        'order 2',
        'plain one',
        'plain two',
      ]);
    },
  );
});
