import {memberOf} from '@site/src/lib/token-flow/failure';
import type {DeviceFlow, ScanState, TokenProvider, Values} from '@site/src/lib/token-flow/types';

/** Time limit of a status question: 115 answers late on purpose (contract section 2.1). */
const STATUS_TIMEOUT_MS = 60_000;

const scanStates: Readonly<Record<string, ScanState>> = {
  '0': 'waiting',
  '1': 'scanned',
  '2': 'confirmed',
  '-1': 'expired',
  '-2': 'cancelled',
};

/** Values of a new code: the ticket's parts and the text of the picture. */
export function readTicket(json: unknown, holder: string): Values | undefined {
  const ticket = memberOf(json, holder);
  const read = (name: string): string => {
    const value = memberOf(ticket, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const values = {uid: read('uid'), time: read('time'), sign: read('sign'), qrText: read('qrcode')};
  const verifier = memberOf(json, 'code_verifier');
  if (Object.values(values).includes('')) return undefined;
  return {...values, ...(typeof verifier === 'string' && verifier !== '' ? {verifier} : {})};
}

/** State in a status answer. */
export function readScanState(
  json: unknown,
  holder: string,
): {readonly state: ScanState} | undefined {
  const status = memberOf(memberOf(json, holder), 'status');
  const state =
    typeof status === 'number' || typeof status === 'string'
      ? scanStates[String(status)]
      : undefined;
  return state === undefined ? undefined : {state};
}

const flow: DeviceFlow = {
  kind: 'device',
  clients: ['default', 'own'],
  inputs: [
    {
      slot: 'appId',
      label: {en: 'APP ID', zh: 'APP ID'},
      hint: {
        en: 'Of your own application on the open platform of 115. It is not a secret.',
        zh: '你在 115 开放平台自建应用的 ID，不是机密。',
      },
    },
  ],
  asksFeatures: true,
  usesOwnVerifier: ({features}) => features.has('115_challenge'),
  start: ({features}) => ({
    method: 'GET',
    url: '{api}/alist/115/auth_device_code',
    encoding: 'query',
    fields: {
      app_id: '{appId}',
      ...(features.has('115_challenge') ? {code_challenge: '{challenge}'} : {}),
    },
    purpose: {en: 'asks 115 for a QR code', zh: '向 115 申请二维码'},
  }),
  readStart: (json) => readTicket(json, 'resp'),
  status: () => ({
    method: 'GET',
    url: '{api}/alist/115/get_status',
    encoding: 'query',
    fields: {uid: '{uid}', time: '{time}', sign: '{sign}'},
    timeoutMs: STATUS_TIMEOUT_MS,
    purpose: {en: 'asks whether you have confirmed, again and again', zh: '反复询问你是否已确认'},
  }),
  readStatus: (json) => readScanState(json, 'resp'),
  exchange: () => ({
    method: 'POST',
    url: '{api}/alist/115/get_token',
    encoding: 'json',
    fields: {uid: '{uid}', code_verifier: '{verifier}'},
    purpose: {en: 'trades the confirmed code for tokens', zh: '用已确认的二维码换取令牌'},
  }),
  app: {en: '115 app', zh: '115 App'},
};

/** 115 Open: a refresh token by QR code (contract section 2.1). */
export const open115: TokenProvider = {
  id: '115',
  name: {en: '115 Open', zh: '115 Open'},
  page: '/tool/115/token.html',
  lead: {
    en: 'Get the refresh token of the 115 Open driver: scan a code with the 115 app, and confirm.',
    zh: '为 115 Open 驱动获取刷新令牌：用 115 App 扫码并确认。',
  },
  needs: {
    en: 'The 115 app on a phone. An APP ID of your own is optional.',
    zh: '装有 115 App 的手机。自建应用的 APP ID 可填可不填。',
  },
  sees: {
    en: 'The API server passes your scan on to 115 and sees both tokens on their way back. 115 sees that your account allows the application. Nobody sees your password.',
    zh: 'API 服务器把扫码请求转给 115，返回的两个令牌都会经过它。115 知道你的账号授权了这个应用。没有人会看到你的密码。',
  },
  flows: [flow],
  targets: [
    {
      driver: '115 Open',
      page: '115_open',
      fields: [{name: 'refresh_token', from: 'refreshToken'}],
    },
  ],
  notes: [
    {
      en: 'The driver needs the refresh token only; it gets access tokens by itself.',
      zh: '驱动只需要刷新令牌，访问令牌由它自己获取。',
    },
    {
      en: 'An account holds two living refresh tokens per application. A third one ends the oldest; a driver that used it then reports code 40140116.',
      zh: '一个账号在同一应用下最多有两个有效的刷新令牌，第三个会让最早的那个失效，仍在用它的驱动会报错误码 40140116。',
    },
    {
      en: 'Take the permission back in the device management of the 115 app.',
      zh: '想收回授权，请在 115 App 的设备管理中操作。',
    },
  ],
  problems: [
    {
      title: {en: 'The code has expired', zh: '二维码过期'},
      text: {
        en: 'A code lives for a few minutes. Get a new one; the old one is forgotten.',
        zh: '二维码只有几分钟有效期。重新获取即可，旧的随即作废。',
      },
    },
    {
      title: {en: 'The APP ID is refused', zh: 'APP ID 被拒绝'},
      text: {
        en: 'The application must be approved, and allowed to sign in by device code. Leave your own APP ID out to use the one of the API server.',
        zh: '应用必须已通过审核，并开通设备码登录。不填自己的 APP ID，就使用 API 服务器的应用。',
      },
    },
  ],
  manual: {
    en: 'No secret is involved, so you can ask 115 yourself from any terminal. Invent a verifier of 43 to 128 letters and digits, and send its SHA-256 as challenge. Show the text in qrcode as a picture, scan it, then trade the uid for the tokens.',
    zh: '整个过程不涉及密钥，在任意终端里就能直接向 115 请求。自己生成一个 43 至 128 位的字母数字串作为校验值，把它的 SHA-256 作为质询发出；把返回的 qrcode 文本做成二维码扫描确认，再用 uid 换取令牌。',
  },
  commands: [
    {
      method: 'POST',
      url: 'https://passportapi.115.com/open/authDeviceCode',
      encoding: 'form',
      fields: {
        client_id: '{appId}',
        code_challenge: '{challenge}',
        code_challenge_method: 'sha256',
      },
      purpose: {en: 'Ask for a code', zh: '申请二维码'},
    },
    {
      method: 'POST',
      url: 'https://passportapi.115.com/open/deviceCodeToToken',
      encoding: 'form',
      fields: {uid: '{uid}', code_verifier: '{verifier}'},
      purpose: {en: 'After you confirmed: get the tokens', zh: '确认之后：获取令牌'},
    },
  ],
  links: [],
};
