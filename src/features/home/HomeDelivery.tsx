import './partTexts';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {delivery} from '@site/src/data/home';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import styles from './HomePanels.module.css';

/** Highlight: which way the bytes of a download take. */
export function HomeDelivery(): ReactNode {
  const locale = useLocaleCode();
  return (
    <section className={styles.section}>
      <Heading as="h2" className={styles.title}>
        <Translate id="home.deliveryTitle" description="Title of the highlight on delivery">
          Where the bytes go
        </Translate>
      </Heading>
      <ol className={styles.steps}>
        {delivery.map(({title, text}) => (
          <li key={title.en}>
            <Heading as="h3" className={styles.panelTitle}>
              {title[locale]}
            </Heading>
            <p>{text[locale]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
