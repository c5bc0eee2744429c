import type {Sponsor} from '@site/src/data/banners';

export * from '../../../../../src/data/banners';

/** The real site has no sponsor. */
export const sidebarSponsor: Sponsor = {
  name: {en: 'A sponsor', zh: '一家赞助商'},
  href: 'https://sponsor.example.com/',
  image: {src: '/img/favicon.svg', width: 96, height: 24},
};
