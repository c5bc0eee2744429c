import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import {chrome} from '@site/src/data/chrome';
import {MOBILE_NAV_ID} from '@site/src/lib/elementIds';
import {LocaleLinks} from './LocaleLinks';
import {NavAnchor} from './NavAnchor';
import {OutlookSettings} from './OutlookSettings';
import {repositoryLabel} from './repositoryLabel';
import type {NavEntry, NavLink} from './navItems';
import styles from './MobileNav.module.css';

/** Full-screen navigation of phones: all links, the languages, and the outlook (specification section 2). */
export function MobileNav({entries}: {readonly entries: readonly NavEntry[]}): ReactNode {
  const label = translate({
    id: 'navbar.mobile',
    message: 'Navigation',
    description: 'Name of the full-screen navigation of phones',
  });
  const closeLabel = translate({
    id: 'navbar.closeNavigation',
    message: 'Close navigation',
    description: 'Name of the button that closes the full-screen navigation',
  });
  return (
    <nav id={MOBILE_NAV_ID} popover="auto" className={styles.overlay} aria-label={label}>
      <button
        type="button"
        className={styles.close}
        popoverTarget={MOBILE_NAV_ID}
        popoverTargetAction="hide"
        aria-label={closeLabel}
      >
        <Icon name="close" />
      </button>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {'items' in entry ? (
              <>
                <span className={styles.heading}>{entry.label}</span>
                <LinkList links={entry.items} />
              </>
            ) : (
              <NavAnchor link={entry} className={clsx(styles.link)} />
            )}
          </li>
        ))}
        {chrome.repository.isShown && (
          <li>
            <Link href={chrome.repository.url} className={clsx(styles.link)}>
              {repositoryLabel(chrome.repository)}
              <Icon name="external" />
            </Link>
          </li>
        )}
      </ul>
      <ul className={styles.languages}>
        <LocaleLinks className={clsx(styles.language)} />
      </ul>
      <OutlookSettings />
    </nav>
  );
}

function LinkList({links}: {readonly links: readonly NavLink[]}): ReactNode {
  return (
    <ul className={styles.sublist}>
      {links.map((link) => (
        <li key={link.label}>
          <NavAnchor link={link} className={clsx(styles.sublink)} />
        </li>
      ))}
    </ul>
  );
}
