import {describe, expect, test} from 'vitest';
import {frontMatterFaults, layoutOf} from '@site/src/lib/node/frontMatter';

const good = {
  title: 'Docker',
  description: 'Run AList in a container.',
  sidebar_label: 'Docker',
  sidebar_position: 2,
  page_type: 'install',
  keywords: ['docker'],
};

describe('frontMatterFaults', () => {
  test('accepts a complete page', () => {
    expect(frontMatterFaults('a.mdx', good)).toEqual([]);
  });
  test('names the file and the allowed keys for an unknown key', () => {
    expect(frontMatterFaults('a.mdx', {...good, titel: 'x'})).toEqual([
      expect.stringMatching(
        /^a\.mdx: unknown frontmatter key "titel"\. Did you mean `title`\? Allowed keys: title, /,
      ),
    ]);
  });
  test('does not take a name every object has for a key', () => {
    expect(frontMatterFaults('a.mdx', {...good, constructor: 'x'})).toHaveLength(1);
  });
  test.each([
    ['page_type', 'essay', /driver, install, guide/],
    ['tags', ['chnia'], /china, global/],
    ['tags', 'chnia', /china, global/],
    ['date', '2026-02-30', /YYYY-MM-DD/],
    ['cover', 'https://example.com/a.png', /a file of this site/],
    ['cover', '//example.com/a.png', /a file of this site/],
    ['icon', 'fire', /menu, close/],
    ['shortTitle', '', /a short text/],
    ['sticky', 'top', /a number/],
    ['order', 'first', /a number/],
    ['breadcrumb', 'no', /true, false/],
    ['comment', 'no', /true, false/],
    ['editLink', 0, /true, false/],
    ['lastUpdated', 'never', /true, false/],
    ['contributors', ['Ann'], /true, false/],
    ['footer', true, /a text or false/],
    ['copyright', true, /a text or false/],
    ['license', false, /the name of a licence/],
    ['focus', -1, /true, false, or a delay in milliseconds/],
    ['focus', 'yes', /true, false, or a delay in milliseconds/],
    ['pure', 1, /true, false/],
    ['layout', 'landing', /Allowed: page, portfolio, home\./],
    ['breadcrumbIcon', 'menu', /true, false/],
    ['toc', 'yes', /true, false/],
    ['headerDepth', 0, /1, 2, 3/],
    ['headerDepth', 4, /1, 2, 3/],
    ['sidebar', true, /false or the name of a sidebar/],
    ['home', 1, /true, false/],
    ['portfolio', 'Ann', /true, false/],
    ['sidebar_position', '2', /a number/],
    ['checked', '2026-13', /YYYY-MM/],
    ['toc_max_heading_level', 5, /2, 3, 4/],
    ['title', '', /a text/],
  ])('refuses %s: %j', {tags: ['@also-frontmatter-bad-value']}, (key, value, allowed) => {
    const [fault] = frontMatterFaults('a.mdx', {...good, [key]: value});
    expect(fault).toContain(`a.mdx: frontmatter "${key}" is ${JSON.stringify(value)}`);
    expect(fault).toMatch(allowed);
  });
  test('names a required key that is missing', () => {
    const untitled = Object.fromEntries(Object.entries(good).filter(([key]) => key !== 'title'));
    expect(frontMatterFaults('a.mdx', untitled)).toEqual([
      'a.mdx: frontmatter "title" is missing. Allowed: a text.',
    ]);
  });

  test.each([
    ['tags', 'china'],
    ['tags', 5],
    ['author', {name: 'Ann'}],
    ['category', [1]],
    ['date', new Date('2026-02-03')],
    ['sticky', true],
    ['sticky', 2],
    ['footer', false],
    ['focus', 0],
    ['focus', true],
    ['pure', true],
    ['layout', 'page'],
    ['breadcrumbIcon', true],
    ['toc', false],
    ['headerDepth', 1],
    ['headerDepth', 3],
    ['sidebar', false],
    ['sidebar', 'guide'],
    ['home', false],
  ])('lets pass %s: %j', (key, value) => {
    expect(frontMatterFaults('a.mdx', {...good, [key]: value})).toEqual([]);
  });

  test('takes a short title for the label of the sidebar', () => {
    const unlabelled = Object.fromEntries(
      Object.entries(good).filter(([key]) => key !== 'sidebar_label'),
    );
    expect(frontMatterFaults('a.mdx', unlabelled)).toHaveLength(1);
    expect(frontMatterFaults('a.mdx', {...unlabelled, shortTitle: 'Docker'})).toEqual([]);
  });

  describe('of the layout "portfolio"', () => {
    const portfolio = {...good, layout: 'portfolio', name: 'Ann', titles: ['Writer', 'Coder']};

    test('accepts a complete page', () => {
      const medias = [{name: 'Code', url: 'https://example.com/', icon: 'repository'}];
      const page = {...portfolio, avatar: '/img/a.png', bgImageStyle: {opacity: '0.5'}, medias};
      expect(frontMatterFaults('a.mdx', page)).toEqual([]);
    });

    test('needs a name and titles', () => {
      expect(frontMatterFaults('a.mdx', {...good, layout: 'portfolio'})).toEqual([
        'a.mdx: frontmatter "name" is missing. Allowed: a text.',
        'a.mdx: frontmatter "titles" is missing. Allowed: a list of texts.',
      ]);
    });

    test('has its keys for itself', () => {
      expect(frontMatterFaults('a.mdx', {...good, welcome: 'Hello'})).toEqual([
        expect.stringContaining('a.mdx: frontmatter "welcome" belongs to another layout.'),
      ]);
    });

    test.each([
      ['avatar', 'https://example.com/a.png', /a file of this site/],
      ['avatarStyle', 'border: 0', /CSS properties in camel case/],
      ['bgImageStyle', {'background-size': 'cover'}, /CSS properties in camel case/],
      ['medias', [{name: 'Code', url: 'javascript:alert(1)'}], /https address/],
      ['medias', [{name: 'Code', url: 'https://example.com/', icon: 'fire'}], /repository/],
      ['titles', [], /a list of texts/],
    ])('refuses %s: %j', (key, value, allowed) => {
      const [fault] = frontMatterFaults('a.mdx', {...portfolio, [key]: value});
      expect(fault).toContain(`a.mdx: frontmatter "${key}" is `);
      expect(fault).toMatch(allowed);
    });
  });

  test('the switches "portfolio" and "home" ask for the layout of that name', () => {
    expect(layoutOf({portfolio: true})).toBe('portfolio');
    expect(layoutOf({home: true})).toBe('home');
    expect(layoutOf({home: false})).toBe('page');
    expect(layoutOf({layout: 'home'})).toBe('home');
    const portfolio = {...good, portfolio: true, name: 'Ann', titles: ['Writer'], content: false};
    expect(frontMatterFaults('a.mdx', portfolio)).toEqual([]);
    expect(frontMatterFaults('a.mdx', {...good, portfolio: true})).toHaveLength(2);
  });

  describe('of the layout "home"', () => {
    const panel = {title: 'Fast', icon: 'search', details: 'Very.', link: '/guide/'};
    const home = {
      ...good,
      home: true,
      heroText: 'AList',
      tagline: 'All files',
      heroImage: '/img/a.svg',
      heroImageDark: '/img/b.svg',
      heroAlt: 'A tree',
      heroImageStyle: {maxWidth: '10rem'},
      heroFullScreen: true,
      bgImage: '/img/c.webp',
      bgImageDark: '/img/d.webp',
      bgImageStyle: {opacity: '0.5'},
      actions: [{text: 'Start', link: '/guide/', type: 'primary'}],
      features: [panel, {title: 'Free'}],
      highlights: [
        {header: 'Why', description: 'So.', image: '/img/e.svg', type: 'order', items: [panel]},
      ],
      navbar: false,
      externalLinkIcon: false,
    };

    test('accepts a complete page, and one without any of it', () => {
      expect(frontMatterFaults('a.mdx', home)).toEqual([]);
      expect(frontMatterFaults('a.mdx', {...good, layout: 'home', heroText: false})).toEqual([]);
    });

    test('has its keys for itself', () => {
      expect(frontMatterFaults('a.mdx', {...good, tagline: 'All files'})).toEqual([
        expect.stringContaining('Allowed: "tagline" together with layout: home.'),
      ]);
      expect(frontMatterFaults('a.mdx', {...good, bgImage: '/img/a.png'})).toEqual([
        expect.stringContaining('together with layout: portfolio or layout: home.'),
      ]);
    });

    test.each([
      ['actions', [{text: 'Start'}]],
      ['actions', [{text: 'Start', link: 'javascript:alert(1)'}]],
      ['actions', [{text: 'Start', link: '//evil.example.com'}]],
      ['features', [{details: 'no title'}]],
      ['features', [{title: 'Fast', icon: 'fire'}]],
      ['features', [{title: 'Fast', more: 1}]],
      ['highlights', [{header: 'Why', type: 'sorted'}]],
      ['highlights', [{header: 'Why', image: 'https://example.com/a.png'}]],
      ['highlights', {header: 'Why'}],
      ['heroImage', 'https://example.com/a.png'],
      ['heroText', true],
    ])('refuses %s: %j', (key, value) => {
      expect(frontMatterFaults('a.mdx', {...home, [key]: value})).toEqual([
        expect.stringContaining(`a.mdx: frontmatter "${key}" is `),
      ]);
    });
  });
});
