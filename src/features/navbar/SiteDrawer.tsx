import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {DRAWER_ID} from '@site/src/lib/browser/elementIds';
import {DrawerHead} from './DrawerHead';
import {DrawerMore} from './DrawerMore';
import styles from './Drawer.module.css';

/** The drawer of phones on pages without a sidebar; on all others, the sidebar is the drawer. */
export function SiteDrawer(): ReactNode {
  const label = translate({
    id: 'navbar.mobile',
    message: 'Navigation',
    description: 'Name of the full-screen navigation of phones',
  });
  return (
    <nav id={DRAWER_ID} popover="auto" className={clsx(styles.drawer)} aria-label={label}>
      <DrawerHead />
      <DrawerMore />
    </nav>
  );
}
