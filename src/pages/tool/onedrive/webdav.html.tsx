import type {ReactNode} from 'react';
import {WebdavPage} from '@site/src/features/token-tools/WebdavPage';

export default function OnedriveWebdav(): ReactNode {
  return <WebdavPage />;
}
