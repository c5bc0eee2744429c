import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {languageOf} from '@site/src/lib/shared/localized';
import type {PageFrontMatter} from '@site/src/lib/shared/pageFrontMatter';
import styles from './DocFooter.module.css';

/**
 * Foot of a page (specification section 2): where to edit it, when it was last changed and by whom. Parts
 * that are unknown or switched off are omitted.
 */
export function DocFooter({
  editUrl,
  updatedAt,
  contributors,
}: Pick<PageFrontMatter, 'updatedAt' | 'contributors'> & {
  readonly editUrl?: string | undefined;
}): ReactNode {
  const separator = languageOf(useLocaleCode()).listSeparator;
  return (
    <footer className={styles.footer}>
      {editUrl !== undefined && (
        <Link href={editUrl}>
          <Translate id="docPage.edit" description="Link to the source of the page">
            Edit this page
          </Translate>
        </Link>
      )}
      {updatedAt !== undefined && (
        <span>
          <Translate
            id="docPage.updated"
            description="When the page was last changed"
            values={{date: <time dateTime={updatedAt.iso}>{updatedAt.words}</time>}}
          >
            {'Last updated: {date}'}
          </Translate>
        </span>
      )}
      {contributors && (
        <span>
          <Translate
            id="docPage.contributors"
            description="Who changed the page"
            values={{names: contributors.join(separator)}}
          >
            {'Contributors: {names}'}
          </Translate>
        </span>
      )}
    </footer>
  );
}
