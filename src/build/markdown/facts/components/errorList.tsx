/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Code, Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {ErrorFact} from '../../../facts/schema';
import {withProgramNames} from './programNames';

const props = z.strictObject({
  /** Part of the program (`group` in errors.json). */
  group: z.string(),
});

function entry(context: FactContext, error: ErrorFact): Child {
  const {text} = context.localized;
  const id = `err-${error.id}`;
  const part = (term: 'where' | 'cause' | 'remedy', value: string | null): Child =>
    value !== null && (
      <>
        <dt>{context.message(term)}</dt>
        <dd data-remedy={term === 'remedy' && ''}>{withProgramNames(text('errors', value))}</dd>
      </>
    );
  return (
    <article id={id} className="factsError">
      <p className="factsMessage" data-search-title="">
        <Link to={`#${id}`}>
          <Code>{error.message}</Code>
        </Link>
        <span className="factsMark">
          {error.code === null
            ? context.message('noCode')
            : `${context.message('code')} ${error.code}`}
        </span>
      </p>
      <dl>
        {part('cause', error.cause)}
        {part('remedy', error.remedy)}
        {part('where', error.where)}
      </dl>
      {error.note !== undefined && (
        <p>
          {withProgramNames(
            `${context.message('notes')}${context.message('colon')}${text('errors', error.note)}`,
          )}
        </p>
      )}
    </article>
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
