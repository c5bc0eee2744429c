import type {ReactNode} from 'react';
import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import {sidebarSponsor} from '@site/src/data/banners';
import {SIDEBAR_ID} from '@site/src/lib/elementIds';
import styles from './Sidebar.module.css';
import {SidebarSponsor} from './SidebarSponsor';

/**
 * Links and collapsible groups of the section (specification section 2). The group of the current page
 * is open; groups of one level share a name, so the browser keeps one open at a time. On narrow screens
 * the panel is a popover.
 */
export function Sidebar({items}: {readonly items: PropSidebar}): ReactNode {
  const label = translate({
    id: 'sidebar.label',
    message: 'Section pages',
    description: 'Name of the sidebar landmark',
  });
  return (
    <nav id={SIDEBAR_ID} popover="auto" className={styles.sidebar} aria-label={label}>
      <SidebarSponsor sponsor={sidebarSponsor} />
      <SidebarList items={items} level={1} />
    </nav>
  );
}

function SidebarList({
  items,
  level,
}: {
  readonly items: readonly PropSidebarItem[];
  readonly level: number;
}): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        // Sidebar items are static and have no other key.
        <li key={index}>
          <SidebarEntry item={item} level={level} />
        </li>
      ))}
    </ul>
  );
}

function SidebarEntry({
  item,
  level,
}: {
  readonly item: PropSidebarItem;
  readonly level: number;
}): ReactNode {
  const {pathname} = useLocation();
  if (item.type === 'html') return null;
  const isActive = isActiveSidebarItem(item, pathname);
  if (item.type === 'link') {
    return (
      <Link
        to={item.href}
        className={clsx(styles.link)}
        {...(isActive ? {'aria-current': 'page' as const} : {})}
      >
        {item.label}
      </Link>
    );
  }
  return (
    <details className={styles.group} name={`sidebar-${level}`} open={isActive}>
      <summary className={styles.summary}>
        {item.label}
        <Icon name="chevron" className={clsx(styles.chevron)} />
      </summary>
      <SidebarList items={item.items} level={level + 1} />
    </details>
  );
}
