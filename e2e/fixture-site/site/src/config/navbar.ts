import type {NavbarItem} from '@docusaurus/theme-common';

/** Top bar of the fixture site, with pages that it has. */
export const navbarItems: NavbarItem[] = [
  {label: 'Guide', to: '/guide/everything.html', activeBasePath: '/guide/'},
  {label: 'FAQ', to: '/catalog/'},
];
