// Replaces the original of Docusaurus 3.10.2: groups lead to their front page, pages may hide it, short ways are not
// shown.
import type {ReactNode} from 'react';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {breadcrumbEntries} from '@site/src/features/breadcrumbs/breadcrumbEntries';
import {Breadcrumbs} from '@site/src/features/breadcrumbs/Breadcrumbs';
import {usePageFrontMatter} from '@site/src/hooks/usePageFrontMatter';

export default function DocBreadcrumbs(): ReactNode {
  // Null when the site has them switched off (`breadcrumbs` of the docs plugin).
  const way = useSidebarBreadcrumbs();
  const {breadcrumb, breadcrumbIcon, icon, shortTitle} = usePageFrontMatter();
  const home = translate({
    id: 'breadcrumbs.home',
    message: 'Home',
    description: 'First step of the way to a page',
  });
  const unknown = translate({
    id: 'breadcrumbs.unknown',
    message: 'Unknown',
    description: 'Stands for a page without a title',
  });
  const homeHref = useBaseUrl('/');
  if (way === null || breadcrumb === false) return null;
  const entries = breadcrumbEntries(way, {
    home: {label: home, href: homeHref},
    shortTitle,
    unknown,
  });
  return entries.length > 0 && <Breadcrumbs entries={entries} icon={breadcrumbIcon && icon} />;
}
