import type {ReactNode} from 'react';
import type {FormField, StorageForm} from '@site/src/lib/shared/storageForm';
import {checklistOf} from './checklist';
import {maskSecrets, type Draft} from './draft';
import {t} from './texts';
import styles from './StorageBuilder.lazy.module.css';

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
      <dl className={styles.list}>
        <div>
          <dt>{t('driver')}</dt>
          <dd>{form.name}</dd>
        </div>
        {entries.map(({field, text}) => (
          <div key={field.key}>
            <dt>{field.label}</dt>
            <dd>{text === undefined ? <em>{t('missing')}</em> : <Value {...{field, text}} />}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Value({field, text}: {readonly field: FormField; readonly text: string}): ReactNode {
  if (field.type === 'bool') return t(text === 'true' ? 'on' : 'off');
  if (text === '') return t('blank');
  const option = field.options?.find(({value}) => value === text);
  return option ? option.label : <code translate="no">{text}</code>;
}
