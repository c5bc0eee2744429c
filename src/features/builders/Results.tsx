import {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {TabItem, Tabs} from '@site/src/components/Tabs/Tabs';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {sampleLanguages, samples} from '@site/src/lib/shared/samples/samples';
import {listSeparators} from '@site/src/lib/shared/localized';
import {createBody, createRequest, type StorageForm} from '@site/src/lib/shared/storageForm';
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
import {Prose} from './Prose';
import {t, type TextKey} from './texts';
import styles from './StorageBuilder.lazy.module.css';

interface ResultsProps {
  readonly form: StorageForm;
  readonly draft: Draft;
  readonly showsSecrets: boolean;
}

/** What becomes of a form: a list for AList's form, the body and the request, and what to know about them. */
export function Results(props: ResultsProps): ReactNode {
  return (
    <div className={styles.results}>
      <State {...props} />
      <Formats {...props} />
      <Downloads {...props} />
      <Issues {...props} />
      <p className={styles.next}>
        <strong>{t('next')}</strong>
        <Link to="#check">
          <Prose text={t('check')} />
        </Link>
      </p>
    </div>
  );
}

/** What is missing or wrong. */
function State({form, draft}: ResultsProps): ReactNode {
  const separator = listSeparators[useLocaleCode()];
  const faults = faultsOf(form, draft);
  const fields = fieldsOf(form);
  const missing = fields.filter((field) => isMissing(draft, field));
  const wrong = fields.filter((field) => faults[field.key] && !missing.includes(field));
  const logins = missingLogins(form, draft);
  const lines = [
    ['stillNeeded', missing],
    ['toCorrect', wrong],
    [logins.length === 1 ? 'signIn' : 'signInOneOf', logins],
  ] as const;
  const isComplete = lines.every(([, named]) => named.length === 0);
  return (
    <p role="status" className={styles.state} data-complete={isComplete}>
      {isComplete && t('complete')}
      {lines.map(
        ([text, named]) =>
          named.length > 0 && (
            <span key={text}>
              {t(text, {names: named.map(({label}) => label).join(separator)})}
            </span>
          ),
      )}
    </p>
  );
}

function Formats({form, draft, showsSecrets}: ResultsProps): ReactNode {
  const shown = createBody(form, valuesOf(form, showsSecrets ? draft : maskSecrets(form, draft)));
  const copied = createBody(form, valuesOf(form, draft));
  const notes = (
    <p className={styles.note}>
      {t('tokenNote', {token: 'TOKEN'})}
      {/"<[^"<>]+>|\\"<[^"<>]+>/.test(JSON.stringify(copied)) && ` ${t('placeholderNote')}`}
    </p>
  );
  return (
    <div className={styles.formats}>
      <Tabs groupId="result">
        <TabItem value="form" label={t('resultForm')}>
          <Checklist form={form} draft={draft} showsSecrets={showsSecrets} />
        </TabItem>
        <TabItem value="json" label="JSON">
          <Code
            name="JSON"
            shown={JSON.stringify(shown, null, 2)}
            copied={JSON.stringify(copied, null, 2)}
          />
        </TabItem>
        {sampleLanguages.map(({id, label}) => (
          <TabItem key={id} value={id} label={label}>
            <Code
              name={label}
              shown={samples[id](createRequest(shown))}
              copied={samples[id](createRequest(copied))}
            />
            {notes}
            {id === 'curl' && <p className={styles.note}>{t('historyNote')}</p>}
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

/** Code that is shown with dots for secrets, and copied with them. */
function Code({
  name,
  shown,
  copied,
}: {
  readonly name: string;
  readonly shown: string;
  readonly copied: string;
}): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [message, setMessage] = useState<TextKey>();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied);
      setMessage('copied');
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setMessage('copyFailed');
    }
  }

  return (
    <div className={styles.code}>
      {/* Scrolls where its lines are long, which needs the keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <code ref={code} translate="no">
          {shown}
        </code>
      </pre>
      <button type="button" aria-label={t('copyNamed', {name})} onClick={() => void copy()}>
        {t('copy')}
      </button>
      <span role="status">{message && t(message)}</span>
    </div>
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
    <div className={styles.part}>
      <p className={styles.subtitle}>{t('downloads')}</p>
      <dl className={styles.list}>
        <div>
          <dt>{t('web')}</dt>
          <dd>
            {t(routeTexts[web])}
            {form.proxy === 'optional' && ` ${t('routeOptional')}`}
          </dd>
        </div>
        <div>
          <dt>{t('webdav')}</dt>
          <dd>{t(routeTexts[webdav])}</dd>
        </div>
      </dl>
      {reason !== undefined && (
        <p className={styles.note}>
          <Prose text={reason} />
        </p>
      )}
      {remedy !== undefined && isRedirected && (
        <p className={styles.warning}>
          <Prose text={remedy} />
        </p>
      )}
    </div>
  );
}

function Issues({form, draft}: ResultsProps): ReactNode {
  const issues = matchingIssues(form, draft);
  if (issues.length === 0) return null;
  return (
    <div className={styles.part}>
      <p className={styles.subtitle}>{t('issues')}</p>
      <ul className={styles.issues}>
        {issues.map(({text}) => (
          <li key={text}>
            <Prose text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
