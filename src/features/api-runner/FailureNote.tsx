import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RunnerRoute} from '@site/src/lib/shared/runnerRoute';
import type {SendFailure} from './sendRequest';
import {t, type TextKey} from './texts';
import styles from './Runner.lazy.module.css';

interface Failure {
  readonly title: TextKey;
  readonly text: TextKey;
  /** Configuration keys that fix it. */
  readonly keys: readonly string[];
}

const failures: Readonly<Record<Exclude<SendFailure, 'aborted'>, Failure>> = {
  mixed: {
    title: 'mixedTitle',
    text: 'mixed',
    keys: ['scheme.https_port', 'scheme.cert_file', 'scheme.key_file'],
  },
  origin: {title: 'originTitle', text: 'origin', keys: ['cors.allow_origins']},
  preflight: {
    title: 'preflightTitle',
    text: 'preflight',
    keys: ['cors.allow_headers', 'cors.allow_methods'],
  },
  unreachable: {title: 'unreachableTitle', text: 'unreachable', keys: ['scheme.http_port']},
};

/** Row of a key on the page of the configuration file. */
function rowOf(key: string): string {
  return `/config/configuration.html#config-${key.replaceAll('.', '-')}`;
}

/** Why there is no response, as far as a browser can tell, and the settings of AList that change it. */
export function FailureNote({
  why,
  route,
  base,
  sentHeaders,
}: {
  readonly why: SendFailure;
  readonly route: RunnerRoute;
  readonly base: string;
  readonly sentHeaders: readonly string[];
}): ReactNode {
  if (why === 'aborted') return <p>{t('aborted')}</p>;
  const {title, text, keys} = failures[why];
  const values = {
    origin: location.origin,
    headers: sentHeaders.join(', ') || '—',
    method: route.method,
  };
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{t(title)}</strong> <code translate="no">{base}</code>
      </p>
      <p>{t(text, values)}</p>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <Link to={rowOf(key)}>
              <code translate="no">{key}</code>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
