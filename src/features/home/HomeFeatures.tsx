import './partTexts';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {features} from '@site/src/data/home';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import styles from './HomePanels.module.css';

/** What it does, in six panels. */
export function HomeFeatures(): ReactNode {
  const locale = useLocaleCode();
  return (
    <section className={styles.section}>
      <Heading as="h2" className={styles.title}>
        <Translate id="home.featuresTitle" description="Title of the feature panels">
          What it does
        </Translate>
      </Heading>
      <ul className={styles.grid}>
        {features.map(({title, text}) => (
          <li key={title.en}>
            <Heading as="h3" className={styles.panelTitle}>
              {title[locale]}
            </Heading>
            <p>{text[locale]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
