import {describe, expect, test} from 'vitest';
import {
  breadcrumbEntries,
  UNSHOWN_PATH_LENGTH,
} from '@site/src/features/breadcrumbs/breadcrumbEntries';

const home = {label: 'Home', href: '/'};
const options = {home, unknown: 'Unknown'};
const page = {type: 'link', label: 'S3', href: '/guide/drivers/s3.html'} as const;
const front = {type: 'link', label: 'Find your driver', href: '/guide/drivers/'} as const;
const drivers = {type: 'category', label: 'Drivers', items: [front, page]} as const;

describe('breadcrumbEntries', () => {
  test('lead from the home page through the groups to the page', () => {
    expect(breadcrumbEntries([drivers, page], options)).toEqual([
      home,
      {label: 'Drivers', href: '/guide/drivers/'},
      {label: 'S3', href: '/guide/drivers/s3.html'},
    ]);
  });

  test('leave a group without a front page without a link', () => {
    const group = {type: 'category', label: 'Own disks', items: [page]} as const;
    expect(breadcrumbEntries([group, page], options)[1]).toEqual({label: 'Own disks'});
  });

  test('name the front page of a group once', () => {
    expect(breadcrumbEntries([drivers, front], options)).toEqual([
      home,
      {label: 'Drivers', href: '/guide/drivers/'},
    ]);
  });

  test('are shown only when longer than one', {tags: ['@2-breadcrumb-more-than-one']}, () => {
    expect(UNSHOWN_PATH_LENGTH).toBe(1);
    expect(breadcrumbEntries([], options)).toEqual([]);
    expect(breadcrumbEntries([page], options)).toHaveLength(2);
  });

  test(
    'call an entry without a title unknown',
    {tags: ['@8-breadcrumb-without-title-unknown']},
    () => {
      const untitled = {...page, label: ' '};
      expect(breadcrumbEntries([untitled], options).at(-1)?.label).toBe('Unknown');
    },
  );

  test('call the page by its short title', {tags: ['@3-metadata-short-title-breadcrumb']}, () => {
    const entries = breadcrumbEntries([drivers, page], {...options, shortTitle: 'S'});
    expect(entries.map(({label}) => label)).toEqual(['Home', 'Drivers', 'S']);
  });
});
