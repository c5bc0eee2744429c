import type {RouteFact} from '../facts/schema';

/** A record of an example. */
type ExampleRecord = Readonly<Record<string, unknown>>;

/**
 * Records in an example that validators take for schemas, wherever an example is: they have a type and a default,
 * as the fields of drivers have.
 */
export function schemaLikesIn(example: unknown): readonly ExampleRecord[] {
  if (typeof example !== 'object' || example === null) return [];
  const isSchemaLike = 'type' in example && 'default' in example;
  return [
    ...(isSchemaLike ? [example as ExampleRecord] : []),
    ...Object.values(example).flatMap(schemaLikesIn),
  ];
}

/** Values of a field in such records, which are its examples instead. */
export function schemaLikeValues(
  routes: readonly RouteFact[],
  fields: readonly string[],
): (field: string) => readonly unknown[] {
  const records = routes
    .flatMap(({example}) => schemaLikesIn(example?.response.body))
    .filter((record) => fields.every((name) => name in record));
  return (field) => [...new Set(records.map((record) => record[field]))];
}
