import type {LoadContext, Plugin} from '@docusaurus/types';
import {assertTwins} from './assertTranslations';
import {developmentPages} from './developmentPages';

/**
 * Refuses pages without a twin before anything is built from them. The development server shows them, and says what
 * is missing.
 */
export default function sitePagesPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  if (process.env['NODE_ENV'] === 'development') return developmentPages(siteDir, baseUrl);
  return {
    name: 'site-pages',
    loadContent() {
      assertTwins(siteDir);
    },
  };
}
