import type {ReactNode} from 'react';
import {toolTitles} from '@site/src/data/toolTitles';
import type {FlowResult} from '@site/src/lib/browser/token-flow/exchange';
import {canAskServer} from '@site/src/lib/shared/token-flow/listRequests';
import type {TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {FlowTool} from '@site/src/features/token-tools/flows/FlowTool';
import {ResultView, useResult} from '@site/src/features/token-tools/result/ResultView';
import {ToolFrame, ToolPart, ToolSection} from './ToolFrame';
import {asksServer, ProviderSections, TrustLine} from './ToolSections';
import {fillText, useTexts} from '@site/src/features/token-tools/texts';
import {useChoice} from '@site/src/features/token-tools/flows/useChoice';
import {useFreshRequestLog} from './useFreshRequestLog';
import {fallbacksOf} from '@site/src/features/token-tools/fallbacks';
import styles from '@site/src/features/token-tools/Tool.module.css';

/** Page on which a token is asked for. */
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
  useFreshRequestLog();
  const tool = <FlowTool provider={provider} choice={choice} onResult={show} />;
  return (
    <ToolFrame
      title={fillText(of(toolTitles.tokenHelper), {name: of(provider.name)})}
      lead={of(provider.lead)}
      asksServer={canAskServer(provider)}
    >
      <TrustLine provider={provider} shown={choice} />
      <ToolSection id="tool" title={t('toolTitle')} isTitleHidden>
        <ToolPart fallbacks={fallbacksOf(provider, asksServer(choice))} preview={tool}>
          {() =>
            result ? (
              <ResultView provider={provider} result={result} onClear={clear}>
                {after?.(result)}
              </ResultView>
            ) : (
              <>
                {isCleared && <p role="status">{t('resultCleared')}</p>}
                {tool}
              </>
            )
          }
        </ToolPart>
        {choice.flow.kind === 'device' && <p className={styles.onPhone}>{t('secondDevice')}</p>}
        <p className={styles.needs}>{t('needs', {needs: of(provider.needs)})}</p>
      </ToolSection>
      <ProviderSections
        provider={provider}
        shown={choice}
        choice={choice}
        isOver={result !== undefined}
      />
    </ToolFrame>
  );
}
