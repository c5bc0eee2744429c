import type {ReactNode} from 'react';
import {counts} from '@site/src/data/home';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import styles from './HomePanels.module.css';
import {inLanguage} from '@site/src/lib/shared/localized';

/** Highlight: many drivers, one tree, a few protocols, in numbers counted from the data. */
export function HomeNumbers(): ReactNode {
  const locale = useLocaleCode();
  return (
    <div className={styles.section}>
      <ul className={styles.numbers}>
        {counts.map(({value, label}) => (
          <li key={label.en}>
            <strong>{value}</strong> <span>{inLanguage(label, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
