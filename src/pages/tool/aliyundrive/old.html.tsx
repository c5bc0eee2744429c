import type {ReactNode} from 'react';
import {StartPage} from '@site/src/features/token-tools/StartPage';
import {oldAliyundrive} from '@site/src/data/token-providers/aliyundrive-old';

export default function OldAliyundrive(): ReactNode {
  return <StartPage provider={oldAliyundrive} />;
}
