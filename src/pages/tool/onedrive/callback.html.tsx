import type {ReactNode} from 'react';
import {CallbackPage} from '@site/src/features/token-tools/pages/CallbackPage';
import {SiteIdTool} from '@site/src/features/token-tools/result/SiteIdTool';
import {provider} from '@site/src/data/token-providers/onedrive';

export default function OnedriveCallback(): ReactNode {
  return <CallbackPage provider={provider} after={(result) => <SiteIdTool result={result} />} />;
}
