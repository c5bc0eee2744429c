import {useEffect, useState, type ReactNode} from 'react';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {usePageDriver} from '@site/src/hooks/usePageDriver';
import {choosePageDriver} from '@site/src/lib/browser/pageDriver';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import type {FormField, StorageForm} from '@site/src/lib/shared/storageForm';
import {Builder} from '@site/src/features/builders/Builder';
import {Buttons} from '@site/src/features/builders/Buttons';
import type {FieldState} from '@site/src/features/builders/field';
import {floatFault} from '@site/src/features/builders/checks';
import {FieldGrid} from '@site/src/features/builders/FieldGrid';
import {Radios} from '@site/src/features/builders/Radios';
import {Note} from '@site/src/features/builders/Results';
import {t as shared} from '@site/src/features/builders/texts';
import {readChoices, writeChoices} from './choices';
import {presetsOf, PURPOSES} from './purposes';
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
import {purposeTexts, t} from './texts';
import {partFault, uplinkField, uplinkOf} from './uplink';

/** Choice of no purpose: the defaults of AList's form. */
const ANY = '';

function stateOf(draft: Draft, field: FormField, fault: string | undefined): FieldState {
  const hints = [field.defaultWithheld && t('prefilled'), field.unit !== undefined && t('unit')];
  return {
    field,
    text: textOf(draft, field),
    initial: initialText(field),
    fault,
    hint: hints.filter(Boolean).join(' '),
  };
}

/** What the fields of a form show, and what else is asked. */
function statesOf(
  form: StorageForm,
  draft: Draft,
  fields: readonly FormField[],
): readonly FieldState[] {
  const faults = faultsOf(form, draft);
  const uplink = uplinkField(form);
  const slow = partFault(form, draft);
  return fields.flatMap((field) => {
    const fault = faults[field.key];
    const state = stateOf(draft, field, fault ? shared(fault) : undefined);
    if (field.partSeconds === undefined || !uplink) return [state];
    const speed = uplinkOf(draft);
    const wrong = speed === '' ? undefined : floatFault(speed);
    return [
      {...state, ...(slow && !fault && {fault: slow.text, isSaid: true})},
      {field: uplink, text: speed, initial: '', fault: wrong && shared(wrong)},
    ];
  });
}

interface StorageProps {
  /** Forms of the page's drivers, the default first. */
  readonly forms: readonly [StorageForm, ...StorageForm[]];
  /** Whether no script of others can read what is typed. */
  readonly takesSecrets: boolean;
  /** URL of what the status proves. */
  readonly checkHref?: string;
}

/** The storage builder of a driver page. */
export function StorageView(props: StorageProps): ReactNode {
  return (
    <Builder title={t('title')} lead={t('lead')}>
      <StorageParts {...props} />
    </Builder>
  );
}

/**
 * A form like AList's, and what becomes of it. Choices are in the URL, so that they can be sent to others. What is typed
 * is nowhere but here.
 */
export function StorageParts({forms, takesSecrets, checkHref = '#check'}: StorageProps): ReactNode {
  const driver = usePageDriver();
  const form = forms.find((each) => each.driver === driver) ?? forms[0];
  const [choices, setChoices] = useState(() => readChoices(location.search, form));
  const [showsAll, setShowsAll] = useState(false);
  const [showsSecrets, setShowsSecrets] = useState(false);
  /** Counts how often everything was cleared: the fields start again. */
  const [round, setRound] = useState(0);
  const {purpose, entered} = choices;
  const draft = {...presetsOf(form, purpose), ...entered};
  const all = fieldsOf(form);
  const hasSecrets = takesSecrets && all.some(({isSecret}) => isSecret);

  useEffect(() => {
    replaceQuery(writeChoices(location.search, forms, form, choices));
  }, [forms, form, choices]);

  useForgetOnLeave(() => {
    setChoices({purpose, entered: withoutSecrets(forms, entered)});
    setShowsSecrets(false);
  });

  function clear(): void {
    setChoices({purpose: undefined, entered: {}});
    setRound(round + 1);
  }

  return (
    <>
      {forms.length > 1 && (
        <Radios
          legend={t('driver')}
          options={forms.map((each) => ({value: each.driver, label: each.name}))}
          value={form.driver}
          onChoose={choosePageDriver}
        />
      )}
      <Radios
        legend={t('purpose')}
        options={[
          {value: ANY, label: t('purposeAny')},
          ...PURPOSES.map((each) => ({value: each, label: t(purposeTexts[each])})),
        ]}
        value={purpose ?? ANY}
        onChoose={(chosen) => setChoices({purpose: chosen === ANY ? undefined : chosen, entered})}
      />
      <FieldGrid
        key={`${form.driver} ${round}`}
        states={statesOf(form, draft, showsAll ? all : neededFields(form, draft))}
        takesSecrets={takesSecrets}
        showsSecrets={showsSecrets}
        onChange={(key, text) => setChoices({purpose, entered: {...entered, [key]: text}})}
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
      <StorageResults
        form={form}
        draft={draft}
        purpose={purpose}
        showsSecrets={showsSecrets}
        checkHref={checkHref}
      />
    </>
  );
}
