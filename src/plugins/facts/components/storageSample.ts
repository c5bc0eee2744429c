import * as z from 'zod';
import {defineComponent} from '../component';
import type {Facts} from '../data/facts';
import {showsCommonField} from '../data/facts';
import type {DriverFact} from '../data/schema';
import {codeBlock, el} from '../nodes';

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

/** A default of the form, which is text there, as the JSON value the program stores. */
function parseDefault({type, default: text}: FieldLike): string | number | boolean {
  if (type === 'bool') return text === 'true';
  if (type === 'number' || type === 'float') return Number(text ?? 0);
  return text ?? '';
}

/**
 * Values of a form: those given, then defaults, and placeholders for needed ones. The call stores exactly
 * what it is sent, so defaults of the form must be written out (server/handles/storage.go CreateStorage).
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
 * Body of the call that creates a storage, with the driver's own fields as JSON inside `addition`.
 *
 * @throws Error naming a key that is no field of the driver
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

/** Body and call that add a storage of a driver through the API. */
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
    const call = [
      "curl -X POST 'http://localhost:5244/api/admin/storage/create' \\",
      "  -H 'Authorization: <token>' \\",
      "  -H 'Content-Type: application/json' \\",
      '  --data @storage.json',
    ].join('\n');
    return [
      codeBlock('json', body, 'storage.json'),
      codeBlock('bash', call),
      el(
        'p',
        {},
        context.words.locale === 'zh'
          ? '把请求体存为 storage.json，并将 <token> 换成管理员令牌。驱动自身的字段是 addition 里的一段 JSON 文本。'
          : 'Save the body as storage.json and put an administrator token in place of <token>. The driver’s own fields are JSON text inside addition.',
      ),
    ];
  },
});
