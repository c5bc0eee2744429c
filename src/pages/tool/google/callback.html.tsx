import type {ReactNode} from 'react';
import {AlbumList} from '@site/src/features/token-tools/AlbumList';
import {CallbackPage} from '@site/src/features/token-tools/CallbackPage';
import {google} from '@site/src/data/token-providers/google';

export default function GoogleCallback(): ReactNode {
  return <CallbackPage provider={google} after={({values}) => <AlbumList values={values} />} />;
}
