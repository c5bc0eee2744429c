import type {DeviceFlow, TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {readScanState, readTicket} from './115';

/** Kinds of client that 115 accepts; the first do not log the own app out. */
const sources = ['alipaymini', 'wechatmini', 'tv', 'web', 'android', 'ios', 'qandroid'];

const flow: DeviceFlow = {
  kind: 'device',
  clients: ['default'],
  inputs: [
    {
      slot: 'qrSource',
      label: {en: 'Sign in as', zh: '登录为'},
      hint: {
        en: 'Client type. Keep alipaymini unless you use that type yourself. 115 allows one sign-in per type.',
        zh: '客户端类型。115 的每种类型只允许一处登录，自己没有使用 alipaymini 时，保留默认值。',
      },
      options: sources.map((value) => ({value, label: {en: value, zh: value}})),
    },
  ],
  asksFeatures: false,
  confirmsByHand: true,
  usesOwnVerifier: () => false,
  start: () => ({
    method: 'GET',
    url: '{api}/proxy/qrcodeapi.115.com/api/1.0/web/1.0/token',
    encoding: 'query',
    fields: {},
    purpose: {en: 'requests a QR code from 115', zh: '向 115 申请二维码'},
  }),
  readStart: (json) => readTicket(json, 'data'),
  status: () => ({
    method: 'GET',
    url: '{api}/proxy/qrcodeapi.115.com/get/status/',
    encoding: 'query',
    fields: {uid: '{uid}', time: '{time}', sign: '{sign}', _: '{seconds}'},
    timeoutMs: 60_000,
    purpose: {en: 'checks every few seconds whether you have confirmed', zh: '轮询你是否已确认'},
  }),
  readStatus: (json) => readScanState(json, 'data'),
  app: {en: '115 mobile app', zh: '115 App'},
};

/** 115 Cloud and 115 Share: a QR code token for the cookie drivers. */
export const provider: TokenProvider = {
  id: '115-cookie',
  name: {en: '115 QR code token', zh: '115 二维码令牌'},
  page: '/tool/115/cookie.html',
  lead: {
    en: 'Get a QR code token for 115 Cloud or 115 Share. Scan the code with the 115 mobile app, and then confirm.',
    zh: '为 115 网盘或 115 云盘分享获取二维码令牌：用 115 App 扫码并确认。',
  },
  needs: {en: 'The 115 mobile app.', zh: '手机上的 115 App。'},
  sees: {
    en: 'The API server forwards your scan to 115 and sees the token. Anyone who has a confirmed token can sign in with it once, so enter it in AList immediately.',
    zh: 'API 服务器会把扫码请求转发给 115，并能看到令牌。任何人拿到已确认的令牌，都可以用它登录一次，请立即填写到 AList。',
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
      en: 'Leave the cookie field blank. When you save the storage, AList exchanges the token for a cookie.',
      zh: 'Cookie 留空。保存存储时，AList 会用令牌换取 Cookie。',
    },
  ],
  problems: [],
  manual: {
    en: 'You need a terminal with curl. Only 115 receives the requests.',
    zh: '需要有 curl 的终端，请求只发给 115。',
  },
  manualLink: {
    label: {en: 'Scan a QR code with curl', zh: '用 curl 扫码登录'},
    href: '/guide/drivers/115.html?helper=manual#qr-code',
  },
  links: [],
};
