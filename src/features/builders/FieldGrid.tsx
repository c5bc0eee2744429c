import {useState, type ReactNode} from 'react';
import {Field} from './Field';
import type {FieldState} from './field';
import styles from './builders.lazy.module.css';

/**
 * Fields of a form. What is wrong with a value is said once the reader has left its field. A new `key` starts that
 * again.
 */
export function FieldGrid({
  states,
  takesSecrets,
  showsSecrets,
  onChange,
  onLeave,
}: {
  readonly states: readonly FieldState[];
  /** Whether no script of others can read what is typed (`takesSecrets.ts`). */
  readonly takesSecrets: boolean;
  readonly showsSecrets: boolean;
  readonly onChange: (key: string, text: string) => void;
  /** Called when the reader leaves a field. */
  readonly onLeave?: (() => void) | undefined;
}): ReactNode {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return (
    <form className={styles.fields} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {states.map(({field, fault, isSaid = false, ...state}) => (
        <Field
          key={field.key}
          {...state}
          field={field}
          fault={isSaid || left.has(field.key) ? fault : undefined}
          isTaken={takesSecrets || !field.isSecret}
          showsSecrets={showsSecrets}
          onText={(text) => onChange(field.key, text)}
          onLeave={() => {
            setLeft((before) => new Set([...before, field.key]));
            onLeave?.();
          }}
        />
      ))}
    </form>
  );
}
