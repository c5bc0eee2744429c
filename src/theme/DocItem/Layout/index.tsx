// Replaces the original of Docusaurus 3.10.2: one table of contents serves wide and narrow screens, and no grid of the
// framework's.
import type {ReactNode} from 'react';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Layout';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import MDXContent from '@theme/MDXContent';
import {ApiServerSelect} from '@site/src/components/ApiServerSelect/ApiServerSelect';
import {Comments} from '@site/src/features/comments/Comments';
import {DocArticle} from '@site/src/features/doc-page/DocArticle';
import {DocToc} from '@site/src/features/doc-page/DocToc';
import {PageLanguages} from '@site/src/features/doc-page/PageLanguages';
import {useSidebarWarning} from '@site/src/features/doc-page/useSidebarWarning';
import {PageMenu} from '@site/src/features/page-menu/PageMenu';
import {usePageFrontMatter} from '@site/src/hooks/usePageFrontMatter';

export default function DocItemLayout({children}: Props): ReactNode {
  const {home, portfolio} = usePageFrontMatter();
  // Pages of these layouts bring their own frame (src/build/markdown/pageParts.ts).
  return (
    <>
      <PageLanguages />
      {home || portfolio ? (
        <MDXContent>{children}</MDXContent>
      ) : (
        <NormalPage>{children}</NormalPage>
      )}
    </>
  );
}

function NormalPage({children}: Props): ReactNode {
  const {toc, frontMatter, metadata} = useDoc();
  const {maxHeadingLevel} = useThemeConfig().tableOfContents;
  const hasSidebar = useDocsSidebar() !== null;
  const {comment, sidebar, apiServer, hasRoutes = false, isWide = false} = usePageFrontMatter();
  const isTool = sidebar === false;
  useSidebarWarning({
    id: metadata.id,
    permalink: metadata.permalink,
    hasSidebar: hasSidebar || isTool,
  });
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <DocArticle
      hasRoutes={hasRoutes}
      isWide={isWide}
      toc={
        hasToc && (
          <DocToc toc={toc} maxLevel={frontMatter.toc_max_heading_level ?? maxHeadingLevel} />
        )
      }
      after={
        <>
          <DocItemPaginator />
          {comment !== false && <Comments />}
        </>
      }
    >
      {isTool && apiServer !== false && <ApiServerSelect namesSingle />}
      <PageMenu page={metadata.permalink} />
      <DocBreadcrumbs />
      <DocItemContent>{children}</DocItemContent>
      <DocItemFooter />
    </DocArticle>
  );
}
