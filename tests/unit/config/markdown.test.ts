import path from 'node:path';
import logger from '@docusaurus/logger';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {parseFrontMatter} from '@site/src/build/front-matter/parseFrontMatter';

const frontMatter = `title: A
description: A page.
sidebar_label: A
sidebar_position: 1
page_type: guide
keywords: [a]`;

const parse = (extra: string, file = 'docs/guide/a.mdx'): ReturnType<typeof parseFrontMatter> =>
  parseFrontMatter({
    filePath: path.resolve(file),
    fileContent: `---\n${frontMatter}\n${extra}\n---\n\nText.\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('parseFrontMatter', () => {
  test('gives a page its address from its file', async () => {
    expect((await parse('')).frontMatter).toMatchObject({slug: 'a.html'});
    const front = await parse('', 'docs/guide/index.mdx');
    expect(front.frontMatter).not.toHaveProperty('slug');
  });

  test(
    'stops the build at an unknown layout, naming the file and the layouts there are',
    {tags: ['@8-unresolved-layout-error-raised']},
    async () => {
      await expect(parse('layout: landing')).rejects.toThrow(
        'docs/guide/a.mdx: frontmatter "layout" is "landing". Allowed: page, portfolio, home.',
      );
    },
  );

  test(
    'logs a bad author once and goes on without',
    {tags: ['@8-invalid-author-category-tag']},
    async () => {
      const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
      await parse('author: 5');
      const {frontMatter: result} = await parse('author: 5');
      expect(log.mock.calls).toEqual([
        [
          'docs/guide/a.mdx: frontmatter "author" is 5 and is ignored. Write a text or a list of texts.',
        ],
      ]);
      expect(result['page']).not.toHaveProperty('authors');
    },
  );

  test('tells the language of a page by its folder', async () => {
    const zh = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/a.mdx';
    expect((await parse('tags: [china]', zh)).frontMatter['page']).toMatchObject({
      tags: [{name: '中国大陆'}],
    });
  });
});
