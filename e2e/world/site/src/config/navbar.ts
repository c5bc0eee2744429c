import type {NavbarItem} from '@docusaurus/theme-common';

/** Top bar of the test world, with pages that it has. */
export const navbarItems: NavbarItem[] = [
  {label: 'Guide', to: '/guide/everything.html', activeBasePath: '/guide/'},
  {label: 'FAQ', to: '/catalog/'},
];
