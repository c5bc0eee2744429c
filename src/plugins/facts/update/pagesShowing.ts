import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Facts} from '../data/facts';
import {readUse} from '../index';

/**
 * Facts that the fact components of a text show, such as `field:S3.bucket`.
 *
 * @param body Markdown without frontmatter
 * @param file its name, for messages
 */
export function factsShownBy(body: string, facts: Facts, file: string): readonly string[] {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(body);
  const shown: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    shown.push(...(readUse(node, file)?.covers(facts) ?? []));
  });
  return shown;
}

/** What one page shows. */
export interface PageFacts {
  /** Path from the top of the project. */
  readonly file: string;
  readonly facts: ReadonlySet<string>;
  /** Registered drivers in its frontmatter. */
  readonly drivers: readonly string[];
}

/** Facts of every page below a folder. */
export function readPageFacts(folder: string, facts: Facts): readonly PageFacts[] {
  return readdirSync(folder, {recursive: true})
    .map(String)
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const {content, data} = matter(readFileSync(file, 'utf8'));
      const drivers: unknown = data['drivers'];
      return {
        file,
        facts: new Set(factsShownBy(content, facts, file)),
        drivers: Array.isArray(drivers) ? (drivers as string[]) : [],
      };
    });
}
