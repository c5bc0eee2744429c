import {themeHues} from '@site/src/data/siteShell';
import {onToggle, root} from '@site/src/lib/browser/early/page';
import {onReturn, readStored, writeStored} from '@site/src/lib/browser/early/stored';
import {THEME_COLOR_KEY} from '@site/src/lib/browser/storageKeys';

/** Shows a stored theme color, or the site's own where none is stored or known. */
export function applyThemeColor(value = readStored(THEME_COLOR_KEY)): void {
  const hue = themeHues.find((known) => String(known) === value) ?? 0;
  root.toggleAttribute('data-accent', hue !== 0);
  root.style.setProperty('--accent-hue', String(hue));
}

/** Answers the choice of a theme color (`OutlookSettings`), in other tabs, too, and shows it in the settings. */
export function watchThemeColor(): void {
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme-color') return;
    writeStored(THEME_COLOR_KEY, target.value === '0' ? null : target.value);
    applyThemeColor(target.value);
  });
  addEventListener('storage', ({key, newValue}) => {
    if (key === THEME_COLOR_KEY) applyThemeColor(newValue);
  });
  onReturn(THEME_COLOR_KEY, applyThemeColor);
  onToggle((panel) => {
    const shown = root.style.getPropertyValue('--accent-hue');
    for (const color of panel.querySelectorAll<HTMLInputElement>('[name=theme-color]')) {
      color.checked = color.value === shown;
    }
  });
}
