import type {Localized} from '@site/src/lib/shared/localized';

/** Titles of the pages under `/tool/`; `{name}` stands for the name of a provider. */
export const toolTitles = {
  indexTitle: {en: 'Token helpers', zh: '令牌助手'},
  tokenHelper: {en: '{name}: token helper', zh: '{name}：令牌助手'},
  webdavTitle: {en: 'SharePoint WebDAV URL', zh: 'SharePoint 的 WebDAV 地址'},
  albumTitle: {en: 'Google Photos albums', zh: '谷歌相册的相册 ID'},
} as const satisfies Readonly<Record<string, Localized>>;
