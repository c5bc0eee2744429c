import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './BackToTop.module.css';

/** Button back to the top of the page; CSS shows it below the first 100 px (`watchTop`). */
export function BackToTop(): ReactNode {
  const label = translate({
    id: 'backToTop.label',
    message: 'Back to top',
    description: 'Name of the button that scrolls to the top of the page',
  });
  return (
    <button
      type="button"
      className={styles.button}
      data-action="top"
      aria-label={label}
      title={label}
    >
      <Icon name="up" />
    </button>
  );
}
