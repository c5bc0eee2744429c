import type {StorageForm} from '@site/src/lib/shared/storageForm';
import {
  readChosen,
  SWITCH_VALUES,
  writeChosen,
  type Offers,
} from '@site/src/features/builders/query';
import {fieldsOf, initialText, type Draft} from './draft';
import {presetsOf, PURPOSES, type Purpose} from './purposes';

/** Name of the purpose in a URL. */
const PURPOSE = 'for';

/** What a URL says of a storage: what it's for, and what the reader chose in the form. */
export interface Choices {
  readonly purpose: Purpose | undefined;
  /** Without what the purpose enters. */
  readonly entered: Draft;
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

/** Reads the choices in a URL. Anything that isn't offered is ignored. */
export function readChoices(search: string, form: StorageForm): Choices {
  const purpose = new URLSearchParams(search).get(PURPOSE);
  return {
    purpose: PURPOSES.find((each) => each === purpose),
    entered: readChosen(search, offersOf(form)),
  };
}

/**
 * The query of a URL with what is chosen now. What others wrote into it stays.
 *
 * @param forms of the page's drivers
 * @param form of the chosen one
 */
export function writeChoices(
  search: string,
  forms: readonly StorageForm[],
  form: StorageForm,
  {purpose, entered}: Choices,
): string {
  const own = offersOf(form);
  const offers = new Map([
    ...forms.flatMap((each) => [...offersOf(each)]),
    ...own,
    [PURPOSE, PURPOSES],
  ]);
  const presets = presetsOf(form, purpose);
  const chosen = fieldsOf(form).flatMap((field) => {
    const text = entered[field.key];
    const isOffered = text !== undefined && own.get(field.key)?.includes(text) === true;
    return isOffered && text !== (presets[field.key] ?? initialText(field))
      ? [[field.key, text] as const]
      : [];
  });
  return writeChosen(search, offers, {
    ...(purpose && {[PURPOSE]: purpose}),
    ...Object.fromEntries(chosen),
  });
}
