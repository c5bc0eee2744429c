import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RunnerRoute} from '@site/src/lib/shared/runnerRoute';
import {FailureNote} from './FailureNote';
import {JsonTree} from './JsonTree';
import {alistError, meaningsOf, tokenIn, type AlistError} from './readAnswer';
import type {Answer, AnswerBody} from './sendRequest';
import {readToken} from './serverAddress';
import {t} from './texts';
import styles from './Runner.lazy.module.css';

/** Characters of a text that are drawn. */
const TEXT_LENGTH = 100_000;

type Answered = Extract<Answer, {end: 'answered'}>;

/**
 * What came back: status, time, headers, and body, or why there is nothing.
 *
 * @param onToken called when the reader wants to continue with the token of a sign-in
 */
export function AnswerView({
  answer,
  route,
  base,
  sentHeaders,
  onToken,
}: {
  readonly answer: Answer;
  readonly route: RunnerRoute;
  readonly base: string;
  /** Names of the headers of the request. */
  readonly sentHeaders: readonly string[];
  readonly onToken: (token: string) => void;
}): ReactNode {
  if (answer.end === 'failed') {
    return <FailureNote why={answer.why} route={route} base={base} sentHeaders={sentHeaders} />;
  }
  if (answer.end === 'redirected') return <p>{t('redirected')}</p>;
  return <AnsweredView answer={answer} route={route} onToken={onToken} />;
}

function AnsweredView({
  answer,
  route,
  onToken,
}: {
  readonly answer: Answered;
  readonly route: RunnerRoute;
  readonly onToken: (token: string) => void;
}): ReactNode {
  const {status, ms, headers, body} = answer;
  const value = body.kind === 'json' ? body.value : undefined;
  const error = alistError(value);
  const isGood = status < 400 && error === undefined;
  return (
    <>
      <p className={styles.summary}>
        <span className={styles.status} data-good={isGood}>
          {status}
        </span>{' '}
        <span>{t('time', {ms})}</span>
      </p>
      {error && <ErrorNote error={error} route={route} />}
      {status === 500 && body.kind === 'empty' && (
        <div role="alert" className={styles.failure}>
          <p>{t('crashed')}</p>
        </div>
      )}
      <TokenButton value={value} onToken={onToken} />
      <details className={styles.headers}>
        <summary>
          {t('headers')} <span>{headers.length}</span>
        </summary>
        <dl>
          {headers.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{t('headersNote')}</p>
      </details>
      <BodyView body={body} />
    </>
  );
}

/** The reader can sign in here and continue with the token. */
function TokenButton({
  value,
  onToken,
}: {
  readonly value: unknown;
  readonly onToken: (token: string) => void;
}): ReactNode {
  const [isUsed, setUsed] = useState(false);
  const found = readToken(tokenIn(value) ?? '');
  const token = 'token' in found ? found.token : '';
  if (token === '') return null;
  return (
    <p>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          onToken(token);
          setUsed(true);
        }}
      >
        {t('useToken')}
      </button>{' '}
      <span role="status">{isUsed && t('tokenUsed')}</span>
    </p>
  );
}

function ErrorNote({
  error,
  route,
}: {
  readonly error: AlistError;
  readonly route: RunnerRoute;
}): ReactNode {
  const meanings = meaningsOf(error, route.errors).filter(({when}) => when !== '');
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{t('codeTitle', {code: error.code})}</strong>{' '}
        <code translate="no">{error.message}</code>
      </p>
      {meanings.map(({when}) => (
        <p key={when}>{when}</p>
      ))}
      <p>
        <Link to={`/faq/error.html?${new URLSearchParams({q: error.message}).toString()}`}>
          {t('lookUp')}
        </Link>
      </p>
    </div>
  );
}

function BodyView({body}: {readonly body: AnswerBody}): ReactNode {
  switch (body.kind) {
    case 'empty':
      return <p>{t('empty')}</p>;
    case 'file':
      return <SaveButton blob={body.blob} />;
    case 'text':
      return (
        <>
          <CopyButton read={() => body.text} />
          {/* The text scrolls in its box, so the keyboard must be able to reach it. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={styles.text} translate="no" tabIndex={0}>
            {body.text.slice(0, TEXT_LENGTH)}
          </pre>
          {body.text.length > TEXT_LENGTH && (
            <p>{t('longText', {shown: TEXT_LENGTH, all: body.text.length})}</p>
          )}
        </>
      );
    default:
      return (
        <>
          <CopyButton read={() => JSON.stringify(body.value, null, 2)} />
          <JsonTree value={body.value} />
        </>
      );
  }
}

function CopyButton({read}: {readonly read: () => string}): ReactNode {
  const [isCopied, setCopied] = useState(false);
  return (
    <p className={styles.bodyTitle}>
      <span>{t('body')}</span>
      <button
        type="button"
        onClick={() => {
          navigator.clipboard.writeText(read()).then(
            () => setCopied(true),
            () => undefined,
          );
        }}
      >
        {t('copyBody')}
      </button>
      <span role="status">{isCopied && t('copied')}</span>
    </p>
  );
}

/** A file is saved, and not drawn: it can be anything. */
function SaveButton({blob}: {readonly blob: Blob}): ReactNode {
  function save(): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'response';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  }
  return (
    <p>
      <button type="button" className="button button--secondary" onClick={save}>
        {t('saveFile', {size: blob.size})}
      </button>
    </p>
  );
}
