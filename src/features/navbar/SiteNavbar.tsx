import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import SearchBar from '@theme/SearchBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {siteShell, type NavbarPart} from '@site/src/data/siteShell';
import {DRAWER_ID} from '@site/src/lib/browser/elementIds';
import {Brand} from './Brand';
import {LocaleMenu} from './LocaleMenu';
import {NavMenu} from './NavMenu';
import {OutlookMenu} from './OutlookMenu';
import {parseNavItems, type NavEntry} from './navItems';
import {repositoryHost} from './repositoryHost';
import {SiteDrawer} from './SiteDrawer';
import styles from './SiteNavbar.module.css';
import {useHasSidebar} from './useHasSidebar';

/**
 * Top bar in three zones (specification section 2), laid out by `src/data/siteShell.ts`.
 *
 * Its menus are native disclosure elements and a popover, so they open before and without the application. On narrow
 * screens its one button opens the drawer, which is the page's sidebar, if it has one.
 */
export function SiteNavbar(): ReactNode {
  const entries = parseNavItems(useThemeConfig().navbar.items);
  const hasSidebar = useHasSidebar();
  const openLabel = translate({
    id: 'navbar.openNavigation',
    message: 'Open navigation',
    description: 'Name of the button that opens the full-screen navigation on phones',
  });
  return (
    <header className={styles.navbar}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget={DRAWER_ID}
          aria-label={openLabel}
        >
          <Icon name="menu" />
        </button>
        {(['start', 'center', 'end'] as const).map((zone) => (
          <div key={zone} className={styles.zone} data-zone={zone}>
            {siteShell.navbarLayout[zone].map((part) => (
              <Part key={part} part={part} entries={entries} />
            ))}
          </div>
        ))}
      </div>
      {!hasSidebar && <SiteDrawer />}
    </header>
  );
}

function Part({
  part,
  entries,
}: {
  readonly part: NavbarPart;
  readonly entries: readonly NavEntry[];
}): ReactNode {
  switch (part) {
    case 'brand':
      return <Brand brand={siteShell.brand} />;
    case 'links':
      return <NavMenu entries={entries} />;
    case 'language':
      return <LocaleMenu />;
    case 'repository':
      return siteShell.repository.isShown && <RepositoryLink />;
    case 'outlook':
      return <OutlookMenu />;
    case 'search':
      return <SearchBar />;
  }
}

function RepositoryLink(): ReactNode {
  const {label: host, icon} = repositoryHost(siteShell.repository);
  const label = translate(
    {
      id: 'navbar.repository',
      message: 'AList source code on {host} (opens in a new tab)',
      description: 'Name of the link to the source repository in the top bar',
    },
    {host},
  );
  return (
    <Link
      href={siteShell.repository.url}
      className={clsx(styles.iconButton)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </Link>
  );
}
