import type {ReactNode} from 'react';
import {IndexPage} from '@site/src/features/token-tools/pages/IndexPage';

export default function ToolIndex(): ReactNode {
  return <IndexPage />;
}
