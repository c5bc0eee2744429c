import type {ApiDataFact, ApiFieldFact} from '../facts/schema';
import type {Schema} from './openapi';

/** Names of the records that types can refer to (`types` in api.json). */
export type TypeNames = ReadonlySet<string>;

const simpleTypes: Readonly<Record<string, Schema>> = {
  any: {},
  string: {type: 'string'},
  integer: {type: 'integer'},
  number: {type: 'number'},
  boolean: {type: 'boolean'},
  object: {type: 'object'},
  array: {type: 'array', items: {}},
  // Generators fail at a property of type null, but not at one whose only value is null.
  null: {enum: [null]},
  'string (RFC 3339 time)': {type: 'string', format: 'date-time'},
  file: {type: 'string', format: 'binary'},
  // A query parameter that only has to be there.
  flag: {type: 'boolean'},
};

/** Words for several values after "array of" and "object of". */
const plurals: Readonly<Record<string, string>> = {
  strings: 'string',
  integers: 'integer',
  numbers: 'number',
  booleans: 'boolean',
  objects: 'object',
  'string arrays': 'array of string',
};

/** Address of a record's schema in the document. */
export function schemaRef(name: string): Schema {
  return {$ref: `#/components/schemas/${name}`};
}

function unknownType(type: string, where: string): Error {
  return new Error(
    `src/data/facts/api.json: ${where}: unknown type "${type}". Use a simple type (${Object.keys(simpleTypes).join(', ')}), the name of a record in "types", "array of X", "object of X", "{name, name}", or "X or Y".`,
  );
}

/**
 * JSON Schema of a type as the facts write it, such as `array of Obj` or `string or array of string`.
 *
 * @param where place in the facts, for the message
 * @throws Error naming file, key, and remedy for a type that isn't known
 */
export function schemaOfType(type: string, types: TypeNames, where: string): Schema {
  const inner = (text: string): Schema => schemaOfType(text, types, where);
  const choices = type.split(' or ');
  if (choices.length > 1) return {anyOf: choices.map(inner)};
  if (Object.hasOwn(simpleTypes, type)) return simpleTypes[type] ?? {};
  if (types.has(type)) return schemaRef(type);
  const [, kind, of = ''] = /^(array|object) of (.+)$/.exec(type) ?? [];
  if (kind !== undefined) {
    const item = inner(plurals[of] ?? of);
    return kind === 'array'
      ? {type: 'array', items: item}
      : {type: 'object', additionalProperties: item};
  }
  const [, names] = /^\{(\w+(?:, \w+)*)\}$/.exec(type) ?? [];
  if (names !== undefined) {
    return {
      type: 'object',
      properties: Object.fromEntries(names.split(', ').map((name) => [name, {}])),
    };
  }
  throw unknownType(type, where);
}

/** The same schema with null as a further value. */
export function nullable(schema: Schema): Schema {
  const {type, anyOf} = schema;
  if (anyOf) return {...schema, anyOf: [...anyOf, {type: 'null'}]};
  if (schema.$ref !== undefined) return {anyOf: [schema, {type: 'null'}]};
  if (type === undefined) return schema;
  return {
    ...schema,
    type: [...(typeof type === 'string' ? [type] : type), 'null'],
    ...(schema.enum && {enum: [...schema.enum, null]}),
  };
}

/** Whether a default is a value of the schema, not a word for what happens, such as `all` for a number. */
function isDefaultOf(value: unknown, schema: Schema): boolean {
  const names = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const name = typeof value === 'number' && names.includes('integer') ? 'integer' : typeof value;
  return schema.type === undefined || names.some((type) => type === name);
}

/** Schema of a parameter or field: type, choices, and default. */
export function schemaOfField(field: ApiFieldFact, types: TypeNames, where: string): Schema {
  const {name, type, values} = field;
  const plain: Schema = {
    ...schemaOfType(type, types, `${where}, "${name}"`),
    ...(values && {enum: values}),
  };
  return {
    ...(field.nullable ? nullable(plain) : plain),
    ...(field.default !== undefined &&
      isDefaultOf(field.default, plain) && {default: field.default}),
  };
}

/** Whether clients send a record, or only get it. AList sends all fields of a result, except those that can be missing. */
export type Direction = 'sent' | 'received';

/** Schema of a record: an object with these fields. */
export function schemaOfFields(
  fields: readonly ApiFieldFact[],
  describe: (field: ApiFieldFact) => string,
  types: TypeNames,
  where: string,
  direction: Direction,
): Schema {
  const isRequired = (field: ApiFieldFact): boolean =>
    direction === 'sent' ? field.required === true : field.optional !== true;
  const required = fields.filter(isRequired).map(({name}) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => {
        const schema = schemaOfField(field, types, where);
        return [field.name, {...schema, description: describe(field)}];
      }),
    ),
    ...(required.length > 0 && {required}),
  };
}

/** Fields of a record that only this result has. */
export function ownFields({fields, items}: ApiDataFact): readonly ApiFieldFact[] | undefined {
  return fields ?? (typeof items === 'object' ? items.fields : undefined);
}

/**
 * Schema of the result in an envelope.
 *
 * @param own schema of a record that only this result has
 */
export function schemaOfData(
  {type, fields, items}: ApiDataFact,
  own: Schema,
  types: TypeNames,
  where: string,
): Schema {
  if (fields) return own;
  if (items === undefined) return schemaOfType(type, types, where);
  return {
    type: 'array',
    items: typeof items === 'string' ? schemaOfType(items, types, where) : own,
  };
}
