import {useId, type ReactNode} from 'react';
import type {BuilderField, FieldState} from './field';
import {Prose} from './Prose';
import {t} from './texts';
import styles from './builders.lazy.module.css';

interface FieldProps extends FieldState {
  /** Whether the page asks for the value. */
  readonly isTaken: boolean;
  readonly showsSecrets: boolean;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
}

/** A field: its name, what it holds, what it's for, and what is wrong with the value. */
export function Field(props: FieldProps): ReactNode {
  const {field, fault, hint, isTaken} = props;
  const id = useId();
  const isSwitch = field.type === 'bool';
  return (
    <div className={styles.field} data-wide={field.type === 'text' || undefined}>
      {isTaken ? (
        <label htmlFor={id} className={isSwitch ? styles.switch : undefined}>
          {isSwitch && <Control {...props} id={id} />}
          <Name field={field} />
        </label>
      ) : (
        <p className={styles.name}>
          <Name field={field} />
        </p>
      )}
      {!isSwitch && isTaken && <Control {...props} id={id} />}
      <p id={`${id}fault`} className={styles.fault}>
        {fault}
      </p>
      <p id={`${id}note`} className={styles.note}>
        {!isTaken && `${t('noSecrets')} `}
        <Prose text={[hint, field.note].filter(Boolean).join(' ')} />
      </p>
    </div>
  );
}

function Name({field}: {readonly field: BuilderField}): ReactNode {
  const {label, meaning, required = false, type} = field;
  return (
    <span>
      {label}
      {meaning !== undefined && <small> {meaning}</small>}
      {/* A switch always has a value. */}
      {required && type !== 'bool' && <b> {t('required')}</b>}
    </span>
  );
}

function Control({
  field,
  text,
  initial,
  fault,
  showsSecrets,
  onText,
  onLeave,
  id,
}: FieldProps & {readonly id: string}): ReactNode {
  const {type, options = [], required = false, isSecret = false, rows = 2} = field;
  const common = {
    id,
    'aria-required': required,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}fault ${id}note`,
  };
  const typed = {
    ...common,
    value: text,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    translate: 'no',
    'data-1p-ignore': '',
    'data-lpignore': 'true',
    onBlur: onLeave,
  } as const;
  switch (type) {
    case 'bool':
      return (
        <input
          {...common}
          type="checkbox"
          checked={text === 'true'}
          onChange={({target}) => onText(String(target.checked))}
        />
      );
    case 'select':
      return (
        <select {...common} value={text} onChange={({target}) => onText(target.value)}>
          {/* A default that can't be chosen again: none, or one that the list doesn't have. */}
          {!options.some(({value}) => value === initial) && (
            <option value={initial}>
              {initial === '' ? t(required ? 'choose' : 'blank') : initial}
            </option>
          )}
          {options.map(({value, label}) => (
            <option key={value} value={value}>
              {label === '' ? t('blank') : label}
            </option>
          ))}
        </select>
      );
    case 'text':
      return (
        <textarea
          {...typed}
          rows={rows}
          data-masked={(isSecret && !showsSecrets) || undefined}
          onChange={({target}) => onText(target.value)}
        />
      );
    default:
      return (
        <input
          {...typed}
          type={isSecret && !showsSecrets ? 'password' : 'text'}
          inputMode={type === 'number' ? 'numeric' : type === 'float' ? 'decimal' : undefined}
          onChange={({target}) => onText(target.value)}
        />
      );
  }
}
