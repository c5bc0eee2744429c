import type {Localized} from '@site/src/lib/localized';

/** Titles of the helper pages in the page list that the 404 page searches, by address without locale. */
export const toolTitles: Readonly<Partial<Record<string, Localized>>> = {
  '/tool/': {en: 'Token helpers', zh: '令牌助手'},
  '/tool/115/token.html': {en: '115 Open: token helper', zh: '115 Open：令牌助手'},
  '/tool/115/cookie.html': {en: '115 QR code token: token helper', zh: '115 二维码令牌：令牌助手'},
  '/tool/aliyundrive/old.html': {
    en: 'Aliyundrive (old driver): token helper',
    zh: '阿里云盘（旧版驱动）：令牌助手',
  },
  '/tool/aliyundrive/request.html': {
    en: 'Aliyundrive Open: token helper',
    zh: '阿里云盘 Open：令牌助手',
  },
  '/tool/dropbox/request.html': {en: 'Dropbox: token helper', zh: 'Dropbox：令牌助手'},
  '/tool/google/request.html': {en: 'Google: token helper', zh: 'Google：令牌助手'},
  '/tool/google/album.html': {en: 'Google Photos albums', zh: 'Google 相册的相册 ID'},
  '/tool/onedrive/request.html': {en: 'OneDrive: token helper', zh: 'OneDrive：令牌助手'},
  '/tool/onedrive/webdav.html': {
    en: 'SharePoint WebDAV URL',
    zh: 'SharePoint 的 WebDAV 地址',
  },
  '/tool/wopan/token.html': {en: 'WoPan: token helper', zh: '联通云盘：令牌助手'},
};
