import {lazy, Suspense, type ComponentType, type ReactNode} from 'react';
import type {TokenProvider} from '@site/src/lib/token-flow/types';
import type {HelperName} from '@site/src/lib/helperPages';
import {PrivacyPart} from './ToolSections';
import {useChoice} from './useChoice';

interface PanelProps {
  readonly provider: TokenProvider;
}

/** A panel whose provider's record is fetched with it. */
function panelOf(load: () => Promise<TokenProvider>): ComponentType {
  return lazy(async () => {
    const provider = await load();
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

/** The inside of `<TokenTool>`: each request, and who sees what. Nothing starts here. */
export default function TokenToolPanel({provider}: {readonly provider: HelperName}): ReactNode {
  const Body = panels[provider];
  return (
    <Suspense>
      <Body />
    </Suspense>
  );
}

function Panel({provider}: PanelProps): ReactNode {
  return <PrivacyPart provider={provider} choice={useChoice(provider)} />;
}
