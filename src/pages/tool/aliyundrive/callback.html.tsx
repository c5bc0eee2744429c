import type {ReactNode} from 'react';
import {CallbackPage} from '@site/src/features/token-tools/pages/CallbackPage';
import {provider} from '@site/src/data/token-providers/aliyundrive';

export default function AliyundriveCallback(): ReactNode {
  return <CallbackPage provider={provider} />;
}
