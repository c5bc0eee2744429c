import type {ReactNode} from 'react';
import {AlbumPage} from '@site/src/features/token-tools/pages/AlbumPage';

export default function GoogleAlbum(): ReactNode {
  return <AlbumPage />;
}
