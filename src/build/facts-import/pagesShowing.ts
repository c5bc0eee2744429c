import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from '../syntax-tree/visit';
import type {FactUse} from '../markdown/facts/components/component';
import {routeKey} from '../facts/facts';
import type {Facts} from '../facts/facts';
import {readUse} from '../markdown/facts/index';
import {headingLines} from '../pages/headings';

/** Calls of fact components in a text, each read when it is asked for, because it may be faulty. */
function usesIn(body: string, file: string): readonly (() => FactUse | undefined)[] {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(body);
  const uses: (() => FactUse | undefined)[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      uses.push(() => readUse(node, file));
  });
  return uses;
}

/**
 * Facts that the fact components of a text show, such as `field:S3.bucket`.
 *
 * @param body Markdown without frontmatter
 * @param file its name, for messages
 */
export function factsShownBy(body: string, facts: Facts, file: string): readonly string[] {
  return usesIn(body, file).flatMap((read) => read()?.covers(facts) ?? []);
}

/** A page, read once, to be compared with several versions of the facts. */
export interface FactPage {
  /** Path below the folder of its language, with `/` between its parts. */
  readonly name: string;
  /** Markdown without frontmatter. */
  readonly body: string;
  /** Registered drivers in its frontmatter. */
  readonly drivers: readonly string[];
  /** Facts that the page shows. */
  shownOf(facts: Facts): ReadonlySet<string>;
  /** IDs that links can lead to: its headings, and the rows of its facts. */
  anchorsOf(facts: Facts): ReadonlySet<string>;
  /** What the page says of facts that aren't there. */
  faultsWith(facts: Facts): readonly string[];
}

function readPage(folder: string, name: string): FactPage {
  const {content, data} = matter(readFileSync(path.join(folder, name), 'utf8'));
  const drivers: unknown = data['drivers'];
  let uses: readonly (FactUse | Error | undefined)[];
  try {
    uses = usesIn(content, name).map(attempt);
  } catch (error) {
    uses = [error as Error];
  }
  const outcomes = (facts: Facts): readonly (readonly string[] | Error)[] =>
    uses.map((use) => (use instanceof Error ? use : attempt(() => use?.covers(facts) ?? [])));
  const shownOf = (facts: Facts): ReadonlySet<string> =>
    new Set(outcomes(facts).flatMap((shown) => (shown instanceof Error ? [] : shown)));
  return {
    name,
    body: content,
    drivers: Array.isArray(drivers) ? (drivers as string[]) : [],
    shownOf,
    anchorsOf: (facts) =>
      new Set([
        ...headingLines(content).keys(),
        ...[...shownOf(facts)].map((fact) => rowIdOf(facts, fact)),
      ]),
    faultsWith: (facts) => [
      ...new Set(
        outcomes(facts).flatMap((shown) => (shown instanceof Error ? [shown.message] : [])),
      ),
    ],
  };
}

/** ID of a fact's row on the page that shows it. */
function rowIdOf(facts: Facts, fact: string): string {
  const [kind = '', key = ''] = fact.split(/:(.*)/);
  if (kind === 'route') return `api-${routeKey(facts.route(key))}`;
  if (kind === 'field') return `field-${key.slice(key.indexOf('.') + 1)}`;
  return `${kind}-${key.replaceAll('.', '-')}`;
}

function attempt<T>(step: () => T): T | Error {
  try {
    return step();
  } catch (error) {
    return error as Error;
  }
}

/** Every page below a folder; none when there is no such folder. */
export function readFactPages(folder: string): readonly FactPage[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true})
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => readPage(folder, name));
}
