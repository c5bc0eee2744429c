// Replaces the original: ours finds the page that was meant.
import type {ReactNode} from 'react';
import {NotFoundPage} from '@site/src/features/not-found/NotFoundPage';

export default function NotFoundContent(): ReactNode {
  return <NotFoundPage />;
}
