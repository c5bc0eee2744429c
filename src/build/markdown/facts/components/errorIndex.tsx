/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {ErrorFact} from '../../../facts/schema';
import {withProgramNames} from './programNames';
import {FactTable} from './factTable';
import {ErrorLink} from './shared';
import {inErrorGroup} from './errorList';

const props = z.strictObject({
  /** Part of the program (`group` in errors.json). */
  group: z.string(),
  /** Shows causes for readers who look for a message, instead of codes and places for those who handle one. */
  show: z.enum(['causes', 'codes']).default('codes'),
});

/** With an id, because links to an entry led to this page before each part of the program had one. */
function causeRow(context: FactContext, error: ErrorFact): Child {
  return (
    <tr id={`err-${error.id}`}>
      <th scope="row">
        <ErrorLink context={context} error={error} />
      </th>
      <td>{withProgramNames(context.localized.text('errors', error.cause))}</td>
    </tr>
  );
}

function codeRow(context: FactContext, error: ErrorFact): Child {
  return (
    <tr>
      <th scope="row">
        <ErrorLink context={context} error={error} />
      </th>
      <td>{error.code === null ? '—' : <Code>{error.code}</Code>}</td>
      <td>{withProgramNames(context.localized.text('errors', error.where))}</td>
    </tr>
  );
}

/** Errors without a code come last. */
function byCode(left: ErrorFact, right: ErrorFact): number {
  return (left.code ?? Infinity) - (right.code ?? Infinity) || 0;
}

/** The messages of one part of the program at a glance. Each leads to its entry, which has the fix. */
export const errorIndex = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render({group, show}, context) {
    const errors = inErrorGroup(context, group);
    const head = show === 'causes' ? (['cause'] as const) : (['code', 'where'] as const);
    return (
      <div className="factsMessages" data-search-skip="">
        <FactTable
          label={context.message('message')}
          head={[context.message('message'), ...head.map((word) => context.message(word))]}
          stacks
        >
          {show === 'causes'
            ? errors.map((error) => causeRow(context, error))
            : errors.toSorted(byCode).map((error) => codeRow(context, error))}
        </FactTable>
      </div>
    );
  },
});
