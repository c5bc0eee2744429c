/*
 * What this site uses of Docusaurus's internal theme code, which can change in any release. Other files import it from here, so
 * an upgrade has one place to check (`tests/content/theme.test.ts`).
 */
export {
  // Providers of the page's layout (`src/theme/Layout/Provider`).
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
  // The only source of a page's URL in the other language.
  useAlternatePageUtils,
} from '@docusaurus/theme-common/internal';
