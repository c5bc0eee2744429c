import {lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {GiscusSettings} from '@site/src/lib/services';

const GiscusComments = lazy(() => import('./GiscusComments.lazy'));

/** Comments below a document, when giscus is configured (specification section 5). */
export function Comments(): ReactNode {
  const giscus = useDocusaurusContext().siteConfig.customFields?.['giscus'] as
    GiscusSettings | undefined; // written by src/config/services.ts
  if (giscus === undefined) return null;
  return (
    <BrowserOnly>
      {() => (
        <Suspense>
          <GiscusComments settings={giscus} />
        </Suspense>
      )}
    </BrowserOnly>
  );
}
