import {useEffect, useState, type ReactNode} from 'react';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import type {StorageForm} from '@site/src/lib/shared/storageForm';
import {fieldsOf, neededFields, withoutSecrets} from './draft';
import {DriverChoice} from './DriverChoice';
import {FieldGrid} from './FieldGrid';
import {readChoices, writeChoices} from './query';
import {Results} from './Results';
import {t} from './texts';
import styles from './StorageBuilder.lazy.module.css';

/**
 * A form like AList's, and what becomes of it. Choices are in the URL, so that they can be sent to others. What is typed
 * is nowhere but here.
 *
 * @param forms of the page's drivers, the default first
 * @param takesSecrets whether no script of others can read what is typed
 */
export function BuilderView({
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

  function clear(): void {
    setChoices({form, draft: {}});
    setRound(round + 1);
  }

  return (
    <section className={styles.builder} aria-label={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      {forms.length > 1 && (
        <DriverChoice
          forms={forms}
          chosen={form}
          onChoose={(chosen) => setChoices({form: chosen, draft})}
        />
      )}
      <FieldGrid
        key={`${form.driver} ${round}`}
        form={form}
        fields={showsAll ? all : neededFields(form, draft)}
        draft={draft}
        takesSecrets={takesSecrets}
        showsSecrets={showsSecrets}
        onChange={(key, text) => setChoices({form, draft: {...draft, [key]: text}})}
      />
      {hasSecrets && <p className={styles.note}>{t('secretNote')}</p>}
      <p className={styles.buttons}>
        <button type="button" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('showNeeded') : t('showAll', {count: all.length})}
        </button>
        {hasSecrets && (
          <button
            type="button"
            aria-pressed={showsSecrets}
            onClick={() => setShowsSecrets(!showsSecrets)}
          >
            {t('showSecrets')}
          </button>
        )}
        <button type="button" onClick={clear}>
          {t('clear')}
        </button>
        <span className="spoken" role="status">
          {round > 0 && t('cleared')}
        </span>
      </p>
      <Results form={form} draft={draft} showsSecrets={showsSecrets} />
    </section>
  );
}
