import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import {sidebarSponsor} from '@site/src/data/banners';
import {siteShell} from '@site/src/data/siteShell';
import {DrawerHead} from '@site/src/features/navbar/DrawerHead';
import {DrawerMore} from '@site/src/features/navbar/DrawerMore';
import drawer from '@site/src/features/navbar/Drawer.module.css';
import {useSidebarCollapsed} from '@site/src/hooks/usePageState';
import {API_SERVER_ID, DRAWER_ID} from '@site/src/lib/browser/elementIds';
import {sitePath} from '@site/src/lib/browser/sitePath';
import {keepCurrentInView} from './keepCurrentInView';
import {bestMatch, countLinks, filterSidebar} from './filterSidebar';
import {SidebarFilter} from './SidebarFilter';
import {usePageSearchTerms} from './usePageSearchTerms';
import styles from './Sidebar.module.css';
import {SidebarSponsor} from './SidebarSponsor';

/**
 * Links and collapsible groups of the section (specification section 2). The group of the current page
 * is open; groups of one level share a name, so the browser keeps one open at a time. On narrow screens
 * it is the page's drawer, a popover with the languages and the links of the top bar; on wide ones it can be folded
 * away (`data-sidebar-collapsed`, early script). Pages of drivers have a place on top of it, which a token helper that
 * asks an API server fills with the choice of one.
 */
export function Sidebar({items}: {readonly items: PropSidebar}): ReactNode {
  // What was typed on one page is done with on the next.
  const [query, setQuery] = useState({typed: '', page: ''});
  const [terms, loadTerms] = usePageSearchTerms();
  const nav = useRef<HTMLElement>(null);
  const {pathname} = useLocation();
  const isCollapsed = useSidebarCollapsed();
  const typed = query.page === pathname ? query.typed : '';
  const isFiltering = typed.trim() !== '';
  const shown = filterSidebar(items, typed, terms);

  useEffect(() => {
    if (nav.current) keepCurrentInView(nav.current);
  }, [pathname]);

  const label = translate({
    id: 'sidebar.label',
    message: 'Section pages',
    description: 'Name of the sidebar landmark',
  });
  const toggleLabel = translate({
    id: 'sidebar.toggle',
    message: 'Hide or show the sidebar',
    description: 'Name of the button that folds the sidebar away on wide screens',
  });
  return (
    <nav
      ref={nav}
      id={DRAWER_ID}
      popover="auto"
      className={clsx(drawer.drawer, styles.sidebar)}
      aria-label={label}
      onToggle={({target, currentTarget, newState}) => {
        if (target === currentTarget && newState === 'open') keepCurrentInView(currentTarget);
      }}
    >
      <DrawerHead />
      <button
        type="button"
        className={styles.toggle}
        data-action="sidebar"
        aria-label={toggleLabel}
        aria-expanded={!isCollapsed}
        title={toggleLabel}
        // The early script has set the state before the application runs.
        suppressHydrationWarning
      >
        <Icon name="menu" />
      </button>
      {sidebarSponsor && <SidebarSponsor sponsor={sidebarSponsor} />}
      {sitePath(pathname).includes('/drivers/') && (
        <div id={API_SERVER_ID} className={styles.server} />
      )}
      {countLinks(items) >= siteShell.sidebarFilterFrom && (
        <SidebarFilter
          typed={typed}
          count={isFiltering ? countLinks(shown) : undefined}
          best={isFiltering ? bestMatch(shown, typed) : undefined}
          onType={(next) => setQuery({typed: next, page: pathname})}
          onFocus={loadTerms}
        />
      )}
      <SidebarList items={shown} level={1} isFiltering={isFiltering} />
      <DrawerMore />
    </nav>
  );
}

interface Level {
  readonly level: number;
  /** What is found is open, all groups of it. */
  readonly isFiltering: boolean;
}

function SidebarList({
  items,
  ...level
}: Level & {readonly items: readonly PropSidebarItem[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={item.type === 'html' ? index : item.label}>
          <SidebarEntry item={item} {...level} />
        </li>
      ))}
    </ul>
  );
}

function SidebarEntry({
  item,
  level,
  isFiltering,
}: Level & {readonly item: PropSidebarItem}): ReactNode {
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
    <SidebarGroup
      key={isFiltering ? 'found' : 'all'}
      group={item}
      isActive={isActive}
      level={level}
      isFiltering={isFiltering}
    />
  );
}

/**
 * A group. While it is closed, it holds its first page only: that is the way into it without scripts, and for
 * search engines. All pages of all groups would be a large part of every page.
 */
function SidebarGroup({
  group,
  isActive,
  level,
  isFiltering,
}: Level & {readonly group: PropSidebarItemCategory; readonly isActive: boolean}): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const takeOver = useEffectEvent(() => {
    if (details.current?.open) setIsOpened(true);
  });
  // What was opened before the application ran is filled.
  useEffect(() => {
    takeOver();
  }, []);
  const isFull = isActive || isFiltering || isOpened;
  return (
    <details
      ref={details}
      className={styles.group}
      open={isActive || isFiltering}
      {...(isFiltering ? {} : {name: `sidebar-${level}`})}
      onToggle={({currentTarget}) => {
        if (currentTarget.open) setIsOpened(true);
      }}
    >
      <summary className={styles.summary}>
        {group.label}
        <Icon name="chevron" className={clsx(styles.chevron)} />
      </summary>
      <SidebarList
        items={isFull ? group.items : group.items.slice(0, 1)}
        level={level + 1}
        isFiltering={isFiltering}
      />
    </details>
  );
}
