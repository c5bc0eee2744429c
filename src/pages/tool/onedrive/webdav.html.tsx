import type {ReactNode} from 'react';
import {WebdavPage} from '@site/src/features/token-tools/pages/WebdavPage';

export default function OnedriveWebdav(): ReactNode {
  return <WebdavPage />;
}
