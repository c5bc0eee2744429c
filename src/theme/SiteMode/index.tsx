// New: the look of pages that say nothing about it themselves. `@generated/siteMode` exports it if the site or its home page
// asks for one (src/plugins/bundle).
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {siteShell} from '@site/src/data/siteShell';
import {PageModeHead} from '@site/src/features/focus-mode/PageModeHead';
import {pageMode} from '@site/src/lib/shared/pageMode';

export default function SiteMode(): ReactNode {
  const isHome = useLocation().pathname === useBaseUrl('/');
  return <PageModeHead {...pageMode(isHome ? siteShell.home : {}, siteShell)} />;
}
