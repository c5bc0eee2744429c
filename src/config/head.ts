import type {Config} from '@docusaurus/types';

/** Icons and colours for browsers and home screens. */
export const headTags: NonNullable<Config['headTags']> = [
  {tagName: 'link', attributes: {rel: 'icon', type: 'image/svg+xml', href: '/img/favicon.svg'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
  {tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}},
];
