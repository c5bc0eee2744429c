import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {doors} from '@site/src/data/home';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import styles from './HomePanels.module.css';
import {inLanguage} from '@site/src/lib/shared/localized';

/** The three ways in: install, find a drive, fix a problem. */
export function HomeDoors(): ReactNode {
  const locale = useLocaleCode();
  return (
    <div className={styles.section} data-tight>
      <div className={styles.doors}>
        {doors.map((door) => (
          <Link key={door.to} to={door.to} className={clsx(styles.door)}>
            <Heading as="h2" className={styles.doorTitle}>
              {inLanguage(door.title, locale)}
            </Heading>
            <p>{inLanguage(door.text, locale)}</p>
          </Link>
        ))}
      </div>
    </div>
  );
}
