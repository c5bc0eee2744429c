import {readToken} from '@site/src/hooks/useColorsVersion';

/** Mermaid's theme variables, fed from the site's tokens as they hold now. */
export function themeVariables(): Readonly<Record<string, string | boolean>> {
  const text = readToken('--site-color-text');
  const line = readToken('--site-color-border-strong');
  const raised = readToken('--site-color-raised');
  return {
    darkMode: document.documentElement.dataset['theme'] === 'dark',
    background: readToken('--site-color-bg'),
    fontFamily: readToken('--site-font-sans'),
    fontSize: '15px',
    primaryColor: readToken('--site-color-accent-soft'),
    primaryBorderColor: readToken('--site-color-accent'),
    primaryTextColor: readToken('--site-color-heading'),
    secondaryColor: readToken('--site-color-secondary-soft'),
    secondaryBorderColor: readToken('--site-color-secondary'),
    secondaryTextColor: readToken('--site-color-heading'),
    tertiaryColor: readToken('--site-color-surface'),
    tertiaryBorderColor: line,
    tertiaryTextColor: text,
    lineColor: line,
    textColor: text,
    edgeLabelBackground: raised,
    noteBkgColor: readToken('--site-color-highlight-soft'),
    noteBorderColor: readToken('--site-color-highlight'),
    noteTextColor: text,
    clusterBkg: readToken('--site-color-surface'),
    clusterBorder: readToken('--site-color-border'),
    errorBkgColor: readToken('--site-color-danger-bg'),
    errorTextColor: readToken('--site-color-danger'),
  };
}
