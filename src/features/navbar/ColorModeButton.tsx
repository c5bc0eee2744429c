import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './SiteNavbar.module.css';

/**
 * Cycles light, dark, automatic. The early script does the work, so it answers before the application
 * runs; all three icons are in the page and CSS shows the one of the present choice.
 */
export function ColorModeButton(): ReactNode {
  const label = translate({
    id: 'navbar.colorMode',
    message: 'Change color mode (light, dark, automatic)',
    description: 'Name of the button that cycles the color mode',
  });
  return (
    <button
      type="button"
      className={styles.iconButton}
      data-action="color-mode"
      aria-label={label}
      title={label}
    >
      <span data-mode="light">
        <Icon name="sun" />
      </span>
      <span data-mode="dark">
        <Icon name="moon" />
      </span>
      <span data-mode="system">
        <Icon name="auto" />
      </span>
    </button>
  );
}
