import type {Root} from 'mdast';
import {visit} from '../../syntax-tree/visit';

/** What the `<Caveat has="…">` elements of a page ask for. */
export function shownCaveatsOf(tree: Root): readonly string[] {
  const shown: string[] = [];
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
    if (node.name !== 'Caveat') return;
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
        shown.push(attribute.value);
  });
  return shown;
}
