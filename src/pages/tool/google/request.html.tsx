import type {ReactNode} from 'react';
import {AlbumList} from '@site/src/features/token-tools/result/AlbumList';
import {StartPage} from '@site/src/features/token-tools/pages/StartPage';
import {provider} from '@site/src/data/token-providers/google';

export default function GoogleRequest(): ReactNode {
  return <StartPage provider={provider} after={({values}) => <AlbumList values={values} />} />;
}
