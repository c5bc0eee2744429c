import type {ReactNode} from 'react';
import type {FormField, StorageForm} from '@site/src/lib/shared/storageForm';
import {Pairs} from '@site/src/features/builders/Results';
import {t as shared} from '@site/src/features/builders/texts';
import {checklistOf} from './checklist';
import {maskSecrets, type Draft} from './draft';
import {t} from './texts';

/** What to enter in AList's form, in its order. */
export function Checklist({
  form,
  draft,
  showsSecrets,
}: {
  readonly form: StorageForm;
  readonly draft: Draft;
  readonly showsSecrets: boolean;
}): ReactNode {
  const entries = checklistOf(form, showsSecrets ? draft : maskSecrets(form, draft));
  const [before = '', after = ''] = t('formLead').split('{menu}');
  return (
    <>
      <p>
        {before}
        <strong>{t('menu')}</strong>
        {after}
      </p>
      <Pairs
        pairs={[
          {key: 'driver', name: t('driver'), value: form.name},
          ...entries.map(({field, text}) => ({
            key: field.key,
            name: field.label,
            value:
              text === undefined ? (
                <em>{shared('missing')}</em>
              ) : (
                <Value field={field} text={text} />
              ),
          })),
        ]}
      />
    </>
  );
}

function Value({field, text}: {readonly field: FormField; readonly text: string}): ReactNode {
  if (field.type === 'bool') return shared(text === 'true' ? 'on' : 'off');
  if (text === '') return shared('blank');
  const option = field.options?.find(({value}) => value === text);
  return option ? option.label : <code translate="no">{text}</code>;
}
