import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './SiteNavbar.module.css';

/**
 * Cycles light, dark, automatic, or alternates light and dark (`src/data/siteShell.ts`). The early script does the
 * work, so it answers before the application runs; all three icons are in the page and CSS shows the one of the
 * present choice.
 */
export function ColorModeButton(): ReactNode {
  const label = translate({
    id: 'navbar.colorMode',
    message: 'Change color mode',
    description: 'Name of the button that cycles the color mode',
  });
  return (
    <button type="button" className={styles.iconButton} data-action="color-mode" title={label}>
      <span className="spoken">{label}</span>
      {modes().map(({mode, icon, name}) => (
        <span key={mode} data-mode={mode}>
          <Icon name={icon} />
          <span className="spoken">{name}</span>
        </span>
      ))}
    </button>
  );
}

/** The choices; CSS shows the present one, to the eye and to screen readers. */
function modes() {
  return [
    {
      mode: 'light',
      icon: 'sun',
      name: translate({
        id: 'navbar.colorMode.light',
        message: 'Now: light',
        description: 'State of the button that cycles the color mode',
      }),
    },
    {
      mode: 'dark',
      icon: 'moon',
      name: translate({
        id: 'navbar.colorMode.dark',
        message: 'Now: dark',
        description: 'State of the button that cycles the color mode',
      }),
    },
    {
      mode: 'system',
      icon: 'auto',
      name: translate({
        id: 'navbar.colorMode.system',
        message: 'Now: automatic',
        description: 'State of the button that cycles the color mode',
      }),
    },
  ] as const;
}
