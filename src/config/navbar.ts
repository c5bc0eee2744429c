import type {NavbarItem} from '@docusaurus/theme-common';
import {PRODUCT_REPO_URL} from '../data/siteShell';
import type {Localized} from '../lib/shared/localized';

/** Sub-groups of a dropdown: entries of one group are together under its title. */
const reference: Localized = {en: 'Look up', zh: '速查'};
const elsewhere: Localized = {en: 'Elsewhere', zh: '其他站点'};

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
      {label: 'Discord', href: 'https://discord.gg/F4ymsH4xv2'},
      {label: 'Where to ask', to: '/community/'},
    ],
  },
  {
    label: 'More',
    type: 'dropdown',
    activeBasePath: '/reference/',
    items: [
      {group: reference, label: 'Driver matrix', to: '/reference/drivers.html'},
      {group: reference, label: 'Token helpers', to: '/tool/'},
      {group: reference, label: 'Error messages', to: '/faq/error.html'},
      {group: reference, label: 'Known issues', to: '/reference/known-issues.html'},
      {group: reference, label: 'Compare versions', to: '/reference/versions.html'},
      {group: reference, label: 'Permissions', to: '/reference/permissions.html'},
      {group: reference, label: 'Command line', to: '/reference/cli.html'},
      {group: reference, label: 'Glossary', to: '/reference/glossary.html'},
      {group: elsewhere, label: 'Demo', href: 'https://al.nn.ci'},
      {group: elsewhere, label: 'V2 documentation', href: 'https://alist-doc.nn.ci'},
      {group: elsewhere, label: 'Desktop app', href: 'https://desktop.alistgo.com'},
    ],
  },
];
