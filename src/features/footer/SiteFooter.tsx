import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {FooterData} from '@site/src/lib/pageFooter';
import styles from './SiteFooter.module.css';

/**
 * Footer of every page (specification section 2): links, a text of the maintainer's own, the copyright line.
 * A page may bring its own text and line, or hide them.
 */
export function SiteFooter(): ReactNode {
  const {footer} = useThemeConfig();
  const {pathname} = useLocation();
  const data = usePluginData('site-page-footers') as FooterData | undefined;
  const {text = data?.text, copyright = footer?.copyright} = data?.pages[pathname] ?? {};
  if (!footer || text === false) return null;
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
        {text && <p className={styles.copyright}>{text}</p>}
        {copyright && <p className={styles.copyright}>{copyright}</p>}
      </div>
    </footer>
  );
}
