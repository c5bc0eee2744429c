import {describe, expect, test} from 'vitest';
import {pageNames, readPage, type Page} from '@site/tests/helpers/pages';
import {pairRules, type Pair} from '@site/tests/helpers/pageRules';
import '@site/tests/helpers/noFaults';

const names = pageNames('en');

test('every page stands in both languages', () => {
  const missing = (ours: readonly string[], theirs: readonly string[], language: string) =>
    ours.filter((name) => !theirs.includes(name)).map((name) => `${name} has no ${language} page.`);
  const chinese = pageNames('zh');
  expect([
    ...missing(names, chinese, 'Chinese'),
    ...missing(chinese, names, 'English'),
  ]).toHaveNoFaults();
  expect(names.length).toBeGreaterThan(0);
});

// A page without a translation has one message, above.
test.each(names.filter((name) => pageNames('zh').includes(name)))(
  '%s keeps the rules for pages in two languages',
  (name) => {
    const pair = {en: readPage('en', name), zh: readPage('zh', name)};
    for (const [title, faultsOf] of Object.entries(pairRules))
      expect.soft(faultsOf(pair), title).toHaveNoFaults();
  },
);

describe('messages say in plain words what to correct', () => {
  const frontMatter = {
    title: 'Title',
    description: 'This description of a page has more than sixty characters, as it should.',
    sidebar_label: 'Label',
    sidebar_position: 1,
    page_type: 'guide',
    keywords: ['word'],
  };
  const body = '\nWords of the page.\n\n## Next {/* #next */}\n\nSee [this](./a.mdx).\n';
  const zhBody = '\n页面的文字。\n\n## 下一步 {/* #next */}\n\n见 [这里](./a.mdx)。\n';
  const description =
    '中文说明要有三十到七十五个字符，所以这里多写几个字，写到够长为止，读者也看得懂。';
  const page = (file: string, data: object, text: string): Page => ({
    file,
    frontMatter: {...frontMatter, ...data},
    body: text,
  });
  const pairOf = (en: object, zh: object = {}, enBody = body, chinese = zhBody): Pair => ({
    en: page('en.mdx', en, enBody),
    zh: page('zh.mdx', {title: '标题', description, ...zh}, chinese),
  });
  const all = (pair: Pair): readonly string[] =>
    Object.values(pairRules).flatMap((faultsOf) => faultsOf(pair));

  test('a page that keeps the rules has none', () => {
    expect(all(pairOf({}))).toEqual([]);
  });

  test.each([
    [
      pairOf({description: 'This description has only 38 letters.!'}),
      'en.mdx: The English description has 38 characters; it needs 60 to 155.',
    ],
    [
      pairOf({}, {title: '二'.repeat(21)}),
      'zh.mdx: The Chinese title has 21 characters; it can have at most 20.',
    ],
    [
      pairOf({author: 'Ann'}),
      'zh.mdx: the frontmatter has no "author", but the English page does.',
    ],
    [
      pairOf({}, {sidebar_position: 2}),
      'zh.mdx: "sidebar_position" is 2, but 1 on the English page. Use the same value.',
    ],
    [
      pairOf({keywrods: ['a']}, {keywrods: ['a']}),
      'en.mdx: unknown frontmatter key "keywrods". Did you mean `keywords`?',
    ],
    [
      pairOf({}, {}, body.replace(' {/* #next */}', '')),
      'en.mdx: the heading "## Next" has no ID. Write "## Next {/* #short-id */}".',
    ],
    [
      pairOf({}, {}, body, zhBody.replace('#next', '#nexxt')),
      'zh.mdx: heading ## next is there 0 times, but once in the other language. Did you mean `## nexxt`?',
    ],
    [
      pairOf({}, {}, body, zhBody.replace('./a.mdx', './b.mdx')),
      'zh.mdx: link ./a.mdx is there 0 times, but once in the other language. Did you mean `./b.mdx`?',
    ],
    [
      pairOf({}, {}, body, `${zhBody}\n:::tip\n文字\n:::\n`),
      'zh.mdx: ":::tip" has no title. Write ":::tip[What it\'s about]".',
    ],
    [pairOf({}, {}, body, body), 'zh.mdx: 0% of this Chinese page is Chinese. Translate the rest.'],
  ])('case %#', (pair, message) => {
    expect(all(pair)).toContainEqual(expect.stringContaining(message));
  });

  test('and nothing else', () => {
    expect(() => expect(['Write a title.', 'Write an ID.']).toHaveNoFaults()).toThrow(
      /^Correct the following:\nWrite a title\.\nWrite an ID\.$/,
    );
  });
});
