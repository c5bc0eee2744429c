import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import {TOC_ID} from '@site/src/lib/browser/elementIds';
import styles from './DocArticle.module.css';

/** Content column of a page; on narrow screens a bar on top opens the contents. */
export function DocArticle({
  hasRoutes = false,
  isWide = false,
  toc,
  after,
  children,
}: {
  /** Known before the routes come: the frame of such a page has a place for samples (`src/css/api.css`). */
  readonly hasRoutes?: boolean;
  /** The page has a table that needs the room of the contents too. */
  readonly isWide?: boolean;
  readonly toc: ReactNode;
  readonly after: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      {toc && (
        <div className={styles.localBar}>
          <button type="button" className={styles.localButton} popoverTarget={TOC_ID}>
            <Icon name="list" />
            <Translate id="docPage.onThisPage" description="Title of the table of contents">
              On this page
            </Translate>
          </button>
        </div>
      )}
      <div
        className={styles.columns}
        data-routes={hasRoutes ? '' : undefined}
        data-wide={isWide ? '' : undefined}
      >
        <div className={styles.content}>
          <article>{children}</article>
          {after}
        </div>
        {toc}
      </div>
    </>
  );
}
