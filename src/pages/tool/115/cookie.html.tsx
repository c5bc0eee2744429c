import type {ReactNode} from 'react';
import {StartPage} from '@site/src/features/token-tools/pages/StartPage';
import {provider} from '@site/src/data/token-providers/115-cookie';

export default function Cookie115(): ReactNode {
  return <StartPage provider={provider} />;
}
