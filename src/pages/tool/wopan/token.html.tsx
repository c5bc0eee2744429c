import type {ReactNode} from 'react';
import {StartPage} from '@site/src/features/token-tools/StartPage';
import {wopan} from '@site/src/data/token-providers/wopan';

export default function WopanToken(): ReactNode {
  return <StartPage provider={wopan} />;
}
