import {
  defaultValue,
  type FormField,
  type StorageForm,
  type StorageValue,
  type StorageValues,
} from '@site/src/lib/shared/storageForm';
import type {Fault} from '@site/src/features/builders/checks';
import {faultOf} from './faults';

/** What a reader has entered: texts as the form shows them, by field. A field that's missing has its default. */
export type Draft = Readonly<Record<string, string>>;

/** Every field of a form, in the order of AList's. */
export function fieldsOf({common, own}: StorageForm): readonly FormField[] {
  return [...common, ...own];
}

/** What the form shows at first. */
export function initialText(field: FormField): string {
  const {type, default: text, unit = 1} = field;
  if (field.defaultWithheld) return '';
  if (type === 'number' || type === 'float') return String(Number(text ?? 0) / unit);
  return String(defaultValue(field));
}

/** What the form shows. */
export function textOf(draft: Draft, field: FormField): string {
  return draft[field.key] ?? initialText(field);
}

/** Whether the reader wants something other than the default. */
export function isChanged(draft: Draft, field: FormField): boolean {
  return textOf(draft, field) !== initialText(field);
}

/** Whether AList needs a value that's not there yet. */
export function isMissing(draft: Draft, field: FormField): boolean {
  return field.required && !field.defaultWithheld && textOf(draft, field).trim() === '';
}

/** Fields that sign in, none of which AList's form demands: without any of them, most drivers can't work. */
export function missingLogins(form: StorageForm, draft: Draft): readonly FormField[] {
  const logins = form.own.filter(({isLogin}) => isLogin);
  const isOpen = logins.every((field) => !field.required && textOf(draft, field).trim() === '');
  return isOpen ? logins : [];
}

/**
 * Fields that most readers fill in: those that must be, those that sign in, and those that already have another value.
 */
export function neededFields(form: StorageForm, draft: Draft): readonly FormField[] {
  const own = new Set(form.own);
  return fieldsOf(form).filter(
    (field) =>
      isChanged(draft, field) ||
      field.isSecret === true ||
      (field.required && (own.has(field) || field.default === null)),
  );
}

/** What is wrong, by field. */
export function faultsOf(form: StorageForm, draft: Draft): Readonly<Record<string, Fault>> {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const fault = faultOf(field, textOf(draft, field));
      return fault === undefined ? [] : [[field.key, fault]];
    }),
  );
}

function valueOf(field: FormField, text: string): StorageValue {
  if (field.type === 'bool') return text === 'true';
  if (field.type === 'number' || field.type === 'float') return Number(text) * (field.unit ?? 1);
  return text;
}

/**
 * Values that differ from the defaults of a form. A number that isn't one keeps its default, and what a reader has
 * left blank but AList needs is no value: it becomes a placeholder.
 */
export function valuesOf(form: StorageForm, draft: Draft): StorageValues {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const text = textOf(draft, field);
      const isNumber = field.type === 'number' || field.type === 'float';
      const isNoNumber = isNumber && (text.trim() === '' || !Number.isFinite(Number(text)));
      if (!isChanged(draft, field) || isMissing(draft, field) || isNoNumber) return [];
      return [[field.key, valueOf(field, text)]];
    }),
  );
}

/** A draft with dots for what gives access to an account. */
export function maskSecrets(form: StorageForm, draft: Draft): Draft {
  const secrets = fieldsOf(form).filter((field) => field.isSecret && textOf(draft, field) !== '');
  return {...draft, ...Object.fromEntries(secrets.map(({key}) => [key, '••••••']))};
}

/** A draft without what gives access to an account. */
export function withoutSecrets(forms: readonly StorageForm[], draft: Draft): Draft {
  const secrets = new Set(
    forms.flatMap((form) => fieldsOf(form).flatMap(({key, isSecret}) => (isSecret ? [key] : []))),
  );
  return Object.fromEntries(Object.entries(draft).filter(([key]) => !secrets.has(key)));
}
