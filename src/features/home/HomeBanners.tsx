import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {Banner} from '@site/src/data/home';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import styles from './HomePanels.module.css';

/** Place for banners on the home page; without banners it is not there. */
export function HomeBanners({banners}: {readonly banners: readonly Banner[]}): ReactNode {
  const locale = useLocaleCode();
  if (banners.length === 0) return null;
  return (
    <aside className={styles.section} data-tight>
      <ul className={styles.grid}>
        {banners.map(({title, text, href}) => (
          <li key={href}>
            <Link href={href} className={clsx(styles.door)}>
              <strong>{title[locale]}</strong>
              <p>{text[locale]}</p>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
