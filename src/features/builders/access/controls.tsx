import {useId, type ReactNode} from 'react';
import shared from '@site/src/features/builders/builders.lazy.module.css';

interface PathFieldProps {
  readonly label: string;
  readonly path: string;
  readonly note?: string;
  readonly onPath: (path: string) => void;
}

/** A path of the server. */
export function PathField({label, path, note, onPath}: PathFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={shared.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={path}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        translate="no"
        aria-describedby={note === undefined ? undefined : `${id}note`}
        onChange={({target}) => onPath(target.value)}
      />
      {note !== undefined && (
        <p id={`${id}note`} className={shared.note}>
          {note}
        </p>
      )}
    </div>
  );
}

/** One of several choices. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly options: readonly {readonly value: Value; readonly label: string}[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={shared.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        // The browser gives only values of the options.
        onChange={({target}) => onChoose(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A box to select. */
export function Switch({
  label,
  isOn,
  onSwitch,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}): ReactNode {
  return (
    <div className={shared.field}>
      <label className={shared.switch}>
        <input type="checkbox" checked={isOn} onChange={({target}) => onSwitch(target.checked)} />
        <span>{label}</span>
      </label>
    </div>
  );
}
