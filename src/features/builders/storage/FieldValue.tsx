import type {ReactNode} from 'react';
import {t} from '@site/src/features/builders/texts';
import type {FormField} from '@site/src/lib/shared/storageForm';

/** A value as AList's form shows it. */
export function FieldValue({
  field,
  text,
}: {
  readonly field: FormField;
  readonly text: string;
}): ReactNode {
  if (field.type === 'bool') return t(text === 'true' ? 'on' : 'off');
  if (text === '') return t('blank');
  const option = field.options?.find(({value}) => value === text);
  return option ? option.label : <code translate="no">{text}</code>;
}
