import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import {NavAnchor} from './NavAnchor';
import type {NavEntry} from './navItems';
import styles from './NavMenu.module.css';

/** Links and dropdown groups of the top bar's centre zone. */
export function NavMenu({entries}: {readonly entries: readonly NavEntry[]}): ReactNode {
  const label = translate({
    id: 'navbar.main',
    message: 'Main',
    description: 'Name of the main navigation landmark',
  });
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {'items' in entry ? (
              <details className={styles.group} name="navbar" data-menu>
                <summary className={styles.link}>
                  {entry.label}
                  <Icon name="chevron" className={clsx(styles.chevron)} />
                </summary>
                <ul className={styles.panel}>
                  {entry.items.map((item) => (
                    <li key={item.label}>
                      <NavAnchor link={item} className={clsx(styles.panelLink)} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <NavAnchor link={entry} className={clsx(styles.link)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
