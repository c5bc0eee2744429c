import {useId, type ReactNode} from 'react';
import type {StorageForm} from '@site/src/lib/shared/storageForm';
import {t} from './texts';
import styles from './StorageBuilder.lazy.module.css';

/** Which of a page's drivers the reader uses. */
export function DriverChoice({
  forms,
  chosen,
  onChoose,
}: {
  readonly forms: readonly StorageForm[];
  readonly chosen: StorageForm;
  readonly onChoose: (form: StorageForm) => void;
}): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.drivers}>
      <legend>{t('driver')}</legend>
      {forms.map((form) => (
        <label key={form.driver}>
          <input
            type="radio"
            name={group}
            checked={form === chosen}
            onChange={() => onChoose(form)}
          />
          {form.name}
        </label>
      ))}
    </fieldset>
  );
}
