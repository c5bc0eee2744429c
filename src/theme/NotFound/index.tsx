// Replaces the original, whose layout takes the title back out of the browser's tab.
import type {ReactNode} from 'react';
import {NotFoundRoute} from '@site/src/features/not-found/NotFoundRoute';

export default function NotFound(): ReactNode {
  return <NotFoundRoute />;
}
