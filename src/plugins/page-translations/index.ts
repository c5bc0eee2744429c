import type {LoadContext, Plugin} from '@docusaurus/types';
import {assertTranslations} from './assertTranslations';
import {developmentPages} from './developmentPages';

/**
 * Refuses pages without a translation before anything is built from them. The development server shows them, and says what
 * is missing.
 */
export default function pageTranslationsPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  if (process.env['NODE_ENV'] === 'development') return developmentPages(siteDir, baseUrl);
  return {
    name: 'site-page-translations',
    loadContent() {
      assertTranslations(siteDir);
    },
  };
}
