import type {StorageForm} from '@site/src/lib/shared/storageForm';
import {
  readChosen,
  SWITCH_VALUES,
  writeChosen,
  type Offers,
} from '@site/src/features/builders/query';
import {fieldsOf, isChanged, type Draft} from './draft';

/** Name of the driver in a URL. */
const DRIVER = 'driver';

/** What a URL says: which driver, and what was chosen. */
export interface Choices {
  readonly form: StorageForm;
  readonly draft: Draft;
}

/** Values that a form's fields let a reader choose from. */
function offersOf(form: StorageForm): Offers {
  return new Map(
    fieldsOf(form).flatMap(({key, type, options}): readonly [string, readonly string[]][] => {
      if (type === 'bool') return [[key, SWITCH_VALUES]];
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
  const driver = new URLSearchParams(search).get(DRIVER);
  const form = forms.find((each) => each.driver === driver) ?? forms[0];
  return {form, draft: readChosen(search, offersOf(form))};
}

/** The query of a URL with what is chosen now; what others wrote into it stays. */
export function writeChoices(
  search: string,
  forms: readonly [StorageForm, ...StorageForm[]],
  {form, draft}: Choices,
): string {
  const own = offersOf(form);
  const offers = new Map([
    ...forms.flatMap((each) => [...offersOf(each)]),
    ...own,
    [DRIVER, forms.map(({driver}) => driver)],
  ]);
  const chosen = fieldsOf(form).flatMap((field) => {
    const text = draft[field.key];
    const isOffered = text !== undefined && own.get(field.key)?.includes(text) === true;
    return isOffered && isChanged(draft, field) ? [[field.key, text] as const] : [];
  });
  return writeChosen(search, offers, {
    ...(form !== forms[0] && {[DRIVER]: form.driver}),
    ...Object.fromEntries(chosen),
  });
}
