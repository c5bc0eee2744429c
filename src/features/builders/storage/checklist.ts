import type {FormField, StorageForm} from '@site/src/lib/shared/storageForm';
import {fieldsOf, isChanged, isMissing, textOf, type Draft} from './draft';

/** What to do with a field of AList's form. */
export interface Entry {
  readonly field: FormField;
  /** What to enter; undefined where it's not there yet. */
  readonly text?: string;
}

/** Fields of AList's form that must not stay as they are, in its order. */
export function checklistOf(form: StorageForm, draft: Draft): readonly Entry[] {
  return fieldsOf(form).flatMap((field) => {
    if (isMissing(draft, field)) return [{field}];
    return isChanged(draft, field) ? [{field, text: textOf(draft, field)}] : [];
  });
}
