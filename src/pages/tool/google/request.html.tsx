import type {ReactNode} from 'react';
import {AlbumList} from '@site/src/features/token-tools/AlbumList';
import {StartPage} from '@site/src/features/token-tools/StartPage';
import {google} from '@site/src/data/token-providers/google';

export default function GoogleRequest(): ReactNode {
  return <StartPage provider={google} after={({values}) => <AlbumList values={values} />} />;
}
