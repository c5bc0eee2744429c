import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {RawFacts} from '../data/read';
import {el, inlineCode, table} from '../nodes';

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

/** Fields of a record that several routes answer with. */
export const apiType = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({name}) => [`type:${name}`],
  render({name, extends: base}, context) {
    const type = typeOf(context, name);
    const shared = base === undefined ? [] : typeOf(context, base).fields;
    const own = type.fields.filter(
      (field) => !shared.some((other) => JSON.stringify(other) === JSON.stringify(field)),
    );
    const rows = own.map((field): RootContent =>
      el(
        'tr',
        {},
        el('th', {scope: 'row'}, inlineCode(field.name)),
        el('td', {}, field.type),
        el(
          'td',
          {},
          context.words.text('api', field.note),
          field.values && ` ${field.values.map(String).filter(Boolean).join(', ')}`,
        ),
      ),
    );
    return [
      el(
        'p',
        {},
        context.words.text('api', type.note),
        base !== undefined && ` ${context.word('allFieldsOf', {other: base})}`,
      ),
      table(
        name,
        [
          context.word('field'),
          context.words.locale === 'zh' ? '类型' : 'Type',
          context.word('meaning'),
        ],
        rows,
        {stacks: true},
      ),
    ];
  },
});
