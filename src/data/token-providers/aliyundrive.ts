import {memberOf} from '../../lib/shared/token-flow/failure';
import type {
  CodeFlow,
  DeviceFlow,
  FlowContext,
  RequestTemplate,
  ScanState,
  TokenProvider,
} from '@site/src/lib/shared/token-flow/types';
import {exchangeCommand} from './exchangeCommand';
import {clientIdInput, clientSecretInput} from './inputs';

const ownFields = ({client}: FlowContext): Record<string, string> =>
  client === 'own' ? {client_id: '{clientId}', client_secret: '{clientSecret}'} : {};

const exchange = (context: FlowContext): RequestTemplate => ({
  method: 'POST',
  url: '{api}/alist/ali_open/code',
  encoding: 'json',
  fields: {grant_type: 'authorization_code', code: '{code}', ...ownFields(context)},
  purpose: {en: 'exchanges the code for tokens', zh: '用授权码换取令牌'},
});

const scanStates: Readonly<Record<string, ScanState>> = {
  WaitLogin: 'waiting',
  ScanSuccess: 'scanned',
  LoginSuccess: 'confirmed',
  QRCodeExpired: 'expired',
};

const scanFlow: DeviceFlow = {
  kind: 'device',
  clients: ['default', 'own'],
  inputs: [clientIdInput, clientSecretInput],
  asksFeatures: true,
  confirmsByHand: false,
  usesOwnVerifier: () => false,
  start: (context) => ({
    method: 'POST',
    url: '{api}/alist/ali_open/qr',
    encoding: 'json',
    fields: ownFields(context),
    purpose: {en: 'requests a QR code from Aliyundrive', zh: '向阿里云盘申请二维码'},
  }),
  readStart: (json) => {
    const sid = memberOf(json, 'sid');
    if (typeof sid !== 'string' || !/^[\w-]{8,128}$/.test(sid)) return undefined;
    // The picture's text, so that no picture is fetched from the provider.
    return {sid, qrText: `https://www.aliyundrive.com/o/oauth/authorize?sid=${sid}`};
  },
  status: ({features}) => ({
    method: 'GET',
    url: features.has('ali_status')
      ? '{api}/alist/ali_open/qr/status'
      : '{api}/proxy/https://open.aliyundrive.com/oauth/qrcode/{sid}/status',
    encoding: 'query',
    fields: features.has('ali_status') ? {sid: '{sid}'} : {},
    purpose: {en: 'checks every few seconds whether you have confirmed', zh: '轮询你是否已确认'},
  }),
  readStatus: (json) => {
    const status = memberOf(json, 'status');
    const state =
      typeof status === 'string' && Object.hasOwn(scanStates, status)
        ? scanStates[status]
        : undefined;
    if (state === undefined) return undefined;
    const code = memberOf(json, 'authCode');
    if (state !== 'confirmed') return {state};
    return typeof code === 'string' && code !== '' ? {state, values: {code}} : undefined;
  },
  exchange,
  app: {en: 'Aliyundrive mobile app', zh: '阿里云盘 App'},
};

const codeFlow: CodeFlow = {
  kind: 'code',
  clients: ['default', 'own'],
  inputs: [clientIdInput, clientSecretInput],
  authorize: {
    url: 'https://open.aliyundrive.com/oauth/authorize',
    fields: {
      client_id: '{clientId}',
      redirect_uri: '{redirectUri}',
      scope: 'user:base,file:all:read,file:all:write',
      response_type: 'code',
      relogin: 'true',
      state: '{state}',
    },
  },
  // A login with PKCE yields no refresh token.
  usesPkce: () => false,
  asksFeatures: () => false,
  exchange,
  allowsForeignStart: false,
};

/** Aliyundrive Open. */
export const provider: TokenProvider = {
  id: 'aliyundrive',
  name: {en: 'Aliyundrive Open', zh: '阿里云盘 Open'},
  page: '/tool/aliyundrive/request.html',
  lead: {
    en: 'Get the refresh token for the AliyundriveOpen driver by scanning a QR code or signing in.',
    zh: '用扫码或登录的方式，为 AliyundriveOpen 驱动获取刷新令牌。',
  },
  needs: {
    en: 'An Aliyundrive account. To scan the QR code, you also need the Aliyundrive mobile app. You can also use your own app.',
    zh: '一个阿里云盘账号；扫码还需要阿里云盘 App。也可以使用自己的应用。',
  },
  sees: {
    en: "The exchange requires the app's secret, so the API server does it. It sees the code and both tokens. If you use your own app, it also sees that app's secret. If you use the default app, it also renews your token later. It never sees your password.",
    zh: '换取令牌需要应用密钥，因此由 API 服务器完成，它会看到授权码和两个令牌。使用自己的应用时，它还会看到应用密钥；使用默认应用时，之后的续期也由它完成。它看不到你的密码。',
  },
  flows: [scanFlow, codeFlow],
  targets: [
    {
      driver: 'AliyundriveOpen',
      page: 'aliyundrive_open',
      fields: [
        {name: 'refresh_token', from: 'refreshToken'},
        {name: 'client_id', from: 'clientId', only: 'own'},
        {name: 'client_secret', value: '<your client secret>', only: 'own'},
        {name: 'oauth_token_url', value: '{api}/alist/ali_open/token', only: 'default'},
      ],
    },
  ],
  notes: [
    {
      en: "The 32-character tokens of the old Aliyundrive driver don't work with this driver.",
      zh: '旧版 Aliyundrive 驱动的 32 位令牌不能用于此驱动。',
    },
    {
      en: 'If you use the default app, leave the client ID and client secret blank. If you use your own app, enter both. AList then renews the token directly with Aliyundrive.',
      zh: '使用默认应用时，客户端 ID 和客户端密钥留空。使用自己的应用时，两项都要填写，之后由 AList 直接向阿里云盘续期。',
    },
    {
      en: 'AList writes old and new tokens to its log. Redact them before you share a log.',
      zh: 'AList 会把新旧令牌写入日志。分享日志前请先脱敏。',
    },
  ],
  problems: [
    {
      title: {en: 'Too many requests', zh: '请求过于频繁'},
      text: {
        en: 'Everyone shares the default app, so the API server limits how often it can be used. Wait, or use your own app.',
        zh: '默认应用由所有人共用，API 服务器限制了使用频率。请稍后重试，或使用自己的应用。',
      },
    },
  ],
  manual: {
    en: 'Use your own app. Open the sign-in URL and sign in. Copy the code from the URL you return to, and then exchange it in your own terminal.',
    zh: '使用自己的应用。打开登录地址并登录，从返回的网址中复制授权码，然后在自己的终端里换取令牌。',
  },
  commands: [
    exchangeCommand('https://openapi.alipan.com/oauth/access_token', {
      encoding: 'json',
      hasRedirectUri: false,
    }),
  ],
  links: [
    {
      label: {en: 'Aliyundrive open platform', zh: '阿里云盘开放平台'},
      href: 'https://www.alipan.com/developer',
    },
  ],
};
