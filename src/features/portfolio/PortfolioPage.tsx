import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {siteShell} from '@site/src/data/siteShell';
import {usePageFrontMatter} from '@site/src/hooks/usePageFrontMatter';
import {pageMode, type ModeSettings} from '@site/src/lib/shared/pageMode';
import {PortfolioHero} from './PortfolioHero';
import styles from './Portfolio.module.css';

/** A page of the portfolio layout: the hero from its frontmatter, and below it the page's content, if any. */
export function PortfolioPage({children}: {readonly children?: ReactNode}): ReactNode {
  const {portfolio} = usePageFrontMatter();
  const {isPure} = pageMode(useDoc().frontMatter as ModeSettings, siteShell); // checked by the build
  return (
    <>
      {portfolio && <PortfolioHero {...portfolio} isStill={isPure} />}
      {children && portfolio?.content !== false && (
        <div className={clsx('markdown', styles.content)}>{children}</div>
      )}
    </>
  );
}
