import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {ErrorFact} from '../data/schema';
import {el, inlineCode, link} from '../nodes';
import {colon} from './shared';

const props = z.strictObject({
  /** Part of the program (`group` in errors.json). */
  group: z.string(),
});

function entry(context: FactContext, error: ErrorFact): RootContent {
  const {text} = context.words;
  const id = `err-${error.id}`;
  const part = (term: 'where' | 'cause' | 'remedy', value: string | null) =>
    value !== null && [el('dt', {}, context.word(term)), el('dd', {}, text('errors', value))];
  return el(
    'article',
    {id, className: 'factsError'},
    el(
      'p',
      {className: 'factsMessage'},
      link(`#${id}`, inlineCode(error.message)),
      el(
        'span',
        {className: 'factsMark'},
        error.code === null ? context.word('noCode') : `${context.word('code')} ${error.code}`,
      ),
    ),
    el(
      'dl',
      {},
      part('cause', error.cause),
      part('remedy', error.remedy),
      part('where', error.where),
    ),
    error.note !== undefined &&
      el('p', {}, `${context.word('notes')}${colon(context)}${text('errors', error.note)}`),
  );
}

/**
 * Errors of one part of the program.
 *
 * @throws Error with the allowed names for an unknown part
 */
export function inErrorGroup(context: FactContext, group: string): readonly ErrorFact[] {
  const {errors} = context.facts.raw.errors;
  const groups = [...new Set(errors.map((error) => error.group))];
  if (!groups.includes(group)) {
    throw new Error(`unknown error group "${group}". Allowed: ${groups.join(', ')}.`);
  }
  return errors.filter((error) => error.group === group);
}

/** All errors of one part of the program, one address each. */
export const errorList = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({group}, {raw}) =>
    raw.errors.errors.filter((error) => error.group === group).map(({id}) => `error:${id}`),
  render: ({group}, context) => inErrorGroup(context, group).map((error) => entry(context, error)),
});
