import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {isMultiColumnFooterLinks, useThemeConfig} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {FooterData} from '@site/src/lib/shared/pageFooter';
import styles from './SiteFooter.module.css';

/**
 * Footer of every page (specification section 2): a small map of the site, a text of the maintainer's own, the
 * copyright line. A page may bring its own text and line, or hide them.
 */
export function SiteFooter(): ReactNode {
  const {footer} = useThemeConfig();
  const {pathname} = useLocation();
  const data = usePluginData('site-footer-data') as FooterData | undefined;
  const {text = data?.text, copyright = footer?.copyright} = data?.pages[pathname] ?? {};
  if (!footer || text === false) return null;
  const columns = isMultiColumnFooterLinks(footer.links) ? footer.links : [];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <ul className={styles.columns}>
          {columns.map(({title, items}) => (
            <li key={title}>
              {title}
              <ul>
                {items.map(({label, to, href}) => (
                  <li key={label}>
                    <Link {...(to === undefined ? {href: href ?? ''} : {to})}>{label}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {text && <p className={styles.line}>{text}</p>}
        {copyright && <p className={styles.line}>{copyright}</p>}
      </div>
    </footer>
  );
}
