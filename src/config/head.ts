import type {Config} from '@docusaurus/types';
import {base} from './base';

/** Icons and colors for browsers and home screens. */
export const headTags: NonNullable<Config['headTags']> = [
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
];
