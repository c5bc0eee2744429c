import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LocaleCode, Localized} from '../lib/localized';
import {PRODUCT_REPO_URL} from '../data/chrome';

/** Licence of the product these pages describe. */
const PRODUCT_LICENSE = 'AGPL-3.0';

/** Who holds the rights in these pages. */
const authors: Localized = {en: 'AList contributors', zh: 'AList 贡献者'};

const copyrightWord: Localized = {en: 'Copyright', zh: '版权所有'};

/** Footer links and copyright: year of the build, authors, licence (specification section 2). */
export function footerFor(locale: LocaleCode): NonNullable<ThemeConfig['footer']> {
  return {
    links: [
      {label: 'Source code', href: PRODUCT_REPO_URL},
      {label: 'Releases', href: `${PRODUCT_REPO_URL}/releases`},
      {label: 'Report an issue', href: `${PRODUCT_REPO_URL}/issues`},
    ],
    copyright: `${copyrightWord[locale]} © ${new Date().getFullYear()} ${authors[locale]} · ${PRODUCT_LICENSE}`,
  };
}
