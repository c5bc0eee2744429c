import type {ReactNode} from 'react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {ColorModeProvider} from '@site/src/lib/browser/themeInternals';
import type {ModeSettings} from '@site/src/lib/shared/pageMode';
import Page, * as page from '@site/tests/fixtures/portfolio.mdx';

/** The page of the fixture, with further frontmatter. */
export function portfolioWith(frontMatter: ModeSettings): ReactNode {
  const own = (page as {readonly frontMatter?: object}).frontMatter; // from the fixture's head
  const content = {...page, frontMatter: {...own, ...frontMatter}};
  return (
    <DocProvider content={Object.assign(() => null, content, {metadata: {}, assets: {}}) as never}>
      <ColorModeProvider>
        <Page />
      </ColorModeProvider>
    </DocProvider>
  );
}
