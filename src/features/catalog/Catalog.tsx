import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {catalogItems, DEFAULT_CATALOG_LEVELS, type CatalogItem} from './catalogItems';

interface CatalogProps {
  /** How many levels of pages to list. */
  readonly levels?: number;
}

/** Lists the pages that stand with a page in the sidebar. */
export function Catalog({levels = DEFAULT_CATALOG_LEVELS}: CatalogProps): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  if (!sidebar) throw new Error('<Catalog> stands on a page without a sidebar.');
  return <CatalogList items={catalogItems(sidebar.items, pathname, levels)} />;
}

function CatalogList({items}: {readonly items: readonly CatalogItem[]}): ReactNode {
  return (
    <ul>
      {items.map(({label, href, items: children}) => (
        <li key={label}>
          {href === undefined ? label : <Link to={href}>{label}</Link>}
          {children.length > 0 && <CatalogList items={children} />}
        </li>
      ))}
    </ul>
  );
}
