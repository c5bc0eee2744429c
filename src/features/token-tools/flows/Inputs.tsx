import {useId, type ReactNode} from 'react';
import type {InputField, Slot, Values} from '@site/src/lib/shared/token-flow/types';
import {useTexts} from '@site/src/features/token-tools/texts';

/** Fields the reader fills in; secrets are hidden while they are typed and never kept by the browser. */
export function Inputs({
  inputs,
  values,
  onChange,
  isDisabled = false,
}: {
  readonly inputs: readonly InputField[];
  readonly values: Values;
  readonly onChange: (slot: Slot, value: string) => void;
  readonly isDisabled?: boolean;
}): ReactNode {
  return inputs.map((input) => (
    <Input
      key={input.slot}
      input={input}
      value={values[input.slot] ?? ''}
      onChange={(value) => onChange(input.slot, value)}
      isDisabled={isDisabled}
    />
  ));
}

function Input({
  input: {label, hint, secret = false, optional = false, options, inputMode, autoComplete},
  value,
  onChange,
  isDisabled,
}: {
  readonly input: InputField;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled: boolean;
}): ReactNode {
  const {t, of} = useTexts();
  const id = useId();
  const common = {
    id,
    value,
    disabled: isDisabled,
    ...(hint === undefined ? {} : {'aria-describedby': `${id}-hint`}),
  };
  return (
    <div>
      <label htmlFor={id}>
        {of(label)}
        {optional && t('optional')}
      </label>
      {options === undefined ? (
        <input
          {...common}
          type={secret ? 'password' : 'text'}
          required={!optional}
          // "new-password" would invite browsers to suggest one and to keep it.
          autoComplete={autoComplete ?? 'off'}
          spellCheck={false}
          autoCapitalize="off"
          translate="no"
          {...(inputMode === undefined ? {} : {inputMode})}
          onChange={({target}) => onChange(target.value)}
        />
      ) : (
        <select {...common} onChange={({target}) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {of(option.label)}
            </option>
          ))}
        </select>
      )}
      {hint !== undefined && <small id={`${id}-hint`}>{of(hint)}</small>}
    </div>
  );
}

/** A choice of one out of a few, as radio buttons. */
export function Choice<T extends string>({
  legend,
  options,
  value,
  onChange,
  isDisabled = false,
}: {
  readonly legend: string;
  readonly options: readonly {readonly value: T; readonly label: string}[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly isDisabled?: boolean;
}): ReactNode {
  const name = useId();
  return (
    <fieldset disabled={isDisabled}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
