import {useId, type ReactNode} from 'react';
import type {FieldPlace, RunnerField, RunnerRoute} from '@site/src/lib/shared/runnerRoute';
import {JSON_NAME, inputKind, nameOf, optionsOf, type Draft, type FieldFault} from './buildRequest';
import {t, type TextKey} from './texts';
import styles from './Runner.lazy.module.css';

const places: readonly (readonly [FieldPlace, TextKey])[] = [
  ['path', 'placePath'],
  ['query', 'placeQuery'],
  ['header', 'placeHeader'],
  ['body', 'placeBody'],
];

interface FormProps {
  readonly route: RunnerRoute;
  readonly draft: Draft;
  readonly faults: Readonly<Record<string, FieldFault>>;
  readonly onChange: (draft: Draft) => void;
  /** Goes between fields and JSON. */
  readonly onMode: () => void;
}

/** Inputs for every value of a route's request, in the order of the page. */
export function RequestForm({route, draft, faults, onChange, onMode}: FormProps): ReactNode {
  const bodyFields = route.fields.some(({place}) => place === 'body');
  const isJson = draft.json !== undefined;
  return (
    <>
      {places.map(([place, title]) => {
        const fields = route.fields.filter((field) => field.place === place);
        const hasOther = place === 'body' && (route.body === 'file' || isJson);
        if (fields.length === 0 && !hasOther) return null;
        return (
          <fieldset key={place} className={styles.group}>
            <legend>{t(title)}</legend>
            {place === 'body' && route.body === 'json' && bodyFields && (
              <button type="button" className={styles.mode} onClick={onMode}>
                {t(isJson ? 'asForm' : 'asJson')}
              </button>
            )}
            {place === 'body' && isJson ? (
              <JsonEditor draft={draft} fault={faults[JSON_NAME]} onChange={onChange} />
            ) : (
              fields.map((field) => (
                <Field
                  key={field.name}
                  field={field}
                  draft={draft}
                  fault={faults[nameOf(field)]}
                  onChange={onChange}
                />
              ))
            )}
            {place === 'body' && route.body === 'file' && (
              <Field
                field={{
                  place: 'body',
                  name: 'file',
                  type: 'file',
                  isRequired: true,
                  note: '',
                }}
                label={t('file')}
                draft={draft}
                fault={faults['body.file']}
                onChange={onChange}
              />
            )}
          </fieldset>
        );
      })}
    </>
  );
}

function JsonEditor({
  draft,
  fault,
  onChange,
}: {
  readonly draft: Draft;
  readonly fault: FieldFault | undefined;
  readonly onChange: (draft: Draft) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <textarea
        name={JSON_NAME}
        aria-label={t('placeBody')}
        rows={12}
        spellCheck={false}
        value={draft.json ?? ''}
        aria-invalid={fault !== undefined}
        aria-describedby={id}
        onChange={({target}) => onChange({...draft, json: target.value})}
      />
      <p id={id} className={styles.fault}>
        {fault && t(fault)}
      </p>
    </div>
  );
}

function Field({
  field,
  label = field.name,
  draft,
  fault,
  onChange,
}: {
  readonly field: RunnerField;
  readonly label?: string;
  readonly draft: Draft;
  readonly fault: FieldFault | undefined;
  readonly onChange: (draft: Draft) => void;
}): ReactNode {
  const id = useId();
  const name = nameOf(field);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code translate="no">{label}</code> <span>{field.type}</span>
        {field.isRequired && <b> {t('required')}</b>}
      </label>
      <Input
        field={field}
        id={id}
        text={draft.texts[name] ?? ''}
        isWrong={fault !== undefined}
        onText={(text) => onChange({...draft, texts: {...draft.texts, [name]: text}})}
        onFile={(file) => onChange({...draft, file})}
      />
      <p id={`${id}note`} className={styles.note}>
        {inputKind(field) === 'lines' && t('onePerLine')}
        {field.note}
      </p>
      <p id={`${id}fault`} className={styles.fault}>
        {fault && t(fault)}
      </p>
    </div>
  );
}

function Input({
  field,
  id,
  text,
  isWrong,
  onText,
  onFile,
}: {
  readonly field: RunnerField;
  readonly id: string;
  readonly text: string;
  readonly isWrong: boolean;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File | undefined) => void;
}): ReactNode {
  const kind = inputKind(field);
  const common = {
    id,
    name: nameOf(field),
    'aria-required': field.isRequired,
    'aria-invalid': isWrong,
    'aria-describedby': `${id}note ${id}fault`,
  };
  const placeholder =
    field.initial === undefined ? field.example : t('defaultIs', {value: field.initial});
  const hint = placeholder === undefined ? {} : {placeholder};
  switch (kind) {
    case 'file':
      return <input {...common} type="file" onChange={({target}) => onFile(target.files?.[0])} />;
    case 'choice': {
      return (
        <select {...common} value={text} onChange={({target}) => onText(target.value)}>
          <option value="">
            {field.initial === undefined ? t('notSet') : t('defaultIs', {value: field.initial})}
          </option>
          {optionsOf(field)
            .filter((option) => option !== '')
            .map((option) => (
              <option key={option}>{option}</option>
            ))}
        </select>
      );
    }
    case 'lines':
    case 'json':
      return (
        <textarea
          {...common}
          {...hint}
          rows={3}
          spellCheck={false}
          value={text}
          onChange={({target}) => onText(target.value)}
        />
      );
    default:
      return (
        <input
          {...common}
          {...hint}
          type={kind === 'secret' ? 'password' : 'text'}
          {...(kind === 'integer' ? {inputMode: 'numeric' as const} : {})}
          autoComplete={kind === 'secret' ? 'new-password' : 'off'}
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={({target}) => onText(target.value)}
        />
      );
  }
}
