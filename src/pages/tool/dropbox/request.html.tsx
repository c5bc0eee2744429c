import type {ReactNode} from 'react';
import {StartPage} from '@site/src/features/token-tools/StartPage';
import {dropbox} from '@site/src/data/token-providers/dropbox';

export default function DropboxRequest(): ReactNode {
  return <StartPage provider={dropbox} />;
}
