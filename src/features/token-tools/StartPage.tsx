import type {ReactNode} from 'react';
import type {FlowResult} from '@site/src/lib/token-flow/exchange';
import type {TokenProvider} from '@site/src/lib/token-flow/types';
import {FlowTool} from './FlowTool';
import {ResultView, useResult} from './ResultView';
import {ToolFrame, ToolPart, ToolSection} from './ToolFrame';
import {ManualSection, PrivacyPart, ProblemsSection, SeeAlsoSection} from './ToolSections';
import {useTexts} from './texts';
import {useChoice} from './useChoice';

/** Page on which a token is asked for (content standard, template g). */
export function StartPage({
  provider,
  after,
}: {
  readonly provider: TokenProvider;
  /** What can be done with a result beyond copying it. */
  readonly after?: (result: FlowResult) => ReactNode;
}): ReactNode {
  const {t, of} = useTexts();
  const choice = useChoice(provider);
  const {result, isCleared, show, clear} = useResult();
  return (
    <ToolFrame title={t('tokenHelper', {name: of(provider.name)})} lead={of(provider.lead)}>
      <ToolSection id="privacy" title={t('privacyTitle')}>
        <PrivacyPart provider={provider} choice={choice} />
      </ToolSection>
      <ToolSection id="tool" title={t('toolTitle')}>
        <p>{of(provider.needs)}</p>
        <ToolPart>
          {() =>
            result ? (
              <ResultView provider={provider} result={result} onClear={clear}>
                {after?.(result)}
              </ResultView>
            ) : (
              <>
                {isCleared && <p role="status">{t('resultCleared')}</p>}
                <FlowTool provider={provider} choice={choice} onResult={show} />
              </>
            )
          }
        </ToolPart>
      </ToolSection>
      <ManualSection provider={provider} choice={choice} />
      <ProblemsSection provider={provider} />
      <SeeAlsoSection provider={provider} />
    </ToolFrame>
  );
}
