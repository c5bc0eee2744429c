import {describe, expect, test} from 'vitest';
import {frontMatterFaults} from '@site/src/lib/frontMatter';

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
      expect.stringMatching(/^a\.mdx: unknown frontmatter key "titel"\. Allowed keys: title, /),
    ]);
  });
  test('does not take a name every object has for a key', () => {
    expect(frontMatterFaults('a.mdx', {...good, constructor: 'x'})).toHaveLength(1);
  });
  test.each([
    ['page_type', 'essay', /driver, install, guide/],
    ['tags', ['chnia'], /china, global/],
    ['tags', 'china', /a list of/],
    ['sidebar_position', '2', /a number/],
    ['checked', '2026-13', /YYYY-MM/],
    ['toc_max_heading_level', 5, /2, 3, 4/],
    ['title', '', /a text/],
  ])('refuses %s: %j', (key, value, allowed) => {
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
});
