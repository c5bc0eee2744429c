import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {sampleLanguages, samples} from '@site/src/lib/shared/samples/samples';
import {languageOf} from '@site/src/lib/shared/localized';
import {createBody, createRequest, type StorageForm} from '@site/src/lib/shared/storageForm';
import {Code} from '@site/src/features/builders/Code';
import {Prose} from '@site/src/features/builders/Prose';
import {
  Formats,
  Note,
  Pairs,
  Part,
  Results,
  State,
  Warning,
} from '@site/src/features/builders/Results';
import {t as shared} from '@site/src/features/builders/texts';
import {Checklist} from './Checklist';
import {downloadsOf, matchingIssues, type Route} from './downloads';
import {
  faultsOf,
  fieldsOf,
  isMissing,
  maskSecrets,
  missingLogins,
  valuesOf,
  type Draft,
} from './draft';
import {FieldValue} from './FieldValue';
import {followedAdvice, type Purpose} from './purposes';
import {t, type TextKey} from './texts';
import {partFault} from './uplink';
import styles from './storage.lazy.module.css';

interface ResultsProps {
  readonly form: StorageForm;
  readonly draft: Draft;
  readonly purpose: Purpose | undefined;
  readonly showsSecrets: boolean;
  /** URL of what the status proves. */
  readonly checkHref: string;
}

/** What becomes of a form: a list for AList's form, the body and the request, and what to know about them. */
export function StorageResults(props: ResultsProps): ReactNode {
  return (
    <Results>
      <FormState {...props} />
      <StorageFormats {...props} />
      <Why {...props} />
      <Downloads {...props} />
      <Issues {...props} />
      <p className={styles.next}>
        <strong>{t('next')}</strong>
        <Link to={props.checkHref}>
          <Prose text={t('check')} />
        </Link>
      </p>
    </Results>
  );
}

/** What is missing or wrong. */
function FormState({form, draft}: ResultsProps): ReactNode {
  const separator = languageOf(useLocaleCode()).listSeparator;
  const faults = faultsOf(form, draft);
  const fields = fieldsOf(form);
  const missing = fields.filter((field) => isMissing(draft, field));
  const slow = partFault(form, draft)?.field;
  const wrong = fields.filter(
    (field) => field === slow || (faults[field.key] && !missing.includes(field)),
  );
  const logins = missingLogins(form, draft);
  const namesOf = (named: readonly {readonly label: string}[]) => ({
    names: named.map(({label}) => label).join(separator),
  });
  const lines = [
    missing.length > 0 && shared('stillNeeded', namesOf(missing)),
    wrong.length > 0 && shared('toCorrect', namesOf(wrong)),
    logins.length > 0 && t(logins.length === 1 ? 'signIn' : 'signInOneOf', namesOf(logins)),
  ];
  return <State lines={lines.filter((line) => line !== false)} />;
}

function StorageFormats({form, draft, showsSecrets}: ResultsProps): ReactNode {
  const shown = createBody(form, valuesOf(form, showsSecrets ? draft : maskSecrets(form, draft)));
  const copied = createBody(form, valuesOf(form, draft));
  const notes = (
    <Note>
      {t('tokenNote', {token: '<token>'})}
      {/"<[^"<>]+>|\\"<[^"<>]+>/.test(JSON.stringify(copied)) && ` ${shared('placeholderNote')}`}
    </Note>
  );
  return (
    <Formats
      group="result"
      formats={[
        {
          value: 'form',
          label: t('resultForm'),
          content: <Checklist form={form} draft={draft} showsSecrets={showsSecrets} />,
        },
        {
          value: 'json',
          label: 'JSON',
          content: (
            <Code
              name="JSON"
              shown={JSON.stringify(shown, null, 2)}
              copied={JSON.stringify(copied, null, 2)}
            />
          ),
        },
        ...sampleLanguages.map(({id, label}) => ({
          value: id,
          label,
          content: (
            <>
              <Code
                name={label}
                shown={samples[id](createRequest(shown))}
                copied={samples[id](createRequest(copied))}
              />
              {notes}
              {id === 'curl' && <Note>{t('historyNote')}</Note>}
            </>
          ),
        })),
      ]}
    />
  );
}

/** Why the purpose's values are as they are, as long as the reader keeps them. */
function Why({form, draft, purpose}: ResultsProps): ReactNode {
  const advice = followedAdvice(form, draft, purpose);
  if (advice.length === 0) return null;
  const fields = fieldsOf(form);
  const native = fields
    .find(({key}) => key === 'webdav_policy')
    ?.options?.find(({value}) => value === 'native_proxy');
  const names = {native: native?.label ?? '', signAll: form.signAll};
  return (
    <Part title={t('advice')}>
      <Pairs
        pairs={advice.flatMap(({key, value, reason}) => {
          const field = fields.find((each) => each.key === key);
          if (!field) return [];
          return [
            {
              key,
              name: (
                <>
                  {field.label}
                  <br />
                  <small>
                    <FieldValue field={field} text={value} />
                  </small>
                </>
              ),
              value: <Prose text={t(reason, names)} />,
            },
          ];
        })}
      />
    </Part>
  );
}

const routeTexts: Readonly<Record<Route, TextKey>> = {
  direct: 'routeDirect',
  through: 'routeThrough',
  external: 'routeExternal',
};

function Downloads({form, draft}: ResultsProps): ReactNode {
  const {web, webdav} = downloadsOf(form, draft);
  const {reason, remedy} = form.redirect;
  const isRedirected = web === 'direct' || webdav === 'direct';
  return (
    <Part title={t('downloads')}>
      <Pairs
        pairs={[
          {
            key: 'web',
            name: t('web'),
            value: t(routeTexts[web]) + (form.proxy === 'optional' ? ` ${t('routeOptional')}` : ''),
          },
          {key: 'webdav', name: t('webdav'), value: t(routeTexts[webdav])},
        ]}
      />
      {reason !== undefined && (
        <Note>
          <Prose text={reason} />
        </Note>
      )}
      {remedy !== undefined && isRedirected && <Warning text={remedy} />}
    </Part>
  );
}

function Issues({form, draft}: ResultsProps): ReactNode {
  const issues = matchingIssues(form, draft);
  if (issues.length === 0) return null;
  return (
    <Part title={t('issues')}>
      <ul className={styles.issues}>
        {issues.map(({text}) => (
          <li key={text}>
            <Prose text={text} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
