import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Icon} from '@site/src/components/Icon/Icon';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {NavAnchor} from './NavAnchor';
import {groupLinks, type NavEntry, type NavLink} from './navItems';
import styles from './NavMenu.module.css';
import {inLanguage} from '@site/src/lib/shared/localized';

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
                <GroupTitle label={entry.label} section={entry.activeBasePath} />
                <NavPanel links={entry.items} />
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

/** Name of a dropdown; marked on the pages of its section. */
function GroupTitle({
  label,
  section,
}: {
  readonly label: string;
  readonly section: string | undefined;
}): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl(section ?? '');
  const isHere = section !== undefined && pathname.startsWith(base);
  return (
    <summary className={styles.link} {...(isHere ? {'aria-current': 'true' as const} : {})}>
      {label}
      <Icon name="chevron" className={clsx(styles.chevron)} />
    </summary>
  );
}

/** Opened dropdown: links, in titled sub-groups where the entries say so. */
function NavPanel({links}: {readonly links: readonly NavLink[]}): ReactNode {
  const locale = useLocaleCode();
  return (
    <ul className={styles.panel}>
      {groupLinks(links).map((group) => (
        <li key={group.links[0]?.label}>
          {group.title && (
            <span className={styles.panelTitle}>{inLanguage(group.title, locale)}</span>
          )}
          <ul>
            {group.links.map((link) => (
              <li key={link.label}>
                <NavAnchor link={link} className={clsx(styles.panelLink)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
