import type {MultiColumnFooter} from '@docusaurus/theme-common';
import {inLanguage, languageOf, type LocaleCode, type Localized} from '../lib/shared/localized';
import {copyrightLine, type CopyrightParts} from '../lib/shared/pageFooter';
import {PRODUCT_REPO_URL} from '../data/siteShell';

/** Licence of the product these pages describe. */
const PRODUCT_LICENSE = 'AGPL-3.0';

/** Who has the copyright of these pages. */
const authors: Localized = {en: 'AList contributors', zh: 'AList 贡献者'};

const copyrightWord: Localized = {en: 'Copyright', zh: '版权所有'};

/** Text of the maintainer's own before the copyright line; empty for none. */
export const footerText: Localized = {en: '', zh: ''};

/** Parts of the copyright line: year of the build, authors, licence (specification section 2). */
export function copyrightParts(locale: LocaleCode): CopyrightParts {
  return {
    word: inLanguage(copyrightWord, locale),
    year: new Date().getFullYear(),
    authors: [inLanguage(authors, locale)],
    separator: languageOf(locale).listSeparator,
    license: PRODUCT_LICENSE,
  };
}

/**
 * Footer links and copyright line. Pages may change the latter (`src/plugins/footer-data`). Chinese labels:
 * i18n/zh/docusaurus-theme-classic/footer.json.
 */
export function footerFor(
  locale: LocaleCode,
): Pick<MultiColumnFooter, 'links'> & {readonly copyright: string} {
  return {
    links: [
      {
        title: 'Set up',
        items: [
          {label: 'First steps', to: '/guide/first-steps.html'},
          {label: 'Docker', to: '/guide/install/docker.html'},
          {label: 'Reverse proxy', to: '/guide/install/reverse-proxy.html'},
          {label: 'Update', to: '/guide/install/update.html'},
        ],
      },
      {
        title: 'Storages',
        items: [
          {label: 'Find your driver', to: '/guide/drivers/'},
          {label: 'Token helpers', to: '/tool/'},
          {label: 'Redirect and proxy', to: '/guide/advanced/delivery.html'},
          {label: 'Known issues', to: '/reference/known-issues.html'},
        ],
      },
      {
        title: 'Look up',
        items: [
          {label: 'Error messages', to: '/faq/error.html'},
          {label: 'Configuration overview', to: '/config/'},
          {label: 'API overview', to: '/guide/api/'},
          {label: 'Changelog', to: '/guide/changelog.html'},
        ],
      },
      {
        title: 'Project',
        items: [
          {label: 'Source code', href: PRODUCT_REPO_URL},
          {label: 'Releases', href: `${PRODUCT_REPO_URL}/releases`},
          {label: 'Report an issue', href: `${PRODUCT_REPO_URL}/issues`},
          {label: 'Where to ask', to: '/community/'},
          {label: 'Contribute to this site', to: '/guide/contribute.html'},
          {label: 'Privacy', to: '/privacy.html'},
        ],
      },
    ],
    copyright: copyrightLine(copyrightParts(locale)),
  };
}
