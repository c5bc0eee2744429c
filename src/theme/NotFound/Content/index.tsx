// Replaces the original of Docusaurus 3.10.2: ours finds the page that was meant, and has a title in the browser's tab.
import type {ReactNode} from 'react';
import {NotFoundPage} from '@site/src/features/not-found/NotFoundPage';
import {NotFoundTitle} from '@site/src/features/not-found/NotFoundTitle';

export default function NotFoundContent(): ReactNode {
  return (
    <>
      <NotFoundTitle />
      <NotFoundPage />
    </>
  );
}
