import type {ReactNode} from 'react';
import {StartPage} from '@site/src/features/token-tools/pages/StartPage';
import {provider} from '@site/src/data/token-providers/aliyundrive-old';

export default function OldAliyundrive(): ReactNode {
  return <StartPage provider={provider} />;
}
