import type {ReactNode} from 'react';
import {CallbackPage} from '@site/src/features/token-tools/CallbackPage';
import {yandex} from '@site/src/data/token-providers/yandex';

export default function YandexCallback(): ReactNode {
  return <CallbackPage provider={yandex} />;
}
