import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {useApiServer} from '@site/src/hooks/useApiServer';
import {hostOf} from '@site/src/lib/browser/hostOf';
import {completeValues, contextOf} from '@site/src/lib/browser/token-flow/codeFlow';
import {readFeatures} from '@site/src/lib/shared/token-flow/capabilities';
import {
  exchangeTokens,
  failureOf,
  type FlowResult,
} from '@site/src/lib/browser/token-flow/exchange';
import {FlowError, type Failure} from '@site/src/lib/shared/token-flow/failure';
import type {FlowRecord} from '@site/src/lib/browser/token-flow/flowRecord';
import type {CodeFlow} from '@site/src/lib/shared/token-flow/types';
import {FailureView} from '@site/src/features/token-tools/FailureView';
import {SecretValue} from '@site/src/features/token-tools/SecretValue';
import {useTexts} from '@site/src/features/token-tools/texts';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {useTask} from '@site/src/features/token-tools/useTask';

/**
 * Exchanges a code whose sign-in was started here. The first try goes to the API server that the
 * sign-in began with; when nothing reached that server, another one may be chosen for the next try. After any answer
 * the same code is not sent again.
 */
export function CodeExchange({
  flow,
  code,
  record,
  onResult,
  onForget,
  again,
  after,
}: {
  readonly flow: CodeFlow;
  readonly code: string;
  readonly record: FlowRecord;
  readonly onResult: (result: FlowResult) => void;
  /** Called when the page is left: code and record are to be dropped. */
  readonly onForget: () => void;
  /** How to begin again, among the fallbacks. */
  readonly again?: ReactNode;
  /** What follows a failure. */
  readonly after?: ReactNode;
}): ReactNode {
  const {t} = useTexts();
  const {server, servers} = useApiServer();
  const task = useTask();
  const [failure, setFailure] = useState<Failure>();
  useForgetOnLeave(onForget);
  const first = servers.find(({name}) => name === record.apiName) ?? server;
  const usesServer = flow.exchange(contextOf(record))?.url.startsWith('{api}') ?? false;
  const isOtherServer = usesServer && server !== undefined && server.url !== first?.url;
  const hasSecret = record.values.clientSecret !== undefined;

  async function exchange(api: string | undefined, signal: AbortSignal): Promise<FlowResult> {
    // Another server has other abilities than the one the sign-in was started with.
    const isOther = api !== undefined && api !== first?.url && flow.asksFeatures(record.client);
    const features = isOther ? await readFeatures(api, signal) : record.features;
    const template = flow.exchange(contextOf({...record, features}));
    const {verifier} = record.values;
    const sendsVerifier = Object.values(template?.fields ?? {}).includes('{verifier}');
    // A challenge was made for a verifier, so a server that cannot pass it on would only use the code up.
    if (template === undefined || (verifier !== undefined && !sendsVerifier)) {
      throw new FlowError({kind: 'server-refused', detail: '', retryable: true});
    }
    const known = {...record.values, code, ...(api === undefined ? {} : {api})};
    return exchangeTokens(template, completeValues(flow, known), record.client, signal);
  }

  function run(api: string | undefined): void {
    const signal = task.start();
    exchange(api, signal).then(onResult, (error: unknown) => {
      if (!signal.aborted) setFailure(failureOf(error));
    });
  }

  const runFirst = useEffectEvent(() => run(first?.url));
  useEffect(() => runFirst(), []);

  function retry(): void {
    setFailure(undefined);
    run(server?.url);
  }

  if (failure === undefined) return <p role="status">{t('exchanging')}</p>;
  return (
    <>
      <FailureView key={failure.kind} failure={failure} onRetry={retry} again={again}>
        {failure.retryable && failure.kind !== 'timeout' && servers.length > 1 && usesServer && (
          <p>{t('retryServer')}</p>
        )}
        {failure.retryable && isOtherServer && (
          <p role="status">
            {t(hasSecret ? 'retryOtherSecret' : 'retryOther', {host: hostOf(server.url)})}
          </p>
        )}
        <p>{t('codeReceived')}</p>
        <SecretValue name="code" value={code} />
      </FailureView>
      {after}
    </>
  );
}
