// Replaces the original of Docusaurus 3.10.2: ours names the contributors, and is smaller.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {DocFooter} from '@site/src/features/doc-page/DocFooter';
import {usePageFrontMatter} from '@site/src/hooks/usePageFrontMatter';

export default function DocItemFooter(): ReactNode {
  const {editUrl} = useDoc().metadata;
  return <DocFooter editUrl={editUrl ?? undefined} {...usePageFrontMatter()} />;
}
