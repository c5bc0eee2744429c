import {useEffect, useState, type ReactNode} from 'react';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import type {FormField, StorageForm} from '@site/src/lib/shared/storageForm';
import {Builder} from '@site/src/features/builders/Builder';
import {Buttons} from '@site/src/features/builders/Buttons';
import type {FieldState} from '@site/src/features/builders/field';
import {FieldGrid} from '@site/src/features/builders/FieldGrid';
import {Radios} from '@site/src/features/builders/Radios';
import {Note} from '@site/src/features/builders/Results';
import {t as shared} from '@site/src/features/builders/texts';
import {readChoices, writeChoices} from './choices';
import {
  faultsOf,
  fieldsOf,
  initialText,
  neededFields,
  textOf,
  withoutSecrets,
  type Draft,
} from './draft';
import {StorageResults} from './StorageResults';
import {t} from './texts';

/** What the fields of a form show. */
function statesOf(
  form: StorageForm,
  draft: Draft,
  fields: readonly FormField[],
): readonly FieldState[] {
  const faults = faultsOf(form, draft);
  return fields.map((field) => {
    const fault = faults[field.key];
    const hints = [field.defaultWithheld && t('prefilled'), field.unit !== undefined && t('unit')];
    return {
      field,
      text: textOf(draft, field),
      initial: initialText(field),
      fault: fault && shared(fault),
      hint: hints.filter(Boolean).join(' '),
    };
  });
}

/**
 * A form like AList's, and what becomes of it. Choices are in the URL, so that they can be sent to others. What is typed
 * is nowhere but here.
 *
 * @param forms of the page's drivers, the default first
 * @param takesSecrets whether no script of others can read what is typed
 */
export function StorageView({
  forms,
  takesSecrets,
}: {
  readonly forms: readonly [StorageForm, ...StorageForm[]];
  readonly takesSecrets: boolean;
}): ReactNode {
  const [choices, setChoices] = useState(() => readChoices(location.search, forms));
  const [showsAll, setShowsAll] = useState(false);
  const [showsSecrets, setShowsSecrets] = useState(false);
  /** Counts how often everything was cleared: the fields start again. */
  const [round, setRound] = useState(0);
  const {form, draft} = choices;
  const all = fieldsOf(form);
  const hasSecrets = takesSecrets && all.some(({isSecret}) => isSecret);

  useEffect(() => {
    replaceQuery(writeChoices(location.search, forms, choices));
  }, [forms, choices]);

  useForgetOnLeave(() => {
    setChoices({form, draft: withoutSecrets(forms, draft)});
    setShowsSecrets(false);
  });

  function choose(driver: string): void {
    setChoices({form: forms.find((each) => each.driver === driver) ?? form, draft});
  }

  function clear(): void {
    setChoices({form, draft: {}});
    setRound(round + 1);
  }

  return (
    <Builder title={t('title')} lead={t('lead')}>
      {forms.length > 1 && (
        <Radios
          legend={t('driver')}
          options={forms.map(({driver, name}) => ({value: driver, label: name}))}
          value={form.driver}
          onChoose={choose}
        />
      )}
      <FieldGrid
        key={`${form.driver} ${round}`}
        states={statesOf(form, draft, showsAll ? all : neededFields(form, draft))}
        takesSecrets={takesSecrets}
        showsSecrets={showsSecrets}
        onChange={(key, text) => setChoices({form, draft: {...draft, [key]: text}})}
      />
      {hasSecrets && <Note>{shared('secretNote')}</Note>}
      <Buttons
        round={round}
        onClear={clear}
        secrets={
          hasSecrets
            ? {isShown: showsSecrets, onToggle: () => setShowsSecrets(!showsSecrets)}
            : undefined
        }
      >
        <button type="button" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? shared('showNeeded') : shared('showAll', {count: all.length})}
        </button>
      </Buttons>
      <StorageResults form={form} draft={draft} showsSecrets={showsSecrets} />
    </Builder>
  );
}
