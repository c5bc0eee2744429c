import {describe, expect, test, vi} from 'vitest';
import {pageFrontMatter, type PageSource} from '@site/src/build/front-matter/pageFrontMatter';

function read(
  frontMatter: Readonly<Record<string, unknown>>,
  rest: Partial<PageSource> = {},
): {readonly result: Record<string, unknown>; readonly messages: readonly string[]} {
  const report = vi.fn<(message: string) => void>();
  const source = {file: 'docs/a.mdx', locale: 'en', body: 'Text.', history: undefined} as const;
  const result = pageFrontMatter({...source, frontMatter, ...rest}, report);
  return {result, messages: report.mock.calls.map(([message]) => message)};
}

const history = {updatedAt: '2026-01-02T03:04:05.000Z', contributors: ['Ann']};

describe('pageFrontMatter', () => {
  test('keeps Docusaurus’s keys but the keywords, and puts the facts of the page beside them', () => {
    const {result} = read({title: 'A', keywords: ['a'], tags: ['china', 'oauth']}, {history});
    expect(result).toEqual({
      title: 'A',
      page: {
        tags: [{name: 'China'}, {name: 'OAuth'}],
        ...history,
        updatedAt: {iso: history.updatedAt, words: 'Jan 2, 2026'},
      },
    });
  });

  test.each(['guide', 'install'])('has a reading time on pages of type %s', (page_type) => {
    expect(read({page_type}).result['page']).toEqual({minutes: 1});
  });

  test.each(['driver', 'config', 'api', 'faq', 'reference', 'landing'])(
    'has none on pages of type %s, where people look something up',
    (page_type) => {
      expect(read({page_type}).result['page']).toEqual({});
    },
  );

  test('has none on a page with a table of facts, whose length the Markdown doesn’t show', () => {
    const body = 'Drivers:\n\n<DriverMatrix full />\n';
    expect(read({page_type: 'guide'}, {body}).result['page']).not.toHaveProperty('minutes');
    const name = 'Set <Setting k="site_title" /> first.';
    expect(read({page_type: 'guide'}, {body: name}).result['page']).toEqual({minutes: 1});
  });

  test('says that a page is in English in another language, whose words its facts are in', () => {
    const {result} = read({}, {siteLocale: 'zh', history: {...history, contributors: []}});
    expect(result['page']).toEqual({
      isUntranslated: true,
      updatedAt: {iso: history.updatedAt, words: '2026年1月2日'},
    });
  });

  test('names the languages that can lack pages, and have this one', () => {
    expect(read({}, {moreLanguages: ['xx']}).result['page']).toEqual({moreLanguages: ['xx']});
    expect(read({}, {moreLanguages: []}).result['page']).toEqual({});
  });

  test('says that a page describes routes, before the routes come', () => {
    const body = '<ApiRoute id="post-api-fs-list" />';
    expect(read({page_type: 'api'}, {body}).result['page']).toEqual({hasRoutes: true});
  });

  test('says that a page has a table that needs the whole width', () => {
    const body = '<DriverMatrix full />';
    expect(read({page_type: 'reference'}, {body}).result['page']).toEqual({isWide: true});
  });

  test(
    'names tags in the language of the page',
    {tags: ['@3-metadata-tags-both-languages']},
    () => {
      const {result} = read({tags: 'china'}, {locale: 'zh'});
      expect(result['page']).toMatchObject({tags: [{name: '中国大陆'}]});
    },
  );

  test(
    'reads authors and categories with their addresses, and the day of writing',
    {tags: ['@3-page-info-links']},
    () => {
      const {result} = read({
        author: ['Ann <https://example.com/ann>', 'Bob'],
        category: 'Guides </guide/>',
        original: true,
        date: new Date('2026-02-03'),
      });
      expect(result['page']).toMatchObject({
        authors: [{name: 'Ann', href: 'https://example.com/ann'}, {name: 'Bob'}],
        categories: [{name: 'Guides', href: '/guide/'}],
        isOriginal: true,
        date: {iso: '2026-02-03', words: 'Feb 3, 2026'},
      });
    },
  );

  test.each([
    ['en', 'Feb 3, 2026', 'Nov 24, 2026'],
    ['zh', '2026年2月3日', '2026年11月24日'],
  ] as const)('writes days as its language does: %s', (locale, changed, tested) => {
    const updatedAt = '2026-02-03T23:30:00.000Z';
    const run = {state: 'run', version: 'v3.63.0', date: '2026-11-24'} as const;
    const {result} = read({}, {locale, run, history: {...history, updatedAt}});
    expect(result['page']).toMatchObject({
      updatedAt: {iso: updatedAt, words: changed},
      run: {...run, date: {iso: '2026-11-24', words: tested}},
    });
  });

  test.each([
    ['author', 5, 'authors'],
    ['category', {name: 'x'}, 'categories'],
    ['tags', [5], 'tags'],
  ])(
    'reports and leaves out %s: %j',
    {tags: ['@5-author-category-tag-metadata']},
    (key, value, fact) => {
      const {result, messages} = read({[key]: value});
      expect(messages).toEqual([
        `docs/a.mdx: frontmatter "${key}" is ${JSON.stringify(value)} and is ignored. Write a text or a list of texts.`,
      ]);
      expect(result['page']).not.toHaveProperty(fact);
      expect(result).not.toHaveProperty(key);
    },
  );

  test(
    'gives the short title to the sidebar, unless it has a label, and to previous and next',
    {tags: ['@3-metadata-short-title']},
    () => {
      expect(read({shortTitle: 'S'}).result).toMatchObject({
        sidebar_label: 'S',
        pagination_label: 'S',
        page: {shortTitle: 'S'},
      });
      expect(read({shortTitle: 'S', sidebar_label: 'L'}).result).toMatchObject({
        sidebar_label: 'L',
        pagination_label: 'S',
      });
    },
  );

  test('hands sticky and order on to the sidebar, where the catalog finds them', () => {
    expect(read({sticky: true, order: 2}).result).toMatchObject({
      sidebar_custom_props: {sticky: true, order: 2},
    });
    expect(read({}).result).not.toHaveProperty('sidebar_custom_props');
  });

  test(
    'switches off what the page does not want',
    {tags: ['@2-breadcrumb-switched-off', '@5-comments-turned-off-per']},
    () => {
      const off = {editLink: false, lastUpdated: false, contributors: false, breadcrumb: false};
      const {result} = read({...off, comment: false}, {history});
      expect(result).toEqual({
        custom_edit_url: null,
        page: {breadcrumb: false, comment: false},
      });
    },
  );

  test('gathers the parts of a portfolio', () => {
    const {result} = read({layout: 'portfolio', name: 'Ann', titles: ['Writer']});
    expect(result).toMatchObject({
      layout: 'portfolio',
      page: {portfolio: {name: 'Ann', titles: ['Writer']}},
    });
  });

  test('says the keys of the specification in the words of Docusaurus', () => {
    expect(read({toc: false, headerDepth: 1, sidebar: false, breadcrumbIcon: true}).result).toEqual(
      {
        hide_table_of_contents: true,
        toc_max_heading_level: 2,
        displayed_sidebar: null,
        page: {breadcrumbIcon: true, sidebar: false},
      },
    );
    expect(read({toc: true, headerDepth: 3, sidebar: 'guide'}).result).toMatchObject({
      hide_table_of_contents: false,
      toc_max_heading_level: 4,
      displayed_sidebar: 'guide',
    });
  });

  test('gathers the parts of a page of the home layout', () => {
    expect(read({home: true, heroText: 'AList', bgImage: '/img/a.png'}).result).toEqual({
      layout: 'home',
      page: {home: {heroText: 'AList', bgImage: '/img/a.png'}},
    });
    expect(read({portfolio: true, name: 'Ann', titles: ['Writer'], content: false}).result).toEqual(
      {
        layout: 'portfolio',
        page: {
          portfolio: {name: 'Ann', titles: ['Writer'], content: false},
        },
      },
    );
  });
});
