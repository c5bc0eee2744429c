/** @jsxImportSource ../../../syntax-tree */
import {joined} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import {Code} from '../../../syntax-tree/markdown';
import type {FactContext} from './component';
import type {ApiFieldFact} from '../../../facts/schema';
import {RowLink} from './shared';

/** Name of a shared type inside a type such as `array of ListObj`. */
const TYPE_NAME = /\b([A-Z]\w+)\b/;

/** Names that are no words of a language, so that a search for one means the field: `conflict_policy`, `labelIdList`, `File-Path`. */
const DISTINCT_NAME = /^(?:[a-z][a-z\d]*(?:_[a-z\d_]+|[A-Z]\w*)|[A-Z][a-z]+(?:-[A-Z][a-z]+)+)$/;

interface TypeNameProps {
  readonly context: FactContext;
  /** The type as the facts write it. */
  readonly children: string;
}

/** A type whose names of shared types lead to their fields; a script opens those of this page in place. */
export function TypeName({context, children: type}: TypeNameProps): Child {
  const {types} = context.facts.raw.api;
  return type.split(TYPE_NAME).map((part) => {
    const place = Object.hasOwn(types, part) ? context.placeOfType(part) : undefined;
    if (place === undefined) return part;
    return (
      <RowLink context={context} doc={place.doc} id={place.id}>
        {part}
      </RowLink>
    );
  });
}

/** Remark after a type whose values can be null. */
export function nullMark(context: FactContext, isNullable: boolean | undefined): string {
  return isNullable ? context.message('inBrackets', {text: context.message('nullable')}) : '';
}

/** Values and default of a field: their own line below its meaning. */
function valuesLine(context: FactContext, field: ApiFieldFact): Child {
  const value = (text: string): Child =>
    text === '' ? context.message('blank') : <Code>{text}</Code>;
  const lists: readonly Child[] = [
    field.values !== undefined && [
      `${context.message('options')}${context.message('colon')}`,
      joined(
        field.values.map((option) => value(String(option))),
        context.message('listComma'),
      ),
    ],
    field.default !== undefined && [
      `${context.message('default')}${context.message('colon')}`,
      value(String(field.default)),
    ],
  ];
  const shown = lists.filter(Boolean);
  return shown.length > 0 && <div>{joined(shown, context.message('semicolon'))}</div>;
}

/** One field: name, type, and marks in one line, its meaning, and its values below. */
function fieldItem(context: FactContext, field: ApiFieldFact): Child {
  return (
    <li>
      <div data-search-codes={DISTINCT_NAME.test(field.name) && ''}>
        <Code>{field.name}</Code>{' '}
        <span>
          <TypeName context={context}>{field.type}</TypeName>
          {nullMark(context, field.nullable)}
        </span>
        {field.required && (
          <>
            {' '}
            <b>{context.message('needed')}</b>
          </>
        )}
      </div>
      <div>{context.localized.text('api', field.note)}</div>
      {valuesLine(context, field)}
    </li>
  );
}

interface FieldListProps {
  readonly context: FactContext;
  readonly fields: readonly ApiFieldFact[];
}

/** Fields of a request, a response, or a shared type, in the order of the facts. */
export function FieldList({context, fields}: FieldListProps): Child {
  return <ul className="apiFields">{fields.map((field) => fieldItem(context, field))}</ul>;
}
