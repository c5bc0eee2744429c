import {useId, useState, type ReactNode} from 'react';
import {useApiServer} from '@site/src/hooks/useApiServer';
import {siteIdRelayRequest, siteIdRequest} from '@site/src/data/token-providers/onedrive';
import {failureOf, type FlowResult} from '@site/src/lib/browser/token-flow/exchange';
import {memberOf, type Failure} from '@site/src/lib/shared/token-flow/failure';
import {logRequest} from '@site/src/lib/shared/token-flow/requestLog';
import {prepareRequest} from '@site/src/lib/shared/token-flow/requests';
import {missingMember, sendRequest} from '@site/src/lib/shared/token-flow/send';
import {graphSitePath} from '@site/src/lib/browser/token-flow/sharepointAddress';
import type {RequestTemplate} from '@site/src/lib/shared/token-flow/types';
import {FailureView} from '@site/src/features/token-tools/FailureView';
import {RequestList} from '@site/src/features/token-tools/RequestList';
import {SecretValue} from '@site/src/features/token-tools/SecretValue';
import {useTexts} from '@site/src/features/token-tools/texts';
import {useTask} from '@site/src/features/token-tools/useTask';
import {FallbackContext} from '@site/src/features/token-tools/fallbacks';
import styles from '@site/src/features/token-tools/Tool.module.css';

type SiteState =
  | {readonly status: 'idle' | 'asking' | 'wrong'}
  | {readonly status: 'failed'; readonly failure: Failure}
  | {readonly status: 'done'; readonly id: string};

/** Id of a SharePoint site, asked of Microsoft by this browser; through the API server only on demand. */
export function SiteIdTool({result}: {readonly result: FlowResult}): ReactNode {
  const {t} = useTexts();
  const {server} = useApiServer();
  const task = useTask();
  const inputId = useId();
  const [siteUrl, setSiteUrl] = useState('');
  const [state, setState] = useState<SiteState>({status: 'idle'});
  const sitePath = graphSitePath(siteUrl);
  const values = {
    ...result.values,
    siteUrl: siteUrl.trim(),
    ...(sitePath === undefined ? {} : {sitePath}),
    ...(server === undefined ? {} : {api: server.url}),
  };

  async function ask(template: RequestTemplate): Promise<void> {
    if (sitePath === undefined) {
      setState({status: 'wrong'});
      return;
    }
    const signal = task.start();
    setState({status: 'asking'});
    try {
      const request = prepareRequest(template, values);
      const read = async (): Promise<string> => {
        const id = memberOf(await sendRequest(request, signal), 'id');
        if (typeof id !== 'string' || id === '') throw missingMember();
        return id;
      };
      setState({status: 'done', id: await logRequest(template, read, signal)});
    } catch (error) {
      if (!signal.aborted) setState({status: 'failed', failure: failureOf(error)});
    }
  }

  if (result.values.accessToken === undefined) return null;
  return (
    // What fails here has other fallbacks than the sign-in.
    <FallbackContext value={undefined}>
      <details>
        <summary>{t('siteTitle')}</summary>
        <div className={styles.form}>
          <p>{t('siteText')}</p>
          <RequestList requests={[{template: siteIdRequest}]} values={values} isLive />
          <div>
            <label htmlFor={inputId}>{t('siteLabel')}</label>
            <input
              id={inputId}
              type="url"
              autoComplete="off"
              spellCheck={false}
              value={siteUrl}
              onChange={({target}) => setSiteUrl(target.value)}
            />
          </div>
          {state.status === 'wrong' && (
            <p className={styles.failure} role="alert">
              {t('siteWrong')}
            </p>
          )}
          {state.status === 'failed' && (
            <FailureView failure={state.failure}>
              <RequestList requests={[{template: siteIdRelayRequest}]} values={values} isLive />
              <button
                type="button"
                className="button button--secondary"
                onClick={() => void ask(siteIdRelayRequest)}
              >
                {t('siteRelay')}
              </button>
            </FailureView>
          )}
          {state.status === 'done' && (
            <>
              <p role="status">{t('siteHint')}</p>
              <SecretValue name="is_sharepoint" value="true" isSecret={false} />
              <SecretValue name="site_id" value={state.id} isSecret={false} />
            </>
          )}
          <p className={styles.actions}>
            <button
              type="button"
              className="button button--secondary"
              disabled={state.status === 'asking'}
              onClick={() => void ask(siteIdRequest)}
            >
              {t('siteAsk')}
            </button>
          </p>
        </div>
      </details>
    </FallbackContext>
  );
}
