import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {ErrorFact} from '../data/schema';
import {el, inlineCode, table} from '../nodes';
import {ERROR_PAGE, rowLink} from './shared';
import {inErrorGroup} from './errorList';

const props = z.strictObject({
  /** Part of the program (`group` in errors.json). */
  group: z.string(),
});

function row(context: FactContext, error: ErrorFact): RootContent {
  return el(
    'tr',
    {},
    el(
      'th',
      {scope: 'row'},
      rowLink(context, ERROR_PAGE, `err-${error.id}`, inlineCode(error.message)),
    ),
    el('td', {}, error.code === null ? '—' : inlineCode(String(error.code))),
    el('td', {}, context.words.text('errors', error.where)),
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
  render: ({group}, context) => [
    el(
      'div',
      {className: 'factsMessages'},
      table(
        context.word('message'),
        [context.word('message'), context.word('code'), context.word('where')],
        inErrorGroup(context, group)
          .toSorted(byCode)
          .map((error) => row(context, error)),
      ),
    ),
  ],
});
