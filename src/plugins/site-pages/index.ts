import type {LoadContext, Plugin} from '@docusaurus/types';
import {assertTwins} from './assertTwins';

/** Refuses pages without a twin before anything is built from them. */
export default function sitePagesPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-pages',
    async loadContent() {
      await assertTwins(siteDir, i18n.locales);
    },
  };
}
