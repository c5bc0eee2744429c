import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Puts each Markdown table into a region that scrolls by itself and takes the keyboard's focus, named by
 * the heading above it, so that a wide table neither widens the page nor hides columns from a reader
 * without a mouse. Tables of facts are JSX by now and bring their own region.
 */
export default function rehypeTables() {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, 'element', (element, index, parent) => {
      if (/^h[1-6]$/.test(element.tagName)) heading = toString(element);
      if (element.tagName !== 'table' || index === undefined || parent === undefined) return;
      const region: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['tableRegion'],
          role: 'group',
          tabIndex: 0,
          ...(heading === '' ? {} : {ariaLabel: heading}),
        },
        children: [element],
      };
      parent.children[index] = region;
      return SKIP;
    });
  };
}
