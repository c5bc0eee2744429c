import {useState, type ReactNode, type SubmitEvent} from 'react';
import {googleAlbumsRequest, googleRefreshRequest} from '@site/src/data/token-providers/google';
import {fetchAlbums, type Album} from '@site/src/lib/browser/token-flow/albums';
import {exchangeTokens, failureOf} from '@site/src/lib/browser/token-flow/exchange';
import type {Failure} from '@site/src/lib/shared/token-flow/failure';
import {clearRequestLog} from '@site/src/lib/shared/token-flow/requestLog';
import type {Values} from '@site/src/lib/shared/token-flow/types';
import {FailureView} from '@site/src/features/token-tools/FailureView';
import {SecretValue} from '@site/src/features/token-tools/SecretValue';
import {useTexts} from '@site/src/features/token-tools/texts';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {useTask} from '@site/src/features/token-tools/useTask';
import styles from '@site/src/features/token-tools/Tool.module.css';

type AlbumState =
  | {readonly status: 'idle' | 'asking'}
  | {readonly status: 'failed'; readonly failure: Failure}
  | {readonly status: 'done'; readonly albums: readonly Album[]};

/**
 * Lists albums on demand.
 *
 * @param values an access token, or a refresh token with its application
 */
export function AlbumList({
  values,
  children,
}: {
  readonly values: Values;
  /** Fields above the button. */
  readonly children?: ReactNode;
}): ReactNode {
  const {t} = useTexts();
  const task = useTask();
  const [state, setState] = useState<AlbumState>({status: 'idle'});
  useForgetOnLeave(() => setState({status: 'idle'}));

  async function ask(): Promise<void> {
    const signal = task.start();
    clearRequestLog();
    setState({status: 'asking'});
    try {
      const access =
        values.accessToken === undefined
          ? (await exchangeTokens(googleRefreshRequest, values, 'own', signal)).values
          : values;
      setState({status: 'done', albums: await fetchAlbums(googleAlbumsRequest, access, signal)});
    } catch (error) {
      if (!signal.aborted) setState({status: 'failed', failure: failureOf(error)});
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void ask();
  }

  const isReady = values.accessToken !== undefined || values.refreshToken !== undefined;
  return (
    <form className={styles.form} onSubmit={handleSubmit} autoComplete="off">
      {children}
      <p className={styles.actions}>
        <button
          type="submit"
          className="button button--primary"
          disabled={!isReady || state.status === 'asking'}
        >
          {t('albumAsk')}
        </button>
      </p>
      {/* One text: what comes and goes beside another stops React on a page that the browser has translated. */}
      <p role="status">
        {state.status === 'done'
          ? t('albumCount', {count: String(state.albums.length)})
          : state.status === 'asking' && t('albumAsking')}
      </p>
      {state.status === 'failed' && <FailureView failure={state.failure} />}
      {state.status === 'done' && state.albums.length === 0 && <p>{t('albumNone')}</p>}
      {state.status === 'done' && state.albums.length > 0 && (
        <dl>
          {state.albums.map(({id, title}) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>
                <SecretValue name={title} value={id} isSecret={false} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </form>
  );
}
