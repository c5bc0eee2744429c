import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Icon} from '@site/src/components/Icon/Icon';
import {DRAWER_ID} from '@site/src/lib/browser/elementIds';
import {LocaleLinks} from './LocaleLinks';
import {NavAnchor} from './NavAnchor';
import {parseNavItems} from './navItems';
import styles from './Drawer.module.css';

/** Top of the drawer, which stays in view: the languages, the button that closes it, and the parts of the site. */
export function DrawerHead(): ReactNode {
  const {locales} = useDocusaurusContext().i18n;
  const entries = parseNavItems(useThemeConfig().navbar.items);
  const closeLabel = translate({
    id: 'navbar.closeNavigation',
    message: 'Close navigation',
    description: 'Name of the button that closes the full-screen navigation',
  });
  return (
    <div className={styles.head}>
      <div className={styles.bar}>
        {locales.length > 1 && (
          <ul className={styles.languages}>
            <LocaleLinks className={clsx(styles.language)} />
          </ul>
        )}
        <button
          type="button"
          className={styles.close}
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.parts}>
        {entries.map(
          (entry) =>
            !('items' in entry) && (
              <li key={entry.label}>
                <NavAnchor link={entry} />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
