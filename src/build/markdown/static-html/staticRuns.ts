import type {Nodes, Parents, RootContent} from 'mdast';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
} from 'mdast-util-mdx-jsx';
import {EXIT, SKIP, visit} from '../../syntax-tree/visit';

/** Components that are HTML and nothing more once they are rendered. */
const STATIC_COMPONENTS = new Set([
  'Align',
  'Badge',
  'Card',
  'Cards',
  'Catalog',
  // A plain disclosure element without scripts.
  'Details',
  'FileTree',
  'Steps',
  // The early script switches them.
  'TabItem',
  'Tabs',
]);

/** Components whose children may be blocks of their own: they come to life, what they hold need not. */
const FRAMES = new Set([
  'InstallBuilder',
  'PortfolioPage',
  'ReportComposer',
  'StorageBuilder',
  'TabItem',
  'Tabs',
]);

/** Whether the children of an element may be blocks of their own: also of a part that is for some drivers of its page. */
function isFrame({name, attributes}: MdxJsxFlowElement): boolean {
  return (
    FRAMES.has(name ?? '') ||
    attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'data-driver')
  );
}

/** Nodes that are no content: comments, imports, exports. */
function isComment(node: MdxFlowExpression | MdxTextExpression): boolean {
  return node.data?.estree?.body.length === 0;
}

/** Whether an attribute's value is in the page: a text, or a number in braces. */
function isPlainAttribute({type, value}: MdxJsxAttribute | MdxJsxExpressionAttribute): boolean {
  if (type === 'mdxJsxExpressionAttribute') return false;
  return typeof value !== 'object' || value === null || /^\d+$/.test(value.value);
}

/** Whether a node, as it is, needs the application: a component, a value, an image the bundler must find, a note. */
function needsApplication(node: Nodes): boolean {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return (
        (/^[A-Z]/.test(node.name ?? '') && !STATIC_COMPONENTS.has(node.name ?? '')) ||
        node.attributes.some((attribute) => !isPlainAttribute(attribute))
      );
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return !isComment(node);
    case 'image':
      return true;
    // Notes are gathered at the end of the page, so browser and server must know the same ones.
    case 'footnoteReference':
    case 'footnoteDefinition':
      return true;
    default:
      return false;
  }
}

function isStatic(node: RootContent): boolean {
  let isFree = true;
  visit(node as Nodes, (inner) => {
    // What another step has made a block is one.
    if ('name' in inner && inner.name === 'StaticHtml') return SKIP;
    if (!needsApplication(inner)) return undefined;
    isFree = false;
    return EXIT;
  });
  return isFree;
}

/** Comments alone are no content. */
function isEmpty(nodes: readonly RootContent[]): boolean {
  return nodes.every((node) => node.type === 'mdxFlowExpression');
}

/**
 * Replaces each run of neighboring blocks that need no application with what `wrap` makes of it, and
 * inside tabs. Imports and exports stay where they are.
 *
 * @param parent page, or a frame in it; changed in place
 * @param wrap called with the blocks of a run, in page order
 */
export function replaceStaticRuns(
  parent: Parents,
  wrap: (run: RootContent[]) => RootContent,
): void {
  const children: RootContent[] = [];
  let run: RootContent[] = [];
  const close = (): void => {
    if (isEmpty(run)) children.push(...run);
    else children.push(wrap(run));
    run = [];
  };
  for (const child of parent.children as RootContent[]) {
    if (child.type === 'mdxjsEsm') {
      children.push(child);
    } else if (isStatic(child)) {
      run.push(child);
    } else {
      close();
      if (child.type === 'mdxJsxFlowElement' && isFrame(child)) replaceStaticRuns(child, wrap);
      children.push(child);
    }
  }
  close();
  (parent as {children: RootContent[]}).children = children;
}
