import {describe, expect, test} from 'vitest';
import {frontMatterFaults} from '@site/src/lib/frontMatter';
import {proseOf} from '@site/src/lib/prose';
import {headingIds, pageNames, readPage} from '@site/tests/helpers/pages';

const names = pageNames('en');

/** Heading ids that outside programs fixed before our rules (sitemap section 8). */
const LONG_IDS = ['user-group-identifiers'];

test('every page stands in both languages', () => {
  expect(pageNames('zh')).toEqual(names);
  expect(names.length).toBeGreaterThan(0);
});

describe.each(names)('%s', (name) => {
  const en = readPage('en', name);
  const zh = readPage('zh', name);

  test('has frontmatter that the build accepts', () => {
    expect(frontMatterFaults(name, en.frontMatter)).toEqual([]);
    expect(frontMatterFaults(name, zh.frontMatter)).toEqual([]);
  });

  test('has the same frontmatter keys in both languages', () => {
    expect(Object.keys(zh.frontMatter)).toEqual(Object.keys(en.frontMatter));
  });

  test('has the same values where they are not words', () => {
    const words = ['title', 'description', 'sidebar_label'];
    const fixed = (page: typeof en): unknown =>
      Object.fromEntries(Object.entries(page.frontMatter).filter(([key]) => !words.includes(key)));
    expect(fixed(zh)).toEqual(fixed(en));
  });

  test('has the same headings, each with an explicit id', () => {
    expect(headingIds(zh.body)).toEqual(headingIds(en.body));
    for (const heading of headingIds(en.body)) {
      const id = heading.split(' ')[1] ?? '';
      expect(heading).toMatch(/^#{2,4} [a-z0-9]+(-[a-z0-9]+)*$/);
      expect(id.split('-').length <= 3 || LONG_IDS.includes(id), id).toBe(true);
    }
    expect(new Set(headingIds(en.body)).size).toBe(headingIds(en.body).length);
  });

  test('has the same components, links, code and admonitions', () => {
    const partsOf = (body: string): unknown => ({
      components: [...body.matchAll(/<([A-Z]\w*)/g)].map(([, tag]) => tag),
      links: [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href).sort(),
      fences: [...body.matchAll(/^```(\w+)/gm)].map(([, language]) => language),
      admonitions: [...body.matchAll(/^:::(\w+)/gm)].map(([, kind]) => kind),
    });
    expect(partsOf(zh.body)).toEqual(partsOf(en.body));
  });

  test('gives every admonition a title', () => {
    for (const page of [en, zh]) {
      for (const [line] of page.body.matchAll(/^:::[a-z]+.*$/gm)) {
        expect(line, page.file).toMatch(/^:::\w+\[.+\]$/);
      }
    }
  });

  test('keeps to the lengths for title and description', () => {
    const lengths = (page: typeof en): readonly number[] => [
      String(page.frontMatter['title']).length,
      String(page.frontMatter['description']).length,
    ];
    const [enTitle = 0, enText = 0] = lengths(en);
    const [zhTitle = 0, zhText = 0] = lengths(zh);
    expect(enTitle).toBeLessThanOrEqual(40);
    expect(zhTitle).toBeLessThanOrEqual(20);
    expect(enText).toBeGreaterThanOrEqual(60);
    expect(enText).toBeLessThanOrEqual(155);
    expect(zhText).toBeGreaterThanOrEqual(30);
    expect(zhText).toBeLessThanOrEqual(75);
  });

  test('reads as its language', () => {
    const share = (body: string): number => {
      const prose = proseOf(body);
      const han = prose.match(/\p{Script=Han}/gu)?.length ?? 0;
      const latin = prose.match(/[A-Za-z]+/g)?.length ?? 0;
      return han / (han + latin);
    };
    expect(share(en.body), en.file).toBeLessThan(0.05);
    expect(share(zh.body), zh.file).toBeGreaterThan(0.6);
  });
});
