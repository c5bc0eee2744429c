import type {ReactNode} from 'react';
import {SiteIdTool} from '@site/src/features/token-tools/SiteIdTool';
import {StartPage} from '@site/src/features/token-tools/StartPage';
import {onedrive} from '@site/src/data/token-providers/onedrive';

export default function OnedriveRequest(): ReactNode {
  return <StartPage provider={onedrive} after={(result) => <SiteIdTool result={result} />} />;
}
