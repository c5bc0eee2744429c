import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageFrontMatter} from '@site/src/lib/shared/pageFrontMatter';

/** What the build found out about the document being shown. */
export function usePageFrontMatter(): PageFrontMatter {
  // Put in by src/build/front-matter/parseFrontMatter.ts, for every document.
  return (useDoc().frontMatter as {readonly page?: unknown}).page as PageFrontMatter;
}
