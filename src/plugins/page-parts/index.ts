import type {Root} from 'mdast';
import {el} from '../facts/nodes';
import {esm} from '../static-blocks/script';

/** Layouts that a page brings itself, with the component around its content and the module of that. */
const layouts: Readonly<Record<string, {readonly name: string; readonly from: string}>> = {
  portfolio: {name: 'PortfolioPage', from: '@site/src/features/portfolio/PortfolioPage'},
};

interface PageFile {
  readonly data: {readonly frontMatter?: Readonly<Record<string, unknown>>};
}

/**
 * Gives a page the layout its frontmatter names. As an import of the page it is in its own script, and in
 * its HTML, and weighs nothing elsewhere.
 */
export default function remarkPageParts() {
  return (tree: Root, file: PageFile): void => {
    const layout = layouts[String(file.data.frontMatter?.['layout'])];
    if (!layout) return;
    const isScript = ({type}: Root['children'][number]): boolean => type === 'mdxjsEsm';
    const content = tree.children.filter((node) => !isScript(node));
    tree.children = [
      esm(`import {${layout.name}} from '${layout.from}';`),
      ...tree.children.filter(isScript),
      el(layout.name, {}, content),
    ];
  };
}
