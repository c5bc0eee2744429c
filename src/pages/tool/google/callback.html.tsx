import type {ReactNode} from 'react';
import {AlbumList} from '@site/src/features/token-tools/result/AlbumList';
import {CallbackPage} from '@site/src/features/token-tools/pages/CallbackPage';
import {provider} from '@site/src/data/token-providers/google';

export default function GoogleCallback(): ReactNode {
  return <CallbackPage provider={provider} after={({values}) => <AlbumList values={values} />} />;
}
