import type {ReactNode} from 'react';
import {StartPage} from '@site/src/features/token-tools/pages/StartPage';
import {provider} from '@site/src/data/token-providers/dropbox';

export default function DropboxRequest(): ReactNode {
  return <StartPage provider={provider} />;
}
