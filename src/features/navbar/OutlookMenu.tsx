import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import {siteShell} from '@site/src/data/siteShell';
import {ColorModeButton} from './ColorModeButton';
import {OutlookSettings} from './OutlookSettings';
import menuStyles from './NavMenu.module.css';

/** Outlook settings of the top bar: the color mode at hand, the rest in a menu. */
export function OutlookMenu(): ReactNode {
  const hasChoice = siteShell.colorMode === 'switch' || siteShell.colorMode === 'toggle';
  return (
    <>
      {hasChoice && <ColorModeButton />}
      {(siteShell.hasThemeColors || siteShell.hasFullscreen) && (
        <details
          className={menuStyles.group}
          name="navbar"
          data-menu
          data-wide-only
          data-needs-scripts
        >
          <summary
            className={menuStyles.link}
            aria-label={translate({
              id: 'outlook.label',
              message: 'Appearance',
              description: 'Name of the menu with theme color and fullscreen',
            })}
          >
            <Icon name="outlook" />
            <Icon name="chevron" className={clsx(menuStyles.chevron)} />
          </summary>
          <div className={menuStyles.panel} data-align="end">
            <OutlookSettings />
          </div>
        </details>
      )}
    </>
  );
}
