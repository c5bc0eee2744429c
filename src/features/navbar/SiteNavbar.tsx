import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import SearchBar from '@theme/SearchBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {Logo} from '@site/src/components/Logo/Logo';
import {PRODUCT_REPO_URL} from '@site/src/config/navbar';
import {ColorModeButton} from './ColorModeButton';
import {LocaleMenu} from './LocaleMenu';
import {MobileNav, MOBILE_NAV_ID} from './MobileNav';
import {NavMenu} from './NavMenu';
import {parseNavItems} from './navItems';
import styles from './SiteNavbar.module.css';

/**
 * Top bar in three zones: brand, links, tools (specification section 2).
 *
 * Its menus are native disclosure elements and a popover, so they open before and without the application.
 */
export function SiteNavbar(): ReactNode {
  const entries = parseNavItems(useThemeConfig().navbar.items);
  const openLabel = translate({
    id: 'navbar.openNavigation',
    message: 'Open navigation',
    description: 'Name of the button that opens the full-screen navigation on phones',
  });
  const repositoryLabel = translate({
    id: 'navbar.repository',
    message: 'AList source code on GitHub (opens in a new tab)',
    description: 'Name of the link to the source repository in the top bar',
  });
  return (
    <header className={styles.navbar}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget={MOBILE_NAV_ID}
          aria-label={openLabel}
        >
          <Icon name="menu" />
        </button>
        <Link to="/" className={clsx(styles.brand)}>
          <Logo />
          <span className={styles.brandName}>AList</span>
          <span className={styles.brandDocs}>Docs</span>
        </Link>
        <NavMenu entries={entries} />
        <div className={styles.tools}>
          <SearchBar />
          <LocaleMenu />
          <Link
            href={PRODUCT_REPO_URL}
            className={clsx(styles.iconButton)}
            aria-label={repositoryLabel}
            title={repositoryLabel}
          >
            <Icon name="repository" />
          </Link>
          <ColorModeButton />
        </div>
      </div>
      <MobileNav entries={entries} />
    </header>
  );
}
