import type {ElementContent} from 'hast';

/** Splits a highlighted tree at its line breaks; an element that spans lines is repeated in each. */
export function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  const append = (node: ElementContent): void => void lines.at(-1)?.push(node);
  for (const node of nodes) {
    if (node.type === 'text') {
      node.value.split('\n').forEach((value, index) => {
        if (index > 0) lines.push([]);
        if (value !== '') append({type: 'text', value});
      });
    } else if (node.type === 'element') {
      splitLines(node.children).forEach((children, index) => {
        if (index > 0) lines.push([]);
        append({...node, children});
      });
    }
  }
  return lines;
}
