import type {Nodes} from 'mdast';
import {visit} from './visit';

/** Words of a node, without comments and components. */
export function wordsOf(node: Nodes): string {
  const words: string[] = [];
  visit(node, (inner) => {
    if (inner.type === 'text' || inner.type === 'inlineCode') words.push(inner.value);
  });
  return words.join('').trim();
}
