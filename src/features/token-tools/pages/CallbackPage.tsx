import {useState, type ReactNode} from 'react';
import {useApiServer} from '@site/src/hooks/useApiServer';
import {capabilitiesRequest} from '@site/src/lib/shared/token-flow/capabilities';
import {contextOf} from '@site/src/lib/browser/token-flow/codeFlow';
import type {FlowResult} from '@site/src/lib/browser/token-flow/exchange';
import {shownValues, type FlowRecord} from '@site/src/lib/browser/token-flow/flowRecord';
import {authorizeRequest, canAskServer} from '@site/src/lib/shared/token-flow/listRequests';
import {noteRequest} from '@site/src/lib/shared/token-flow/requestLog';
import type {CodeFlow, TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {
  CallbackTool,
  NoCodePreview,
  startsHere,
} from '@site/src/features/token-tools/flows/CallbackTool';
import {FlowTool} from '@site/src/features/token-tools/flows/FlowTool';
import {ResultView, useResult} from '@site/src/features/token-tools/result/ResultView';
import {ToolFrame, ToolPart, ToolSection} from './ToolFrame';
import {asksServer, ProviderSections, TrustLine, type ShownFlow} from './ToolSections';
import {useTexts} from '@site/src/features/token-tools/texts';
import {useChoice} from '@site/src/features/token-tools/flows/useChoice';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {useFreshRequestLog} from './useFreshRequestLog';
import {fallbacksOf} from '@site/src/features/token-tools/fallbacks';
import styles from '@site/src/features/token-tools/Tool.module.css';

/** Page a provider returns to; for providers without their own page also the start. */
export function CallbackPage({
  provider,
  after,
}: {
  readonly provider: TokenProvider;
  /** What can be done with a result beyond copying it. */
  readonly after?: (result: FlowResult) => ReactNode;
}): ReactNode {
  const {t, of} = useTexts();
  const choice = useChoice(provider, 'code');
  const {result, isCleared, show, clear} = useResult();
  const flow = provider.flows.find((each) => each.kind === 'code');
  if (flow === undefined) throw new Error(`${provider.id}: a callback page needs a code flow.`);
  const {returned, setReturned} = useReturned(flow);
  const shown = returned ?? choice;
  const name = of(provider.name);
  const start = startsHere(provider) && (
    <FlowTool provider={provider} choice={choice} onResult={show} />
  );
  return (
    <ToolFrame
      title={t('callbackTitle', {name})}
      lead={startsHere(provider) ? of(provider.lead) : t('callbackLead', {name})}
      asksServer={canAskServer(provider)}
      isCallback
    >
      <TrustLine provider={provider} shown={shown} />
      <ToolSection id="tool" title={t('toolTitle')} isTitleHidden>
        <ToolPart
          fallbacks={fallbacksOf(provider, asksServer(shown))}
          preview={start && <NoCodePreview start={start} />}
        >
          {() => {
            if (result) {
              return (
                <ResultView provider={provider} result={result} onClear={clear}>
                  {after?.(result)}
                </ResultView>
              );
            }
            if (isCleared) {
              return (
                <>
                  <p role="status">{t('resultCleared')}</p>
                  {start}
                </>
              );
            }
            return (
              <CallbackTool
                provider={provider}
                flow={flow}
                onResult={show}
                onRecord={setReturned}
                start={start}
              />
            );
          }}
        </ToolPart>
        {startsHere(provider) && (
          <p className={styles.needs}>{t('needs', {needs: of(provider.needs)})}</p>
        )}
      </ToolSection>
      <ProviderSections
        provider={provider}
        shown={shown}
        choice={choice}
        isOver={result !== undefined}
      />
    </ToolFrame>
  );
}

/**
 * The sign-in that came back, as the list of requests shows it: without its secrets, and with what happened
 * before the provider's page already checked off.
 */
function useReturned(flow: CodeFlow): {
  readonly returned: ShownFlow | undefined;
  readonly setReturned: (record: FlowRecord) => void;
} {
  const {server} = useApiServer();
  const [returned, setReturned] = useState<ShownFlow>();
  useForgetOnLeave(() => setReturned(undefined));
  useFreshRequestLog();
  return {
    // Another server may be chosen for another try.
    returned: returned && {
      ...returned,
      values: {...returned.values, ...(server === undefined ? {} : {api: server.url})},
    },
    setReturned: (record) => {
      const before = {state: 'done', at: record.createdAt, count: 1} as const;
      if (flow.asksFeatures(record.client)) noteRequest(capabilitiesRequest, before);
      noteRequest(authorizeRequest(flow, true), before);
      setReturned({
        flow,
        client: record.client,
        values: shownValues(record),
        known: contextOf(record),
      });
    },
  };
}
