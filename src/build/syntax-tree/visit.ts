import type {Node, Parent} from 'mdast';
import {convert, type Test} from 'unist-util-is';
import type {visit as visitWithNames} from 'unist-util-visit';

/** Answer of a visitor: what is in this node isn't visited. */
export const SKIP = 'skip';

/** Answer of a visitor: nothing else is visited. */
export const EXIT = false;

type Visitor = (node: Node, index?: number, parent?: Parent) => unknown;

/**
 * Visits the nodes of a tree from its top, as `visit` of unist-util-visit does, whose words and types it has. That one
 * makes a function for each node and names it after the node, for stack traces, which takes a tenth of a build.
 *
 * @param tree what is visited, together with everything in it
 * @param test which nodes the visitor sees, as a test of unist-util-is; all of them, if omitted
 * @param visitor is called with a node, its index in its parent, and the parent. It returns `SKIP`, `EXIT`, the index of
 *   the child that is visited next, `[SKIP, index]`, or nothing.
 */
export const visit = ((tree: Node, ...rest: readonly [Test, Visitor] | readonly [Visitor]) => {
  const [test, visitor] = rest.length === 2 ? rest : [undefined, rest[0]];
  visitFrom(tree, {matches: convert(test), visitor}, undefined, undefined);
}) as unknown as typeof visitWithNames;

interface Visit {
  readonly matches: ReturnType<typeof convert>;
  readonly visitor: Visitor;
}

/** @returns the index of the child of `parent` that is visited next, or `EXIT` */
function visitFrom(
  node: Node,
  visit: Visit,
  index: number | undefined,
  parent: Parent | undefined,
): number | typeof EXIT {
  const answer: unknown = visit.matches(node, index, parent)
    ? visit.visitor(node, index, parent)
    : undefined;
  if (answer === EXIT) return EXIT;
  const [action, next = (index ?? 0) + 1] = (
    Array.isArray(answer) ? answer : typeof answer === 'number' ? [undefined, answer] : [answer]
  ) as [unknown, number?];
  if (action !== SKIP && 'children' in node) {
    const above = node as Parent;
    for (let at = 0; at < above.children.length;) {
      const after = visitFrom(above.children[at] as Node, visit, at, above);
      if (after === EXIT) return EXIT;
      at = after;
    }
  }
  return next;
}
