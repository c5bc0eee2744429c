import type {ReactNode} from 'react';
import {describeRequest} from '@site/src/lib/token-flow/requests';
import type {RequestTemplate, Values} from '@site/src/lib/token-flow/types';
import {useTexts} from './texts';
import styles from './Tool.module.css';

/** A request of the list. */
export interface ListedRequest {
  readonly template: RequestTemplate;
  /** Names of fields that are sent only to a server that announces the ability. */
  readonly optionalFields?: readonly string[];
  /** Whether the browser opens it as a page rather than asks for it. */
  readonly isPage?: boolean;
  /** Whether the whole request is made only with a server that can. */
  readonly isOptional?: boolean;
}

/** Each request before it is sent: method, host, fields; secrets as dots (contract section 5). */
export function RequestList({
  requests,
  values,
}: {
  readonly requests: readonly ListedRequest[];
  readonly values: Values;
}): ReactNode {
  const {t} = useTexts();
  return (
    <ol className={styles.requests} aria-label={t('requestsLabel')}>
      {requests.map((request) => (
        <RequestItem
          key={`${request.template.method} ${request.template.url}`}
          request={request}
          values={values}
        />
      ))}
    </ol>
  );
}

function RequestItem({
  request: {template, optionalFields = [], isPage = false, isOptional = false},
  values,
}: {
  readonly request: ListedRequest;
  readonly values: Values;
}): ReactNode {
  const {t, of} = useTexts();
  const {method, host, path, fields} = describeRequest(template, values);
  return (
    <li>
      <span>
        {isPage ? t('opensPage') : t('asksServer', {purpose: of(template.purpose)})}
        {isOptional && t('ifSupported')}
      </span>
      <code>
        {method} <b>{host}</b>
        {path}
      </code>
      <ul>
        {fields.length === 0 && <li>{t('noFields')}</li>}
        {fields.map(({name, value, isSecret}) => (
          <li key={name}>
            <code>
              {name}
              {value !== '' && ` = ${value}`}
            </code>
            {isSecret && ` ${t('secretField')}`}
            {optionalFields.includes(name) && t('ifSupported')}
          </li>
        ))}
      </ul>
    </li>
  );
}
