import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {siteShell} from '@site/src/data/siteShell';
import {NavAnchor} from './NavAnchor';
import {OutlookSettings} from './OutlookSettings';
import {parseNavItems} from './navItems';
import {repositoryHost} from './repositoryHost';
import styles from './Drawer.module.css';

/** End of the drawer: what the top bar has in menus, the source repository, and the outlook. */
export function DrawerMore(): ReactNode {
  const entries = parseNavItems(useThemeConfig().navbar.items);
  return (
    <div className={styles.more}>
      <ul>
        {entries.map(
          (entry) =>
            'items' in entry && (
              <li key={entry.label}>
                <span className={styles.heading}>{entry.label}</span>
                <ul>
                  {entry.items.map((link) => (
                    <li key={link.label}>
                      <NavAnchor link={link} />
                    </li>
                  ))}
                </ul>
              </li>
            ),
        )}
        {siteShell.repository.isShown && (
          <li>
            <Link href={siteShell.repository.url}>
              {repositoryHost(siteShell.repository).label}
            </Link>
          </li>
        )}
      </ul>
      <OutlookSettings />
    </div>
  );
}
