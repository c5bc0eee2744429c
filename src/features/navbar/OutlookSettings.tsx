import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {siteShell, themeColorNames, themeHues} from '@site/src/data/siteShell';
import {useFullscreen} from '@site/src/hooks/usePageState';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import styles from './OutlookSettings.module.css';
import {inLanguage} from '@site/src/lib/shared/localized';

/**
 * Theme color and fullscreen (specification section 2, outlook settings). The early script does the work:
 * it knows the stored color before the first paint, and answers before the application runs.
 */
export function OutlookSettings(): ReactNode {
  const locale = useLocaleCode();
  const isFullscreen = useFullscreen();
  return (
    <form className={styles.settings} data-needs-scripts>
      {siteShell.hasThemeColors && (
        <fieldset className={styles.colors}>
          <legend>
            <Translate id="outlook.themeColor" description="Legend of the theme colors">
              Theme color
            </Translate>
          </legend>
          {themeHues.map((hue) => (
            <input
              key={hue}
              type="radio"
              name="theme-color"
              value={hue}
              data-swatch
              aria-label={inLanguage(themeColorNames[hue], locale)}
              title={inLanguage(themeColorNames[hue], locale)}
            />
          ))}
        </fieldset>
      )}
      {siteShell.hasFullscreen && (
        <button
          type="button"
          className={styles.fullscreen}
          data-action="fullscreen"
          aria-pressed={isFullscreen}
          suppressHydrationWarning
        >
          <Translate
            id="outlook.fullscreen"
            description="Button that fills the screen, or stops it"
          >
            Fullscreen on or off
          </Translate>
        </button>
      )}
    </form>
  );
}
