import type {StorageForm} from '@site/src/lib/shared/storageForm';
import {fieldsOf, isChanged, type Draft} from './draft';

/** Name of the driver in a URL. */
const DRIVER = 'driver';

/** What a URL says: which driver, and what was chosen. */
export interface Choices {
  readonly form: StorageForm;
  readonly draft: Draft;
}

/** Values that a field lets a reader choose from. Only they are in a URL: what is typed can be a secret. */
function choicesOf(form: StorageForm): ReadonlyMap<string, readonly string[]> {
  return new Map(
    fieldsOf(form).flatMap(({key, type, options}): readonly [string, readonly string[]][] => {
      if (type === 'bool') return [[key, ['true', 'false']]];
      return type === 'select' ? [[key, (options ?? []).map(({value}) => value)]] : [];
    }),
  );
}

/**
 * Reads the choices in a URL. Anything that isn't offered is ignored.
 *
 * @param forms of the page's drivers, the default first
 */
export function readChoices(
  search: string,
  forms: readonly [StorageForm, ...StorageForm[]],
): Choices {
  const params = new URLSearchParams(search);
  const form = forms.find(({driver}) => driver === params.get(DRIVER)) ?? forms[0];
  const chosen = [...choicesOf(form)].flatMap(([key, values]) => {
    const value = params.get(key);
    return value !== null && values.includes(value) ? [[key, value] as const] : [];
  });
  return {form, draft: Object.fromEntries(chosen)};
}

/** The query of a URL with what is chosen now; what others wrote into it stays. */
export function writeChoices(
  search: string,
  forms: readonly [StorageForm, ...StorageForm[]],
  {form, draft}: Choices,
): string {
  const params = new URLSearchParams(search);
  params.delete(DRIVER);
  for (const each of forms) for (const key of choicesOf(each).keys()) params.delete(key);
  if (form !== forms[0]) params.set(DRIVER, form.driver);
  const choices = choicesOf(form);
  for (const field of fieldsOf(form)) {
    const text = draft[field.key];
    if (text !== undefined && choices.has(field.key) && isChanged(draft, field)) {
      params.set(field.key, text);
    }
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
