import {memberOf} from '../../lib/shared/token-flow/failure';
import type {
  DeviceFlow,
  ScanState,
  TokenProvider,
  Values,
} from '@site/src/lib/shared/token-flow/types';

/** Time limit of a status question: 115 answers late on purpose. */
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
        en: "The app ID of your own app on the 115 open platform. It isn't a secret.",
        zh: '你在 115 开放平台自建应用的 APP ID，无需保密。',
      },
    },
  ],
  asksFeatures: true,
  confirmsByHand: true,
  usesOwnVerifier: ({features}) => features.has('115_challenge'),
  start: ({features}) => ({
    method: 'GET',
    url: '{api}/alist/115/auth_device_code',
    encoding: 'query',
    fields: {
      app_id: '{appId}',
      ...(features.has('115_challenge') ? {code_challenge: '{challenge}'} : {}),
    },
    purpose: {en: 'requests a QR code from 115', zh: '向 115 申请二维码'},
  }),
  readStart: (json) => readTicket(json, 'resp'),
  status: () => ({
    method: 'GET',
    url: '{api}/alist/115/get_status',
    encoding: 'query',
    fields: {uid: '{uid}', time: '{time}', sign: '{sign}'},
    timeoutMs: STATUS_TIMEOUT_MS,
    purpose: {en: 'checks every few seconds whether you have confirmed', zh: '轮询你是否已确认'},
  }),
  readStatus: (json) => readScanState(json, 'resp'),
  exchange: () => ({
    method: 'POST',
    url: '{api}/alist/115/get_token',
    encoding: 'json',
    fields: {uid: '{uid}', code_verifier: '{verifier}'},
    purpose: {en: 'exchanges the confirmed QR code for tokens', zh: '用已确认的二维码换取令牌'},
  }),
  app: {en: '115 mobile app', zh: '115 App'},
};

/** 115 Open: a refresh token by QR code. */
export const provider: TokenProvider = {
  id: '115',
  name: {en: '115 Open', zh: '115 Open'},
  page: '/tool/115/token.html',
  lead: {
    en: 'Get the refresh token for the 115 Open driver. Scan the code with the 115 mobile app, and then confirm.',
    zh: '为 115 Open 驱动获取刷新令牌：用 115 App 扫码并确认。',
  },
  needs: {
    en: 'The 115 mobile app. If you have your own app, you can use its APP ID.',
    zh: '手机上的 115 App。也可以使用自建应用的 APP ID。',
  },
  sees: {
    en: 'The API server forwards your scan to 115 and sees both tokens in the response. 115 records that your account allows the app. No one sees your password.',
    zh: 'API 服务器会把扫码请求转发给 115，并能看到响应中的两个令牌。115 会记录你的账号已授权该应用。任何一方都看不到你的密码。',
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
      en: 'The driver needs only the refresh token. It gets access tokens on its own.',
      zh: '驱动只需要刷新令牌，会自动获取访问令牌。',
    },
    {
      en: 'An account can have two valid refresh tokens per app. A third one invalidates the oldest. A driver that still uses the oldest token reports code 40140116.',
      zh: '同一应用下，一个账号最多有两个有效的刷新令牌。获取第三个后，最早的一个会失效，仍在使用它的驱动会报错 40140116。',
    },
    {
      en: 'To revoke access, open device management in the 115 mobile app.',
      zh: '要撤销授权，请在 115 App 中打开设备管理。',
    },
  ],
  problems: [
    {
      title: {en: 'The code has expired', zh: '二维码过期'},
      text: {
        en: 'A QR code is valid for a few minutes. Get a new one. The old code no longer works.',
        zh: '二维码的有效期只有几分钟。请重新获取，旧的二维码随即失效。',
      },
    },
    {
      title: {en: 'The APP ID is refused', zh: 'APP ID 被拒绝'},
      text: {
        en: "115 must have approved your app and enabled device code sign-in for it. To use the API server's app instead, leave the APP ID blank.",
        zh: '应用必须已通过审核，并已开通设备码登录。如需使用 API 服务器的应用，请将 APP ID 留空。',
      },
    },
  ],
  manual: {
    en: 'These steps need no secret, so you can run them in any terminal. Make up a verifier of 43 to 128 letters and digits. Send the Base64 of its raw SHA-256 digest as the challenge. Turn the text in qrcode into a QR code, scan it, and then exchange the uid for the tokens.',
    zh: '整个过程不需要密钥，可以在任意终端完成。自己生成一个 43 至 128 位的字母数字串作为校验值，把它的 SHA-256 原始摘要做 Base64 编码，作为质询发送。把响应中 qrcode 的文本生成二维码并扫描，再用 uid 换取令牌。',
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
      purpose: {en: 'Request a QR code', zh: '申请二维码'},
    },
    {
      method: 'POST',
      url: 'https://passportapi.115.com/open/deviceCodeToToken',
      encoding: 'form',
      fields: {uid: '{uid}', code_verifier: '{verifier}'},
      purpose: {en: 'After you confirm: get the tokens', zh: '确认后：获取令牌'},
    },
  ],
  links: [],
};
