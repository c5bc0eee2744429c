/** Helpers by the name a driver page uses, with the page of each below `/tool/`. */
export const helperPages = {
  '115': '115/token',
  '115-cookie': '115/cookie',
  '123pan': '123pan/callback',
  aliyundrive: 'aliyundrive/request',
  'aliyundrive-old': 'aliyundrive/old',
  baidu: 'baidu/callback',
  dropbox: 'dropbox/request',
  google: 'google/request',
  onedrive: 'onedrive/request',
  wopan: 'wopan/token',
  yandex: 'yandex/callback',
} as const;

/** Name of a token helper. */
export type HelperName = keyof typeof helperPages;

/** All names, for the check of what an author writes. */
export const helperNames = Object.keys(helperPages) as [HelperName, ...HelperName[]];
