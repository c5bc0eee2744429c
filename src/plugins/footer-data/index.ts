import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {copyrightParts, footerText} from '../../config/footer';
import {inLanguage, parseLocaleCode} from '../../lib/shared/localized';
import type {PageFrontMatter} from '../../lib/shared/pageFrontMatter';
import {footerOverride, type FooterData} from '../../lib/shared/pageFooter';

interface FooterFrontMatter {
  readonly footer?: string | false;
  readonly copyright?: string | false;
  readonly license?: string;
  readonly page?: PageFrontMatter;
}

/**
 * Publishes what pages change in the footer, which is outside of them. Global data is part of every
 * page's script, so only pages that change something are in it, and with none and no text nothing is.
 */
export default function footerDataPlugin({i18n}: LoadContext): Plugin {
  const locale = parseLocaleCode(i18n.currentLocale);
  return {
    name: 'site-footer-data',
    allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const pages = docs.loadedVersions
        .flatMap((version) => version.docs)
        .flatMap(({permalink, frontMatter}) => {
          const {page, ...keys} = frontMatter as FooterFrontMatter; // checked by src/lib/node/frontMatter.ts
          const authors = page?.authors?.map(({name}) => name);
          const override = footerOverride({...keys, authors}, copyrightParts(locale));
          return override ? [[permalink, override] as const] : [];
        });
      const text = inLanguage(footerText, locale);
      if (pages.length > 0 || text !== '') {
        actions.setGlobalData({text, pages: Object.fromEntries(pages)} satisfies FooterData);
      }
      return Promise.resolve();
    },
  };
}
