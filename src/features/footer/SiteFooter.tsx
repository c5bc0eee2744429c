import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import styles from './SiteFooter.module.css';

/** Footer of every page: links from the theme configuration and the copyright line (specification section 2). */
export function SiteFooter(): ReactNode {
  const {footer} = useThemeConfig();
  if (!footer) return null;
  const links = footer.links.flatMap((item) => ('items' in item ? [] : [item]));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <ul className={styles.links}>
          {links.map(({label, to, href}) => (
            <li key={label}>
              <Link
                className={clsx(styles.link)}
                {...(to === undefined ? {href: href ?? ''} : {to})}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.copyright}>{footer.copyright}</p>
      </div>
    </footer>
  );
}
