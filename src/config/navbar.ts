import type {NavbarItem} from '@docusaurus/theme-common';

/** Source repository of the product itself. */
export const PRODUCT_REPO_URL = 'https://github.com/AlistGo/alist';

/** Centre zone of the top bar (sitemap section 2). Chinese labels: i18n/zh/docusaurus-theme-classic/navbar.json. */
export const navbarItems: NavbarItem[] = [
  {label: 'Guide', to: '/guide/', activeBasePath: '/guide/'},
  {label: 'Config', to: '/config/', activeBasePath: '/config/'},
  {label: 'FAQ', to: '/faq/', activeBasePath: '/faq/'},
  {label: 'Pricing', to: '/pricing.html'},
  {
    label: 'Community',
    type: 'dropdown',
    items: [
      {label: 'Discussions', href: `${PRODUCT_REPO_URL}/discussions`},
      {label: 'Telegram', href: 'https://t.me/alist_chat'},
    ],
  },
  {
    label: 'More',
    type: 'dropdown',
    items: [
      {label: 'Driver matrix', to: '/guide/drivers/'},
      {label: 'Token helpers', to: '/tool/'},
      {label: 'Error messages', to: '/faq/error.html'},
      {label: 'Permissions', to: '/reference/permissions.html'},
      {label: 'Command line', to: '/reference/cli.html'},
      {label: 'Demo', href: 'https://al.nn.ci'},
      {label: 'V2 documentation', href: 'https://alist-doc.nn.ci'},
    ],
  },
];
