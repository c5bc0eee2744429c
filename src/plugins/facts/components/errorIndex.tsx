/** @jsxImportSource ../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../syntax-tree/elements';
import {Code} from '../../syntax-tree/markdown';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {ErrorFact} from '../data/schema';
import {FactTable} from './factTable';
import {ERROR_PAGE, RowLink} from './shared';
import {inErrorGroup} from './errorList';

const props = z.strictObject({
  /** Part of the program (`group` in errors.json). */
  group: z.string(),
});

function row(context: FactContext, error: ErrorFact): Child {
  return (
    <tr>
      <th scope="row">
        <RowLink context={context} doc={ERROR_PAGE} id={`err-${error.id}`}>
          <Code>{error.message}</Code>
        </RowLink>
      </th>
      <td>{error.code === null ? '—' : <Code>{error.code}</Code>}</td>
      <td>{context.words.text('errors', error.where)}</td>
    </tr>
  );
}

/** Errors without a code come last. */
function byCode(left: ErrorFact, right: ErrorFact): number {
  return (left.code ?? Infinity) - (right.code ?? Infinity) || 0;
}

/**
 * The messages of one part of the program at a glance, by code. Each leads to its entry, which has the cause
 * and what to do.
 */
export const errorIndex = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render: ({group}, context) => (
    <div className="factsMessages">
      <FactTable
        label={context.word('message')}
        head={[context.word('message'), context.word('code'), context.word('where')]}
        stacks
      >
        {inErrorGroup(context, group)
          .toSorted(byCode)
          .map((error) => row(context, error))}
      </FactTable>
    </div>
  ),
});
