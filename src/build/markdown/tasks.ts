import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from '../syntax-tree/visit';

/** Names the boxes of task lists by the words beside them, which Markdown leaves without a connection. */
export default function rehypeTasks() {
  return (tree: Root): void => {
    visit(tree, 'element', (item) => {
      if (item.tagName !== 'li') return;
      const words = toString(item).trim();
      visit(item, 'element', (box) => {
        if (box.tagName === 'input') box.properties['ariaLabel'] ??= words;
      });
    });
  };
}
