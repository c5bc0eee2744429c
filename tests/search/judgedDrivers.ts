import type {LocaleCode} from '@site/src/lib/localized';
import type {JudgedQuery} from './judged';

const ALI = '/guide/drivers/aliyundrive_open.html';
const OPEN_115 = '/guide/drivers/115_open.html';
const QUARK = '/guide/drivers/quark.html';
const BAIDU = '/guide/drivers/baidu.html';
const OPEN_123 = '/guide/drivers/123_open.html';

const query = (kind: JudgedQuery['kind'], text: string, ...wanted: string[]): JudgedQuery => ({
  query: text,
  kind,
  wanted,
});

/** Queries for driver pages, apart from the rest so that they can grow with the batches of pages. */
export const judgedDriverQueries: Readonly<Record<LocaleCode, readonly JudgedQuery[]>> = {
  en: [
    query('name', 'aliyundrive', ALI),
    query('name', 'baidu netdisk', BAIDU),
    query('field', 'drive_type', `${ALI}#field-drive_type`, `${ALI}#drive-type`),
    query('field', 'use_transcoding_address', `${QUARK}#field-use_transcoding_address`),
    query('error', 'failed to refresh token: Too Many Requests', `${ALI}#renewal-limit`),
    query('error', 'error: refresh token error, errno: 0', `${OPEN_115}#token-refused`),
    query('error', 'require login [guest]', `${QUARK}#login-guest`),
    query('error', 'refresh token has been used', `${BAIDU}#token-used`),
    query('error', 'pan123: api error code=401', `${OPEN_123}#code-401`),
    query('task', 'get a 115 open token', `${OPEN_115}#credentials`, OPEN_115),
    query('question', 'why does a baidu download fail with 403', `${BAIDU}#download-403`),
    query('typo', 'quarck cookie', `${QUARK}#cookie`, `${QUARK}#field-cookie`, QUARK),
    query('other-language', '夸克网盘', QUARK),
  ],
  zh: [
    query('name', '阿里云盘', ALI),
    query('name', '百度网盘', BAIDU),
    query('name', '夸克', QUARK),
    query('field', 'auth_mode', `${OPEN_123}#field-auth_mode`),
    query('field', '删除方式', `${ALI}#field-remove_way`, `${ALI}#remove-way`),
    query('error', 'empty ClientID or ClientSecret', `${ALI}#half-app`),
    query('error', 'code: 40140116', `${OPEN_115}#token-replaced`),
    query('error', 'hit black userlist', `${BAIDU}#blocked`),
    query('error', 'token [st invalid]', `${QUARK}#session-ended`),
    query('task', '获取 115 open 刷新令牌', `${OPEN_115}#credentials`, OPEN_115),
    query('question', '百度网盘下载 403 怎么办', `${BAIDU}#download-403`),
    query('question', 'QuarkTV 二维码过期', `${QUARK}#qr-expired`, `${QUARK}#qr-code`),
    query('mixed', '123 云盘 direct link', `${OPEN_123}#direct-links`, OPEN_123),
  ],
};
