import type {ReactNode} from 'react';
import {CallbackPage} from '@site/src/features/token-tools/CallbackPage';
import {SiteIdTool} from '@site/src/features/token-tools/SiteIdTool';
import {onedrive} from '@site/src/data/token-providers/onedrive';

export default function OnedriveCallback(): ReactNode {
  return <CallbackPage provider={onedrive} after={(result) => <SiteIdTool result={result} />} />;
}
