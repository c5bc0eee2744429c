import type {Config} from '@docusaurus/types';
import {languageOf, type LocaleCode} from '../lib/shared/localized';
import {base} from './base';

/**
 * What every page of a language says about the site: icons and colors for browsers and home screens, and what programs that show
 * links ask for. The application doesn't write them again.
 */
export const headTags = (locale: LocaleCode): NonNullable<Config['headTags']> => [
  // Not as `favicon` of the configuration: the application would ask for it again.
  {
    tagName: 'link',
    attributes: {rel: 'icon', sizes: '32x32', href: `${base}img/favicon.ico`},
  },
  {
    tagName: 'link',
    attributes: {rel: 'icon', type: 'image/svg+xml', href: `${base}img/favicon.svg`},
  },
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${base}img/apple-touch-icon.png`}},
  {tagName: 'link', attributes: {rel: 'manifest', href: `${base}site.webmanifest`}},
  {tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}},
  {tagName: 'meta', attributes: {name: 'twitter:card', content: 'summary_large_image'}},
  {tagName: 'meta', attributes: {property: 'og:type', content: 'website'}},
  {tagName: 'meta', attributes: {property: 'og:site_name', content: 'AList Docs'}},
  {
    tagName: 'meta',
    attributes: {
      property: 'og:locale',
      content: languageOf(locale).htmlLang.replace('-', '_'),
    },
  },
];
