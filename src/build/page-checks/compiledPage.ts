// The step that gives headings their IDs in the build; the package exports it from no other place.
import remarkHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import type {Definition, Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from '../syntax-tree/visit';
import type {LocaleCode} from '../../lib/shared/localized';
import type {Facts} from '../facts/facts';
import remarkFacts from '../markdown/facts/index';
import {idsIn} from '../syntax-tree/elements';
import remarkWidgets from '../markdown/widgets/index';
import {PageFault, reasonOf, type ReportFault} from '../pages/pageFault';
import type {SitePage} from '../pages/sitePages';

/** A link or an image of a page. */
export interface Reference {
  readonly url: string;
  readonly line: number | undefined;
  readonly isImage: boolean;
}

/** What the build makes of a page, as far as other pages and links are concerned. */
export interface CompiledPage {
  readonly page: SitePage;
  /** IDs that links can lead to; undefined for a page that can't be read. */
  readonly ids: ReadonlySet<string> | undefined;
  readonly references: readonly Reference[];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);
const giveHeadingIds = (
  remarkHeadings as unknown as (options: object) => (tree: Root) => Promise<void>
)({anchorsMaintainCase: false});

/**
 * Compiles pages of one language with the same steps as the build, up to the point at which names, links, and IDs
 * are known.
 *
 * @param options `report` receives every mistake, with the line in the page's file
 */
export function pageCompiler(
  options: Readonly<{siteDir: string; locale: LocaleCode; facts: Facts; report: ReportFault}>,
): (page: SitePage) => Promise<CompiledPage> {
  const {report} = options;
  const addFacts = remarkFacts(options);
  const addWidgets = remarkWidgets(options);
  return async (page) => {
    // Blank lines instead of the frontmatter: lines are those of the file.
    const value = '\n'.repeat(page.linesAbove) + page.body;
    let tree: Root;
    try {
      tree = parser.parse(value);
    } catch (error) {
      report(new PageFault(page.file, lineOfError(error), reasonOf(error)));
      return {page, ids: undefined, references: []};
    }
    const file = {path: page.file, data: {frontMatter: page.frontMatter}};
    addFacts(tree, file);
    // Widgets turn some of them into imports.
    const images = referencesIn(tree).filter(({isImage}) => isImage);
    addWidgets(tree, file);
    await giveHeadingIds(tree);
    return {page, ids: idsOf(tree), references: [...images, ...referencesIn(tree)]};
  };
}

/** Line of an error of the parser; some name it in their words only, such as `(10:1-10:8)`. */
function lineOfError(error: unknown): number | undefined {
  const {place} = error as {place?: {line?: number; start?: {line?: number}}};
  const [, named] = /\((\d+):\d+/.exec(reasonOf(error)) ?? [];
  return place?.line ?? place?.start?.line ?? (named === undefined ? undefined : Number(named));
}

function idsOf(tree: Root): ReadonlySet<string> {
  const ids = new Set(idsIn(tree.children));
  visit(tree, 'heading', ({data}) => {
    const {id} = (data ?? {}) as {id?: string};
    if (id !== undefined) ids.add(id);
  });
  return ids;
}

function referencesIn(tree: Root): readonly Reference[] {
  const references: Reference[] = [];
  // What a component shows has no place of its own: it's where the component is.
  const collect = (nodes: readonly Nodes[], lineAbove: number | undefined): void => {
    for (const node of nodes) {
      const line = node.position?.start.line ?? lineAbove;
      if (node.type === 'link' || node.type === 'image' || isDefinition(node))
        references.push({url: node.url, line, isImage: node.type === 'image'});
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
          const {name, value: url} = attribute;
          const isImage = node.name === 'img' && name === 'src';
          if (isImage || name === 'href') references.push({url, line, isImage});
        }
      }
      if ('children' in node) collect(node.children as readonly Nodes[], line);
    }
  };
  collect(tree.children, undefined);
  return references;
}

/** Whether a node names the target of links elsewhere on the page; without the extension, footnotes look the same. */
function isDefinition(node: Nodes): node is Definition {
  return node.type === 'definition' && !node.identifier.startsWith('^');
}
