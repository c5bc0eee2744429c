/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {RawFacts} from '../../../facts/read';
import {FieldList, TypeName} from './apiFields';

type ApiType = RawFacts['api']['types'][string];

const props = z.strictObject({
  /** Name of the shared record, such as `Obj`. */
  name: z.string(),
  /** A record whose fields this one has too: only the others are shown. */
  extends: z.string().optional(),
});

function typeOf(context: FactContext, name: string): ApiType {
  const {types} = context.facts.raw.api;
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!type) throw new Error(`unknown type "${name}". Allowed: ${Object.keys(types).join(', ')}.`);
  return type;
}

/** Fields of a record that several routes return. A script shows a copy where a field has this type. */
export const apiType = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({name}) => [`type:${name}`],
  render({name, extends: base}, context) {
    const type = typeOf(context, name);
    const shared = base === undefined ? [] : typeOf(context, base).fields;
    const own = type.fields.filter(
      (field) => !shared.some((other) => JSON.stringify(other) === JSON.stringify(field)),
    );
    return (
      <div className="apiType">
        <p>
          {context.localized.text('api', type.note)}
          {base !== undefined && (
            <>
              {' '}
              <TypeName context={context}>{context.message('allFieldsOf', {other: base})}</TypeName>
            </>
          )}
        </p>
        <FieldList context={context} fields={own} />
      </div>
    );
  },
});
