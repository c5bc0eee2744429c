import {expect, test} from 'vitest';
import {
  overviewText,
  pageLink,
  sidebarSections,
  wholeText,
} from '@site/src/plugins/output/llms/llmsText';

const page = (id: string) => ({
  route: `/${id}.html`,
  title: id.toUpperCase(),
  description: `About ${id}.`,
  text: `# ${id}\n\nText of ${id}\n`,
});
const pages = new Map(['a', 'b', 'c', 'd'].map((id) => [id, page(id)]));

const sidebars = [
  [
    {type: 'doc', id: 'a'},
    {
      type: 'category',
      label: 'Drivers',
      items: [
        {type: 'doc', id: 'c'},
        {
          type: 'category',
          label: 'Disks',
          items: [
            {type: 'doc', id: 'b'},
            {type: 'doc', id: 'c'},
          ],
        },
        {type: 'link', label: 'elsewhere'},
      ],
    },
  ],
];

test('pages are in the order of the sidebar, each once, by group', () => {
  const sections = sidebarSections(sidebars, (id) => pages.get(id), 'en');
  expect(sections.map(({title, pages: inIt}) => [title, inIt.map((each) => each.title)])).toEqual([
    ['A', ['A']],
    ['Drivers', ['C']],
    ['Drivers: Disks', ['B']],
  ]);
});

test('the overview has a title, a summary, and a line for each page', () => {
  const links = [pageLink(page('a'), 'https://example.com')];
  const overview = {title: 'Docs', summary: 'A program.', details: 'More.'};
  expect(overviewText(overview, [{title: 'Guide', links}])).toBe(
    '# Docs\n\n> A program.\n\nMore.\n\n## Guide\n\n- [A](https://example.com/a.md): About a.\n',
  );
});

test('brackets in a title and a missing description leave a link a link', () => {
  const links = [{title: 'a [b]', address: '/x.md', description: ''}];
  expect(overviewText({title: 'T', summary: 'S', details: 'D'}, [{title: 'G', links}])).toContain(
    '- [a \\[b\\]](/x.md)\n',
  );
});

test('the whole text has all pages with their addresses', () => {
  expect(wholeText([page('a'), page('b')], 'https://example.com')).toBe(
    '# a\n\n<https://example.com/a.html>\n\nText of a\n\n# b\n\n<https://example.com/b.html>\n\nText of b\n',
  );
});
