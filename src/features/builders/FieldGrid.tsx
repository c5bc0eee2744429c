import {useState, type ReactNode} from 'react';
import type {FormField, StorageForm} from '@site/src/lib/shared/storageForm';
import {faultsOf, textOf, type Draft} from './draft';
import {Field} from './Field';
import styles from './StorageBuilder.lazy.module.css';

/** Fields of a form, in its order. What is wrong with a value is said once the reader has left its field. */
export function FieldGrid({
  form,
  fields,
  draft,
  takesSecrets,
  showsSecrets,
  onChange,
}: {
  readonly form: StorageForm;
  readonly fields: readonly FormField[];
  readonly draft: Draft;
  readonly takesSecrets: boolean;
  readonly showsSecrets: boolean;
  readonly onChange: (key: string, text: string) => void;
}): ReactNode {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const faults = faultsOf(form, draft);
  return (
    <form className={styles.fields} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {fields.map((field) => (
        <Field
          key={field.key}
          field={field}
          text={textOf(draft, field)}
          fault={left.has(field.key) ? faults[field.key] : undefined}
          isTaken={takesSecrets || !field.isSecret}
          showsSecrets={showsSecrets}
          onText={(text) => onChange(field.key, text)}
          onLeave={() => setLeft((before) => new Set([...before, field.key]))}
        />
      ))}
    </form>
  );
}
