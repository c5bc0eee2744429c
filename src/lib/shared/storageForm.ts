/** What a field holds: as the program's forms name it. */
type FieldType = 'string' | 'text' | 'number' | 'float' | 'bool' | 'select';

/** A value of a storage, as the program stores it. */
export type StorageValue = string | number | boolean;

/** Values by field key: shared fields and the driver's own. */
export type StorageValues = Readonly<Record<string, StorageValue>>;

/** What decides the value of a field that is still as the form shows it. */
export interface FieldRule {
  readonly key: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly default: string | null;
  /** The form has a value that the facts withhold. */
  readonly defaultWithheld?: boolean | undefined;
}

/** The fields of a form that make the body of a request. */
export interface FormRules {
  /** Registered name of the driver. */
  readonly driver: string;
  /** Fields that other drivers have, too. */
  readonly common: readonly FieldRule[];
  /** The driver's own fields. */
  readonly own: readonly FieldRule[];
}

/** What a field must hold, where a wrong value can be seen before AList is asked. */
export type FieldFormat = 'id' | 'path' | 'url' | 'hostPort';

/** A field of a form with everything that a reader sees. */
export interface FormField extends FieldRule {
  /** Name on AList's screen. */
  readonly label: string;
  /** What the name means, where the screen's word misleads. */
  readonly meaning?: string;
  /** In Markdown: code and bold text. */
  readonly note: string;
  readonly options?: readonly {readonly value: string; readonly label: string}[];
  readonly format?: FieldFormat;
  /** Gives access to an account. */
  readonly isSecret?: true;
  /** Signs in to the provider, alone or with others. */
  readonly isLogin?: true;
  /** How many of AList's units are one of the screen's. */
  readonly unit?: number;
  /** It holds the size of an upload's parts in MB, of which AList must send each within these seconds. */
  readonly partSeconds?: number;
}

/** How visitors get a driver's files: `needs-proxy` if AList redirects by default, to a link that doesn't work for them. */
export type DeliveryKind = 'redirect' | 'unproven' | 'needs-proxy' | 'proxied';

/** A known issue of a driver. */
export interface FormIssue {
  readonly text: string;
  /** Keys of the form's fields that it names. */
  readonly fields: readonly string[];
  /** Texts in fields that bring it up, all together. Without them, it concerns every other value than the default. */
  readonly when?: Readonly<Record<string, string>>;
}

/** A driver in a list of all. */
export interface StorageDriver {
  /** Registered name. */
  readonly driver: string;
  /** Name in AList's form, in the page's language. */
  readonly name: string;
  /** Slug of its page. */
  readonly page: string;
}

/** Everything a builder needs to know about a driver's form, in one language. */
export interface StorageForm extends FormRules {
  /** Name in the form's list of drivers. */
  readonly name: string;
  readonly common: readonly FormField[];
  readonly own: readonly FormField[];
  readonly issues: readonly FormIssue[];
  /** Whether AList delivers every download itself, unless a field of the driver says otherwise. */
  readonly proxy: 'never' | 'optional' | 'always';
  /** Name of AList's setting that makes every link need a signature. */
  readonly signAll: string;
  /** How visitors get the files by default, and whether they do. */
  readonly delivery: DeliveryKind;
  readonly redirect: {
    /** Why a redirected download works, or fails. */
    readonly reason?: string;
    /** What to set where redirected downloads don't work. */
    readonly remedy?: string;
  };
}

/** What stands for a value that the reader adds later. */
function placeholder(key: string): string {
  return `<${key}>`;
}

/** A form's default, which is text there, as the value that AList stores. */
export function defaultValue({type, default: text}: FieldRule): StorageValue {
  if (type === 'bool') return text === 'true';
  if (type === 'number' || type === 'float') return Number(text ?? 0);
  return text ?? '';
}

/**
 * Values of a form: the given ones, then defaults, then placeholders for required fields. AList stores
 * exactly what it receives, so the form's defaults must be in the body (server/handles/storage.go CreateStorage).
 */
function fill(fields: readonly FieldRule[], values: StorageValues): StorageValues {
  return Object.fromEntries(
    fields.flatMap((field): readonly [string, StorageValue][] => {
      const given = values[field.key];
      if (given !== undefined) return [[field.key, given]];
      if (field.defaultWithheld) return [[field.key, placeholder(field.key)]];
      if (field.default !== null) return [[field.key, defaultValue(field)]];
      if (!field.required) return [];
      // A switch without a value is off, and a number is 0. AList couldn't read a text there.
      const isText = field.type !== 'bool' && field.type !== 'number' && field.type !== 'float';
      return [[field.key, isText ? placeholder(field.key) : defaultValue(field)]];
    }),
  );
}

/** Body of the request that creates a storage, with the driver's own fields as JSON inside `addition`. */
export function createBody({driver, common, own}: FormRules, values: StorageValues): StorageValues {
  const {mount_path: mountPath, ...rest} = fill(common, values);
  return {
    ...(mountPath !== undefined && {mount_path: mountPath}),
    driver,
    ...rest,
    addition: JSON.stringify(fill(own, values)),
  };
}

/** The request that sends a body; `<token>` stands for the token of an admin. */
export function createRequest(body: StorageValues) {
  return {
    method: 'POST',
    url: 'http://localhost:5244/api/admin/storage/create',
    headers: {Authorization: '<token>', 'Content-Type': 'application/json'},
    body,
  };
}
