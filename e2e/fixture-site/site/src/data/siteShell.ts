import {siteShell as real} from '../../../../../src/data/siteShell';

export * from '../../../../../src/data/siteShell';

/** The site shell of the real site, where it has a choice, chosen otherwise. */
export const siteShell: typeof real = {
  ...real,
  navbarLayout: {
    start: ['brand', 'search'],
    center: ['links'],
    end: ['repository', 'outlook', 'language'],
  },
  navbarAutoHide: 'always',
  brand: {
    title: 'Fixture',
    logo: '/img/logo.svg',
    logoDark: '/img/logo-dark.svg',
    isTitleHiddenOnMobile: true,
  },
  repository: {url: 'https://gitlab.example.com/team/fixture', label: 'Forge', isShown: true},
  colorMode: 'toggle',
  hasFullscreen: false,
  sidebarFilterFrom: 3,
};
