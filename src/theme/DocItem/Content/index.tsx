// Replaces the original of Docusaurus 3.10.2: the title comes with cover, icon and page info.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import {DocTitle} from '@site/src/features/doc-page/DocTitle';
import {PageInfo} from '@site/src/features/page-info/PageInfo';
import {defaultLocale} from '@site/src/lib/shared/localized';
import {usePageFrontMatter} from '@site/src/hooks/usePageFrontMatter';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata} = useDoc();
  const {cover, icon, isUntranslated, ...frontMatter} = usePageFrontMatter();
  return (
    <div className="markdown" lang={isUntranslated && defaultLocale}>
      <DocTitle
        title={metadata.title}
        {...(cover === undefined ? {} : {cover})}
        {...(icon === undefined ? {} : {icon})}
      >
        <PageInfo frontMatter={frontMatter} />
      </DocTitle>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
