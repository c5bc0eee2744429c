import type {PageTag} from '@site/src/lib/node/frontMatter';
import type {Localized} from '@site/src/lib/shared/localized';

/** What a driver page's tags are called. */
export const tagLabels: Readonly<Record<PageTag, Localized>> = {
  china: {en: 'China', zh: '中国大陆'},
  global: {en: 'Worldwide', zh: '全球'},
  'self-hosted': {en: 'Self-hosted', zh: '自托管'},
  'object-storage': {en: 'Object storage', zh: '对象存储'},
  'share-link': {en: 'Share link', zh: '分享链接'},
  wrapper: {en: 'Built on other storages', zh: '基于其他存储'},
  protocol: {en: 'Protocol', zh: '协议'},
  oauth: {en: 'OAuth', zh: 'OAuth 授权'},
  cookie: {en: 'Cookie', zh: 'Cookie 登录'},
  'proxy-only': {en: 'Proxy only', zh: '仅代理'},
  'read-only': {en: 'Read-only', zh: '只读'},
};
