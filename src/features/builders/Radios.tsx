import {useId, type ReactNode} from 'react';
import styles from './builders.lazy.module.css';

/** One of a few choices, all of them in sight. */
export function Radios<Value extends string>({
  legend,
  options,
  value,
  onChoose,
}: {
  readonly legend: string;
  readonly options: readonly {readonly value: Value; readonly label: string}[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.radios}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={group}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
