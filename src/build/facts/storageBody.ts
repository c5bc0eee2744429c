import type {Facts} from './facts';
import {showsCommonField} from './facts';
import type {DriverFact} from './schema';

/** Values by field key: shared fields and the driver's own. */
export type StorageValues = Readonly<Record<string, string | number | boolean>>;

interface FieldLike {
  readonly key: string;
  readonly type: string;
  readonly required: boolean;
  readonly default: string | null;
  readonly defaultWithheld?: boolean | undefined;
}

/** A form's default, which is text there, as the JSON value that the program stores. */
function parseDefault({type, default: text}: FieldLike): string | number | boolean {
  if (type === 'bool') return text === 'true';
  if (type === 'number' || type === 'float') return Number(text ?? 0);
  return text ?? '';
}

/**
 * Values of a form: the given ones, then defaults, then placeholders for required fields. AList stores
 * exactly what it receives, so the form's defaults must be in the body (server/handles/storage.go CreateStorage).
 */
function fill(fields: readonly FieldLike[], values: StorageValues): StorageValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const given = values[field.key];
      if (given !== undefined) return [[field.key, given]];
      if (field.defaultWithheld) return [[field.key, `<${field.key}>`]];
      if (field.default !== null) return [[field.key, parseDefault(field)]];
      return field.required ? [[field.key, `<${field.key}>`]] : [];
    }),
  );
}

/**
 * Body of the request that creates a storage, with the driver's own fields as JSON inside `addition`.
 *
 * @throws Error that names a key the driver has no field for
 */
export function storageBody(
  facts: Facts,
  driver: DriverFact,
  values: StorageValues,
): StorageValues {
  const common = facts.raw['storage-common'].formFields.filter((field) =>
    showsCommonField(field, driver),
  );
  const known = [...common, ...driver.fields].map(({key}) => key);
  const unknown = Object.keys(values).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw new Error(
      `values: ${driver.name} has no field "${unknown}". Allowed: ${known.join(', ')}.`,
    );
  }
  const withDefaults = common.map((field) => ({
    ...field,
    default: field.defaultByDriver?.[driver.name] ?? field.default,
  }));
  return {
    ...fill(withDefaults, values),
    driver: driver.name,
    addition: JSON.stringify(fill(driver.fields, values)),
  };
}
