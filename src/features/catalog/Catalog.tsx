import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {CATALOG_DEFAULT_LEVELS, catalogTree, type CatalogEntry} from './catalogTree';

/**
 * Lists the child pages of the page it is on (specification section 2).
 *
 * @param level how many levels to list, 1 or more
 * @throws Error when the level is no such number, or the page is in no sidebar
 */
export function Catalog({level = CATALOG_DEFAULT_LEVELS}: {readonly level?: number}): ReactNode {
  const {pathname} = useLocation();
  const sidebar = useDocsSidebar();
  if (!Number.isInteger(level) || level < 1) {
    throw new Error(`${pathname}: <Catalog level={${level}}>: allowed: a whole number, 1 or more.`);
  }
  const entries = sidebar && catalogTree(sidebar.items, pathname, level);
  if (!entries) {
    throw new Error(`${pathname}: <Catalog>: allowed: on pages that sidebars.ts lists.`);
  }
  return <CatalogList entries={entries} />;
}

function CatalogList({entries}: {readonly entries: readonly CatalogEntry[]}): ReactNode {
  return (
    <ul>
      {entries.map(({label, href, children}) => (
        <li key={href ?? label}>
          {href === undefined ? label : <Link to={href}>{label}</Link>}
          {children.length > 0 && <CatalogList entries={children} />}
        </li>
      ))}
    </ul>
  );
}
