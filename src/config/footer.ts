import type {ThemeConfig} from '@docusaurus/preset-classic';
import {listSeparators, type LocaleCode, type Localized} from '../lib/localized';
import {copyrightLine, type CopyrightParts} from '../lib/pageFooter';
import {PRODUCT_REPO_URL} from '../data/chrome';

/** Licence of the product these pages describe. */
const PRODUCT_LICENSE = 'AGPL-3.0';

/** Who holds the rights in these pages. */
const authors: Localized = {en: 'AList contributors', zh: 'AList 贡献者'};

const copyrightWord: Localized = {en: 'Copyright', zh: '版权所有'};

/** Text of the maintainer's own before the copyright line; empty for none. */
export const footerText: Localized = {en: '', zh: ''};

/** Parts of the copyright line: year of the build, authors, licence (specification section 2). */
export function copyrightParts(locale: LocaleCode): CopyrightParts {
  return {
    word: copyrightWord[locale],
    year: new Date().getFullYear(),
    authors: [authors[locale]],
    separator: listSeparators[locale],
    license: PRODUCT_LICENSE,
  };
}

/** Footer links and copyright line. Pages may change the latter (`src/plugins/page-footers`). */
export function footerFor(locale: LocaleCode): NonNullable<ThemeConfig['footer']> {
  return {
    links: [
      {label: 'Source code', href: PRODUCT_REPO_URL},
      {label: 'Releases', href: `${PRODUCT_REPO_URL}/releases`},
      {label: 'Report an issue', href: `${PRODUCT_REPO_URL}/issues`},
      {label: 'Community', to: '/community/'},
      {label: 'Privacy', to: '/privacy.html'},
    ],
    copyright: copyrightLine(copyrightParts(locale)),
  };
}
