import type {ReactNode} from 'react';
import clsx from 'clsx';
import {usePageFacts} from '@site/src/hooks/usePageFacts';
import {PortfolioHero} from './PortfolioHero';
import styles from './Portfolio.module.css';

/** A page of the portfolio layout: the hero from its frontmatter, and below it the page's content, if any. */
export function PortfolioPage({children}: {readonly children?: ReactNode}): ReactNode {
  const {portfolio} = usePageFacts();
  return (
    <>
      {portfolio && <PortfolioHero {...portfolio} />}
      {children && <div className={clsx('markdown', styles.content)}>{children}</div>}
    </>
  );
}
