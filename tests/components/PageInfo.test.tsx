// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import {afterEach, describe, expect, test} from 'vitest';
import {pageInfoItems} from '@site/src/data/pageInfo';
import {PageInfo} from '@site/src/features/page-info/PageInfo';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

const frontMatter = {
  minutes: 5,
  authors: [{name: 'Ann', href: 'https://example.com/ann'}, {name: 'Bob'}],
  isOriginal: true,
  date: {iso: '2026-02-03', words: 'Feb 3, 2026'},
  categories: [{name: 'Guides'}],
  tags: [{name: 'China'}, {name: 'OAuth'}],
} as const;

const shown = (): readonly (string | null)[] =>
  screen.queryAllByRole('listitem').map(({textContent}) => textContent);

describe('the page info line', () => {
  test(
    'shows everything a page says about itself, in the default order',
    {tags: ['@3-page-info-order']},
    () => {
      renderPage(<PageInfo frontMatter={frontMatter} pageViews="99 views" />);
      expect(shown()).toEqual([
        'Author: Ann, Bob',
        'Original',
        'Feb 3, 2026',
        '99 views',
        '5 min read',
        'Category: Guides',
        'Tags: China, OAuth',
      ]);
      expect(screen.getByRole('link', {name: 'Ann'}).getAttribute('href')).toBe(
        'https://example.com/ann',
      );
      expect(document.querySelector('time')?.dateTime).toBe('2026-02-03');
    },
  );

  test(
    'leaves out what is unknown; page views, as nobody counts them',
    {tags: ['@3-page-info-views']},
    () => {
      renderPage(<PageInfo frontMatter={{minutes: 1}} />);
      expect(shown()).toEqual(['1 min read']);
      cleanup();
      renderPage(<PageInfo frontMatter={{}} />);
      expect(screen.queryByRole('list')).toBeNull();
    },
  );

  test.each([
    [
      {state: 'run', version: 'v3.63.0', date: {iso: '2026-11-24', words: 'Nov 24, 2026'}},
      'Steps tested with AList v3.63.0 on Nov 24, 2026',
      '',
    ],
    [
      {state: 'partly', version: 'v3.63.0', date: {iso: '2026-11-24', words: 'Nov 24, 2026'}},
      'Some steps tested with AList v3.63.0 on Nov 24, 2026',
      '',
    ],
    [{state: 'not-run'}, 'Steps not tested', '#not-run'],
  ] as const)('says whether the steps were run, and leads to the list: %o', (run, text, anchor) => {
    renderPage(<PageInfo frontMatter={{run}} />);
    expect(shown()).toEqual([text]);
    expect(screen.getByRole('link', {name: text}).getAttribute('href')).toBe(
      `/reference/tested.html${anchor}`,
    );
  });

  test('keeps to the order it is given', {tags: ['@3-site-configuration-pageinfo']}, () => {
    renderPage(<PageInfo frontMatter={frontMatter} order={['Tag', 'Date']} />);
    expect(shown()).toEqual(['Tags: China, OAuth', 'Feb 3, 2026']);
  });

  test('has the order of the specification by default', () => {
    expect(pageInfoItems.join(', ')).toBe(
      'Author, Original, Date, PageView, ReadingTime, Category, Tag, Run',
    );
  });
});
