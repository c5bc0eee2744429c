import fc from 'fast-check';
import type {Nodes, Root} from 'mdast';
import {expect, test} from 'vitest';
import {visit as visitWithNames} from 'unist-util-visit';
import {EXIT, SKIP, visit} from '@site/src/build/syntax-tree/visit';
import {madeUpCases} from '@site/tests/helpers/madeUpCases';

/** A node, and what the visitor answers to it. */
interface Made {
  readonly type: string;
  readonly answer: 'nothing' | 'skip' | 'exit' | 'delete' | 'delete and skip' | 'again';
  readonly children?: readonly Made[];
}

const {tree: trees} = fc.letrec<{tree: Made}>((tie) => ({
  tree: fc.record(
    {
      type: fc.constantFrom('root', 'text', 'element'),
      answer: fc.oneof(
        {weight: 6, arbitrary: fc.constant('nothing' as const)},
        fc.constantFrom('skip', 'exit', 'delete', 'delete and skip', 'again'),
      ),
      children: fc.array(tie('tree'), {maxLength: 4}),
    },
    {requiredKeys: ['type', 'answer']},
  ),
}));

/** What a visitor has seen, in order, and the tree that its answers have left. */
function traceOf(visitNodes: typeof visit, made: Made, tests: string | readonly string[] | null) {
  const root = structuredClone(made) as unknown as Root;
  const seen: unknown[] = [];
  const again = new Set<Nodes>();
  const visitor = (node: Nodes, index?: number, parent?: {type: string; children: Nodes[]}) => {
    seen.push([node.type, index, parent?.type]);
    const {answer} = node as unknown as Made;
    if (answer === 'exit') return EXIT;
    if (answer === 'skip') return SKIP;
    if (parent === undefined || index === undefined || answer === 'nothing') return undefined;
    if (answer === 'again') {
      if (again.has(node)) return undefined;
      again.add(node);
      return index;
    }
    parent.children.splice(index, 1);
    return answer === 'delete' ? index : [SKIP, index];
  };
  if (tests === null) visitNodes(root as Nodes, visitor as never);
  else visitNodes(root as Nodes, tests as never, visitor as never);
  return {seen, root};
}

test('nodes are visited as by unist-util-visit, whatever the visitor answers', () => {
  const tests = fc.constantFrom(null, 'text', ['text', 'element']);
  fc.assert(
    fc.property(trees, tests, (made, which) => {
      expect(traceOf(visit, made, which)).toEqual(traceOf(visitWithNames, made, which));
    }),
    {numRuns: madeUpCases(2000)},
  );
});
