import {chrome as real} from '../../../../../src/data/chrome';

export * from '../../../../../src/data/chrome';

/** The chrome of the real site, where it has a choice, chosen otherwise. */
export const chrome: typeof real = {
  ...real,
  navbarLayout: {
    start: ['brand', 'search'],
    center: ['links'],
    end: ['repository', 'outlook', 'language'],
  },
  navbarAutoHide: 'always',
  brand: {
    title: 'World',
    logo: '/img/logo.svg',
    logoDark: '/img/logo-dark.svg',
    isTitleHiddenOnMobile: true,
  },
  repository: {url: 'https://gitlab.example.com/team/world', label: 'Forge', isShown: true},
  colorMode: 'toggle',
  hasFullscreen: false,
  sidebarFilterFrom: 3,
};
