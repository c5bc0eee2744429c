import type {ReactNode} from 'react';
import {StartPage} from '@site/src/features/token-tools/pages/StartPage';
import {provider} from '@site/src/data/token-providers/aliyundrive';

export default function AliyundriveRequest(): ReactNode {
  return <StartPage provider={provider} />;
}
