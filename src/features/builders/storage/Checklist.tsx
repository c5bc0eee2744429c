import type {ReactNode} from 'react';
import type {StorageForm} from '@site/src/lib/shared/storageForm';
import {Pairs} from '@site/src/features/builders/Results';
import {t as shared} from '@site/src/features/builders/texts';
import {checklistOf} from './checklist';
import {maskSecrets, type Draft} from './draft';
import {FieldValue} from './FieldValue';
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
                <FieldValue field={field} text={text} />
              ),
          })),
        ]}
      />
    </>
  );
}
