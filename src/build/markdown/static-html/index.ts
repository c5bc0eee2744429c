import type {Nodes, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from '../../syntax-tree/visit';
import {underBase} from '../../../lib/shared/basePath';
import {pathPrefix, type LocaleCode} from '../../../lib/shared/localized';
import {el, idsIn} from '../../syntax-tree/elements';
import {docOf, permalinkOf} from '../../pages/pagePaths';
import {esm, jsxExpression} from '../../syntax-tree/script';
import {replaceStaticRuns} from './staticRuns';

interface PageFile {
  readonly path: string;
  readonly data: {readonly compilerName?: 'client' | 'server'};
}

/** Name of the value that holds the finished blocks in a compiled page. */
const BLOCKS = 'staticHtml';

/** What a run holds; the blocks that fact components made are part of it. */
function unwrap(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'StaticHtml'
      ? (node.children as RootContent[])
      : [node],
  );
}

/** An element that an earlier step described by the name and properties it is to have in HTML. */
interface NamedNode {
  readonly children: MdxJsxFlowElement['children'];
  readonly data?: {
    readonly hName?: string;
    readonly hProperties?: Readonly<Record<string, string>>;
  };
}

/**
 * Gives admonitions with live parts their component by import: most pages have none of them, so it is not
 * among the components that every page of the built site carries (`src/theme/MDXComponents`).
 */
function importAdmonitions(tree: Root): void {
  let hasAny = false as boolean; // set in the callback, which the compiler does not follow
  visit(tree as Nodes, (node, index, parent: Parents | undefined) => {
    const {data, children} = node as unknown as NamedNode;
    if (data?.hName !== 'admonition' || parent === undefined || index === undefined)
      return undefined;
    hasAny = true;
    const element = el('Admonition', data.hProperties ?? {});
    parent.children[index] = {...element, children};
    return [SKIP, index];
  });
  if (hasAny) tree.children.unshift(esm(`import Admonition from '@theme/Admonition';`));
}

/**
 * Keeps what only has to be read out of a page's script (engineering decision 10): text, lists, tables,
 * code and facts are part of the page's HTML. In the built site the browser's script holds nothing of
 * them; the page finds them in its own document, or fetches them when it is reached from another page
 * (`features/static-html`). Runs after Docusaurus's own steps, which collect headings and links.
 */
export default function remarkStaticHtml({
  locale,
  base = '/',
}: {
  readonly locale: LocaleCode;
  /** Base URL path of the site. */
  readonly base?: string;
}) {
  return (tree: Root, file: PageFile): void => {
    const isBrowserBuild =
      file.data.compilerName === 'client' && process.env['NODE_ENV'] === 'production';
    const doc = docOf(file.path);
    const ids: string[] = [];
    replaceStaticRuns(tree, (run) => {
      const id = `${doc}:${ids.length}`;
      ids.push(id);
      if (!isBrowserBuild) {
        const nodes = unwrap(run);
        return el('StaticHtml', {id, anchors: idsIn(nodes).join(' ')}, nodes);
      }
      const element = el('StaticHtml', {id});
      element.attributes.push(jsxExpression('html', `${BLOCKS}[${JSON.stringify(id)}]`));
      return element;
    });
    importAdmonitions(tree);
    if (!isBrowserBuild || ids.length === 0) return;
    const address = underBase(pathPrefix(locale) + permalinkOf(doc), base);
    tree.children.unshift(
      esm(
        `import {loadStaticHtml} from '@site/src/features/static-html/loadStaticHtml';\n` +
          `export const ${BLOCKS} = await loadStaticHtml(${JSON.stringify(address)}, ${JSON.stringify(ids)});`,
      ),
    );
  };
}
