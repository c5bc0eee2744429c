/** @jsxImportSource ../../syntax-tree */
import * as z from 'zod';
import {CodeBlock} from '../../syntax-tree/markdown';
import {defineComponent} from '../component';
import type {Facts} from '../data/facts';
import {showsCommonField} from '../data/facts';
import type {DriverFact} from '../data/schema';
import {samples} from './apiSamples';

const value = z.union([z.string(), z.number(), z.boolean()]);

const props = z.strictObject({
  driver: z.string(),
  /** Values by field key: shared fields and the driver's own. */
  values: z.record(z.string(), value),
});

type Values = z.infer<typeof props>['values'];

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
function fill(fields: readonly FieldLike[], values: Values): Values {
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
function storageBody(facts: Facts, driver: DriverFact, values: Values): Values {
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

/** Request body and command that add a storage through the API. */
export const storageSample = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render({driver: name, values}, context) {
    const {driver, addition, mount_path, ...rest} = storageBody(
      context.facts,
      context.facts.driver(name),
      values,
    );
    const body = JSON.stringify({mount_path, driver, ...rest, addition}, null, 2);
    const call = samples.curl({
      method: 'POST',
      url: 'http://localhost:5244/api/admin/storage/create',
      headers: {Authorization: 'TOKEN', 'Content-Type': 'application/json'},
      body: '(file bytes)',
      file: 'storage.json',
    });
    return (
      <>
        <CodeBlock lang="json" title="storage.json">
          {body}
        </CodeBlock>
        <CodeBlock lang="bash">{call}</CodeBlock>
        <p>{context.word('saveSample')}</p>
      </>
    );
  },
});
