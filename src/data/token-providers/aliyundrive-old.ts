import {textOfBase64} from '../../lib/shared/token-flow/encoding';
import {memberOf, parseJson} from '../../lib/shared/token-flow/failure';
import type {DeviceFlow, ScanState, TokenProvider} from '@site/src/lib/shared/token-flow/types';

const scanStates: Readonly<Record<string, ScanState>> = {
  NEW: 'waiting',
  SCANED: 'scanned',
  CONFIRMED: 'confirmed',
  EXPIRED: 'expired',
  CANCELED: 'cancelled',
};

const dataOf = (json: unknown): unknown => memberOf(memberOf(json, 'content'), 'data');

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Refresh token in the packed part of a confirmed answer. */
function readRefreshToken(packed: unknown): string | undefined {
  const text = typeof packed === 'string' ? textOfBase64(packed) : undefined;
  const result = memberOf(parseJson(text ?? ''), 'pds_login_result');
  const token = memberOf(result, 'refreshToken');
  return typeof token === 'string' && token !== '' ? token : undefined;
}

const flow: DeviceFlow = {
  kind: 'device',
  clients: ['default'],
  inputs: [],
  asksFeatures: false,
  confirmsByHand: false,
  usesOwnVerifier: () => false,
  start: () => ({
    method: 'GET',
    url: '{api}/alist/ali/qr',
    encoding: 'query',
    fields: {},
    purpose: {en: 'requests a QR code from Aliyundrive', zh: '向阿里云盘申请二维码'},
  }),
  readStart: (json) => {
    const data = dataOf(json);
    const values = {
      t: textOf(memberOf(data, 't')),
      ck: textOf(memberOf(data, 'ck')),
      qrText: textOf(memberOf(data, 'codeContent')),
    };
    return Object.values(values).includes('') ? undefined : values;
  },
  status: () => ({
    method: 'POST',
    url: '{api}/alist/ali/ck',
    encoding: 'json',
    fields: {t: '{t}', ck: '{ck}'},
    purpose: {en: 'checks every few seconds whether you have confirmed', zh: '轮询你是否已确认'},
  }),
  readStatus: (json) => {
    const data = dataOf(json);
    const status = memberOf(data, 'qrCodeStatus');
    const state =
      typeof status === 'string' && Object.hasOwn(scanStates, status)
        ? scanStates[status]
        : undefined;
    if (state !== 'confirmed') return state === undefined ? undefined : {state};
    const refreshToken = readRefreshToken(memberOf(data, 'bizExt'));
    return refreshToken === undefined ? undefined : {state, values: {refreshToken}};
  },
  app: {en: 'Aliyundrive mobile app', zh: '阿里云盘 App'},
};

/** The old Aliyundrive driver, kept for storages that still use it. */
export const provider: TokenProvider = {
  id: 'aliyundrive-old',
  name: {en: 'Aliyundrive (old driver)', zh: '阿里云盘（旧版驱动）'},
  page: '/tool/aliyundrive/old.html',
  lead: {
    en: 'Get the refresh token for the old Aliyundrive driver by QR code. For a new storage, use AliyundriveOpen.',
    zh: '扫码为旧版 Aliyundrive 驱动获取刷新令牌。新建存储请使用 AliyundriveOpen。',
  },
  needs: {en: 'The Aliyundrive mobile app.', zh: '手机上的阿里云盘 App。'},
  isPublicOnly: true,
  sees: {
    en: 'The API server forwards your scan to Aliyundrive and sees the token. Not every API server offers this.',
    zh: 'API 服务器会把扫码请求转发给阿里云盘，并能看到令牌。并非每个 API 服务器都提供此功能。',
  },
  flows: [flow],
  targets: [
    {
      driver: 'Aliyundrive',
      page: 'aliyundrive',
      fields: [{name: 'refresh_token', from: 'refreshToken'}],
    },
  ],
  notes: [
    {
      en: "This token doesn't work with AliyundriveOpen.",
      zh: '此令牌不能用于 AliyundriveOpen。',
    },
  ],
  problems: [],
  manual: {
    en: 'In a desktop browser, open a private window and sign in to www.alipan.com. In the developer tools, open the local storage of the page, and copy the value of refresh_token from the entry token. Close the window without signing out. A user reports that this token expires the next day.',
    zh: '在电脑浏览器中打开无痕窗口，登录 www.alipan.com。在开发者工具中打开该页面的本地存储，从 token 一项中复制 refresh_token 的值。不要退出登录，直接关闭窗口。有用户反映，这个令牌隔天就失效。',
  },
  links: [],
};
