import type {ReactNode} from 'react';
import {CallbackPage} from '@site/src/features/token-tools/pages/CallbackPage';
import {provider} from '@site/src/data/token-providers/123pan';

export default function Callback123pan(): ReactNode {
  return <CallbackPage provider={provider} />;
}
