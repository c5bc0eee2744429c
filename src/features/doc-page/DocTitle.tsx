import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {Icon} from '@site/src/components/Icon/Icon';
import type {PageFrontMatter} from '@site/src/lib/shared/pageFrontMatter';
import styles from './DocTitle.module.css';

/**
 * Title of a page, with the page's cover above and its icon beside it, if it has them.
 *
 * @param children the line below the title
 */
export function DocTitle({
  title,
  cover,
  icon,
  children,
}: Pick<PageFrontMatter, 'cover' | 'icon'> & {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <header>
      {cover !== undefined && <Cover file={cover} />}
      <Heading as="h1">
        {icon !== undefined && (
          <>
            <Icon name={icon} className={clsx(styles.icon)} />{' '}
          </>
        )}
        {title}
      </Heading>
      {children}
    </header>
  );
}

/** The picture says nothing that the page does not, so it has no text of its own. */
function Cover({file}: {readonly file: string}): ReactNode {
  return <img className={styles.cover} src={useBaseUrl(file)} alt="" />;
}
