import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {el} from '../facts/nodes';
import {esm} from '../static-blocks/script';

/** Components a page uses by name alone, with the module each comes from. */
const components: Readonly<Record<string, string>> = {
  Catalog: '@site/src/features/catalog/Catalog',
};

/** Layouts that a page brings itself, with the component around its content and the module of that. */
const layouts: Readonly<Record<string, {readonly name: string; readonly from: string}>> = {
  portfolio: {name: 'PortfolioPage', from: '@site/src/features/portfolio/PortfolioPage'},
};

interface PageFile {
  readonly data: {readonly frontMatter?: Readonly<Record<string, unknown>>};
}

const importOf = (name: string, from: string): string => `import {${name}} from '${from}';`;

/** Names of the components in a page that have an entry in the table. */
function usedIn(tree: Root): readonly string[] {
  const names = new Set<string>();
  visit(tree as Nodes, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name !== null && Object.hasOwn(components, node.name)) names.add(node.name);
  });
  return [...names];
}

/**
 * Gives a page the parts that only few pages have. As imports of the page they are in its own script, and in
 * its HTML, and weigh nothing elsewhere; components known to all pages would be in the script of all.
 */
export default function remarkPageParts() {
  return (tree: Root, file: PageFile): void => {
    const imports = usedIn(tree).map((name) => importOf(name, components[name] ?? ''));
    const layout = layouts[String(file.data.frontMatter?.['layout'])];
    if (layout) {
      const isScript = ({type}: Root['children'][number]): boolean => type === 'mdxjsEsm';
      const content = tree.children.filter((node) => !isScript(node));
      tree.children = [...tree.children.filter(isScript), el(layout.name, {}, content)];
      imports.push(importOf(layout.name, layout.from));
    }
    if (imports.length > 0) tree.children.unshift(esm(imports.join('\n')));
  };
}
