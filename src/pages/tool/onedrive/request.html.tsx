import type {ReactNode} from 'react';
import {SiteIdTool} from '@site/src/features/token-tools/result/SiteIdTool';
import {StartPage} from '@site/src/features/token-tools/pages/StartPage';
import {provider} from '@site/src/data/token-providers/onedrive';

export default function OnedriveRequest(): ReactNode {
  return <StartPage provider={provider} after={(result) => <SiteIdTool result={result} />} />;
}
