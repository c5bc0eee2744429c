import {lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {allowsForeignScripts, type GiscusSettings} from '@site/src/lib/shared/services';
import {sitePath} from '@site/src/lib/browser/sitePath';

const GiscusComments = lazy(() => import('./GiscusComments.lazy'));

/**
 * Comments below a document, when giscus is configured (specification section 5); never below a tool, which
 * may hold secrets.
 */
export function Comments(): ReactNode {
  const giscus = useDocusaurusContext().siteConfig.customFields?.['giscus'] as
    GiscusSettings | undefined; // written by src/config/services.ts
  const {pathname} = useLocation();
  if (giscus === undefined || !allowsForeignScripts(sitePath(pathname))) return null;
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
