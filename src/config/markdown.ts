import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {frontMatterFaults} from '../lib/frontMatter';
import {pageSlug} from '../lib/address';

/** Frontmatter of every page is checked here, and its address derived from its file (sitemap section 1). */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath);
  const faults = frontMatterFaults(file, result.frontMatter);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const slug = pageSlug(path.basename(params.filePath));
  // Under its own name the generator would write a page for each tag.
  const {tags, ...rest} = result.frontMatter;
  return {
    ...result,
    frontMatter: {
      ...(slug === undefined ? {} : {slug}),
      ...rest,
      ...(tags === undefined ? {} : {topics: tags}),
    },
  };
};
