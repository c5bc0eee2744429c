// Replaces the original of Docusaurus 3.10.2: its styles and its animation are in every page's script, and the site shows its own progress bar.
import type {ComponentProps, ReactNode} from 'react';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type LoadingComponent from '@theme/Loading';

/** In place of a page whose scripts can't be loaded: why, and a button to try again. Nothing while they load. */
export default function Loading({
  error,
  retry,
}: ComponentProps<typeof LoadingComponent>): ReactNode {
  if (!error) return null;
  return (
    <main className="container">
      <p role="alert">{String(error)}</p>
      <ErrorBoundaryTryAgainButton onClick={retry} />
    </main>
  );
}
