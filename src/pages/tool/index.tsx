import type {ReactNode} from 'react';
import {IndexPage} from '@site/src/features/token-tools/IndexPage';

export default function ToolIndex(): ReactNode {
  return <IndexPage />;
}
