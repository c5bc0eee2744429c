import {lazy, Suspense, type ComponentType, type ReactNode} from 'react';
import type {TokenProvider} from '@site/src/lib/token-flow/types';
import {FlowTool} from './FlowTool';
import {ResultView, useResult} from './ResultView';
import type {HelperName} from '@site/src/lib/helperPages';
import {PrivacyPart} from './ToolSections';
import {useTexts} from './texts';
import {useChoice} from './useChoice';

interface PanelProps {
  readonly provider: TokenProvider;
}

/** Helpers that run inside a driver page: nothing secret is typed there. */
const startable = ['115-cookie', 'aliyundrive-old', 'baidu', 'yandex', '123pan'];

/** A panel whose provider's record is fetched with it. */
function panelOf(load: () => Promise<TokenProvider>): ComponentType {
  return lazy(async () => {
    const provider = withDefaultClient(await load());
    return {default: () => <Panel provider={provider} />};
  });
}

const panels: Readonly<Record<HelperName, ComponentType>> = {
  '115': panelOf(async () => (await import('@site/src/data/token-providers/115')).open115),
  '115-cookie': panelOf(
    async () => (await import('@site/src/data/token-providers/115-cookie')).cookie115,
  ),
  '123pan': panelOf(async () => (await import('@site/src/data/token-providers/123pan')).pan123),
  aliyundrive: panelOf(
    async () => (await import('@site/src/data/token-providers/aliyundrive')).aliyundrive,
  ),
  'aliyundrive-old': panelOf(
    async () => (await import('@site/src/data/token-providers/aliyundrive-old')).oldAliyundrive,
  ),
  baidu: panelOf(async () => (await import('@site/src/data/token-providers/baidu')).baidu),
  dropbox: panelOf(async () => (await import('@site/src/data/token-providers/dropbox')).dropbox),
  google: panelOf(async () => (await import('@site/src/data/token-providers/google')).google),
  onedrive: panelOf(async () => (await import('@site/src/data/token-providers/onedrive')).onedrive),
  wopan: panelOf(async () => (await import('@site/src/data/token-providers/wopan')).wopan),
  yandex: panelOf(async () => (await import('@site/src/data/token-providers/yandex')).yandex),
};

/** The inside of `<TokenTool>`: each request, and the start where no secret is needed. */
export default function TokenToolPanel({provider}: {readonly provider: HelperName}): ReactNode {
  const Body = panels[provider];
  return (
    <Suspense>
      <Body />
    </Suspense>
  );
}

/** An own application has a secret, and secrets are typed on the helper pages only. */
function withDefaultClient(provider: TokenProvider): TokenProvider {
  if (!startable.includes(provider.id)) return provider;
  return {
    ...provider,
    flows: provider.flows.map((flow) =>
      flow.kind === 'sms' ? flow : {...flow, clients: ['default']},
    ),
  };
}

function Panel({provider}: PanelProps): ReactNode {
  const {t} = useTexts();
  const choice = useChoice(provider);
  const {result, isCleared, show, clear} = useResult();
  if (result) return <ResultView provider={provider} result={result} onClear={clear} />;
  return (
    <>
      <PrivacyPart provider={provider} choice={choice} />
      {isCleared && <p role="status">{t('resultCleared')}</p>}
      {startable.includes(provider.id) && (
        <FlowTool provider={provider} choice={choice} onResult={show} />
      )}
    </>
  );
}
