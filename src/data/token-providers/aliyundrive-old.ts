import {textOfBase64} from '@site/src/lib/token-flow/encoding';
import {memberOf, parseJson} from '@site/src/lib/token-flow/failure';
import type {DeviceFlow, ScanState, TokenProvider} from '@site/src/lib/token-flow/types';

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
  usesOwnVerifier: () => false,
  start: () => ({
    method: 'GET',
    url: '{api}/alist/ali/qr',
    encoding: 'query',
    fields: {},
    purpose: {en: 'asks Aliyundrive for a QR code', zh: '向阿里云盘申请二维码'},
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
    purpose: {en: 'asks whether you have confirmed, again and again', zh: '反复询问你是否已确认'},
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
  app: {en: 'Aliyundrive app', zh: '阿里云盘 App'},
};

/** The old Aliyundrive driver, kept for storages that still use it (contract section 3). */
export const oldAliyundrive: TokenProvider = {
  id: 'aliyundrive-old',
  name: {en: 'Aliyundrive (old driver)', zh: '阿里云盘（旧版驱动）'},
  page: '/guide/drivers/aliyundrive.html',
  lead: {
    en: 'Get the refresh token of the old Aliyundrive driver by QR code. For a new storage, use AliyundriveOpen.',
    zh: '扫码为旧版 Aliyundrive 驱动获取刷新令牌。新建存储请使用 AliyundriveOpen。',
  },
  needs: {en: 'The Aliyundrive app on a phone.', zh: '装有阿里云盘 App 的手机。'},
  isPublicOnly: true,
  sees: {
    en: 'The API server passes your scan on to Aliyundrive and sees the token. Not every API server offers this.',
    zh: 'API 服务器把扫码请求转给阿里云盘，并能看到令牌。并非每个 API 服务器都提供此功能。',
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
      en: 'This token does not work in AliyundriveOpen.',
      zh: '这个令牌不能用于 AliyundriveOpen。',
    },
  ],
  problems: [],
  manual: {
    en: 'There is no documented way by hand for this driver.',
    zh: '这个驱动没有公开的手动方法。',
  },
  links: [],
};
