import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {inLanguage, type Localized} from '@site/src/lib/shared/localized';
import styles from './HomePanels.module.css';

/** A short text with its title. */
interface TextPanel {
  readonly title: Localized;
  readonly text: Localized;
}

/** A section of the home page: a title, and short texts in a grid, or one after the other if they are steps. */
export function TextPanels({
  title,
  panels,
  isOrdered = false,
}: {
  readonly title: ReactNode;
  readonly panels: readonly TextPanel[];
  readonly isOrdered?: boolean;
}): ReactNode {
  const locale = useLocaleCode();
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section className={styles.section}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      <List className={isOrdered ? styles.steps : styles.grid}>
        {panels.map((panel) => (
          <li key={panel.title.en}>
            <Heading as="h3" className={styles.panelTitle}>
              {inLanguage(panel.title, locale)}
            </Heading>
            <p>{inLanguage(panel.text, locale)}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
