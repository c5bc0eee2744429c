import type {ReactNode} from 'react';
import {CallbackPage} from '@site/src/features/token-tools/pages/CallbackPage';
import {provider} from '@site/src/data/token-providers/yandex';

export default function YandexCallback(): ReactNode {
  return <CallbackPage provider={provider} />;
}
