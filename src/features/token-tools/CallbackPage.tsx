import type {ReactNode} from 'react';
import type {FlowResult} from '@site/src/lib/token-flow/exchange';
import type {TokenProvider} from '@site/src/lib/token-flow/types';
import {CallbackTool, startsHere} from './CallbackTool';
import {FlowTool} from './FlowTool';
import {ResultView, useResult} from './ResultView';
import {ToolFrame, ToolPart, ToolSection} from './ToolFrame';
import {ManualSection, PrivacyPart, ProblemsSection, SeeAlsoSection} from './ToolSections';
import {useTexts} from './texts';
import {useChoice} from './useChoice';

/** Page a provider returns to; for providers without a page of their own also the start. */
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
  const name = of(provider.name);
  return (
    <ToolFrame title={t('callbackTitle', {name})} lead={t('callbackLead', {name})} isCallback>
      <ToolSection id="tool" title={t('toolTitle')}>
        <ToolPart>
          {() => {
            if (result) {
              return (
                <ResultView provider={provider} result={result} onClear={clear}>
                  {after?.(result)}
                </ResultView>
              );
            }
            if (isCleared) return <p role="status">{t('resultCleared')}</p>;
            return <CallbackTool provider={provider} flow={flow} onResult={show} />;
          }}
        </ToolPart>
      </ToolSection>
      <ToolSection id="privacy" title={t('privacyTitle')}>
        <PrivacyPart provider={provider} choice={choice} />
      </ToolSection>
      {startsHere(provider) && (
        <ToolSection id="start" title={t('startTitle')}>
          <p>{of(provider.needs)}</p>
          <ToolPart>
            {() => <FlowTool provider={provider} choice={choice} onResult={show} />}
          </ToolPart>
        </ToolSection>
      )}
      <ManualSection provider={provider} choice={choice} />
      <ProblemsSection provider={provider} />
      <SeeAlsoSection provider={provider} />
    </ToolFrame>
  );
}
