import type {Nodes} from 'mdast';
import {PageFault, reasonOf} from '../pages/pageFault';

/**
 * Runs a step and, when it fails, says where on the site.
 *
 * @param file path of the page
 * @throws PageFault for every error
 */
export function atNode<T>(file: string, node: Nodes, step: () => T): T {
  try {
    return step();
  } catch (error) {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const name = isElement ? `<${node.name ?? ''}>: ` : '';
    throw new PageFault(file, node.position?.start.line, `${name}${reasonOf(error)}`, {
      cause: error,
    });
  }
}
