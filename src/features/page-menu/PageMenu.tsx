import {lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

const Menu = lazy(() => import('./PageMenu.lazy'));

/**
 * What a reader can do with a page besides reading it. It comes with the application, so that it costs nothing before a page
 * can be read; without it, the page works as before.
 *
 * @param page URL path of the page
 */
export function PageMenu({page}: {readonly page: string}): ReactNode {
  return (
    <BrowserOnly>
      {() => (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <Menu page={page} />
          </Suspense>
        </ErrorBoundary>
      )}
    </BrowserOnly>
  );
}
