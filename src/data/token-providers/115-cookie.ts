import type {DeviceFlow, TokenProvider} from '@site/src/lib/token-flow/types';
import {readScanState, readTicket} from './115';

/** Kinds of client that 115 accepts (contract section 3); the first do not log the own app out. */
const sources = ['alipaymini', 'wechatmini', 'tv', 'web', 'android', 'ios', 'qandroid'];

const flow: DeviceFlow = {
  kind: 'device',
  clients: ['default'],
  inputs: [
    {
      slot: 'qrSource',
      label: {en: 'Sign in as', zh: '登录为'},
      hint: {
        en: 'Take a kind of client you do not use yourself: 115 allows one of each.',
        zh: '选一个你自己不用的客户端类型：115 每种只允许一个在线。',
      },
      options: sources.map((value) => ({value, label: {en: value, zh: value}})),
    },
  ],
  asksFeatures: false,
  usesOwnVerifier: () => false,
  start: () => ({
    method: 'GET',
    url: '{api}/proxy/qrcodeapi.115.com/api/1.0/web/1.0/token',
    encoding: 'query',
    fields: {},
    purpose: {en: 'asks 115 for a QR code', zh: '向 115 申请二维码'},
  }),
  readStart: (json) => readTicket(json, 'data'),
  status: () => ({
    method: 'GET',
    url: '{api}/proxy/qrcodeapi.115.com/get/status/',
    encoding: 'query',
    fields: {uid: '{uid}', time: '{time}', sign: '{sign}', _: '{seconds}'},
    timeoutMs: 60_000,
    purpose: {en: 'asks whether you have confirmed, again and again', zh: '反复询问你是否已确认'},
  }),
  readStatus: (json) => readScanState(json, 'data'),
  app: {en: '115 app', zh: '115 App'},
};

/** 115 Cloud and 115 Share: a QR code token for the cookie drivers (contract section 3). */
export const cookie115: TokenProvider = {
  id: '115-cookie',
  name: {en: '115 QR code token', zh: '115 二维码令牌'},
  page: '/guide/drivers/115.html',
  lead: {
    en: 'Get a QR code token for 115 Cloud or 115 Share: scan a code with the 115 app, and confirm.',
    zh: '为 115 网盘或 115 分享获取二维码令牌：用 115 App 扫码并确认。',
  },
  needs: {en: 'The 115 app on a phone.', zh: '装有 115 App 的手机。'},
  sees: {
    en: 'The API server passes your scan on to 115 and sees the token. Whoever has a confirmed token can sign in once with it, so put it into AList at once.',
    zh: 'API 服务器把扫码请求转给 115，并能看到这个令牌。确认后的令牌可以登录一次，请立即填入 AList。',
  },
  flows: [flow],
  targets: ['115 Cloud', '115 Share'].map((driver) => ({
    driver,
    page: '115',
    fields: [
      {name: 'qrcode_token', from: 'uid'},
      {name: 'qrcode_source', from: 'qrSource'},
    ],
  })),
  notes: [
    {
      en: 'Leave the cookie empty: AList trades the token for a cookie when the storage is saved.',
      zh: 'Cookie 留空：保存存储时，AList 会用令牌换取 Cookie。',
    },
  ],
  problems: [],
  manual: {
    en: 'The driver page shows the same steps with curl.',
    zh: '驱动页面有用 curl 完成同样步骤的方法。',
  },
  links: [],
};
