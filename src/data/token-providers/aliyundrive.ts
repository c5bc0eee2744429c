import {memberOf} from '@site/src/lib/token-flow/failure';
import type {
  CodeFlow,
  DeviceFlow,
  FlowContext,
  RequestTemplate,
  ScanState,
  TokenProvider,
} from '@site/src/lib/token-flow/types';
import {exchangeCommand} from './exchangeCommand';
import {clientIdInput, clientSecretInput} from './inputs';

const ownFields = ({client}: FlowContext): Record<string, string> =>
  client === 'own' ? {client_id: '{clientId}', client_secret: '{clientSecret}'} : {};

const exchange = (context: FlowContext): RequestTemplate => ({
  method: 'POST',
  url: '{api}/alist/ali_open/code',
  encoding: 'json',
  fields: {grant_type: 'authorization_code', code: '{code}', ...ownFields(context)},
  purpose: {en: 'trades the code for tokens', zh: '用授权码换取令牌'},
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
  usesOwnVerifier: () => false,
  start: (context) => ({
    method: 'POST',
    url: '{api}/alist/ali_open/qr',
    encoding: 'json',
    fields: ownFields(context),
    purpose: {en: 'asks Aliyundrive for a QR code', zh: '向阿里云盘申请二维码'},
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
    purpose: {en: 'asks whether you have confirmed, again and again', zh: '反复询问你是否已确认'},
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
  app: {en: 'Aliyundrive app', zh: '阿里云盘 App'},
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
  // A login with PKCE yields no refresh token (contract section 2.3).
  usesPkce: () => false,
  asksFeatures: () => false,
  exchange,
  allowsForeignStart: false,
};

/** Aliyundrive Open (contract section 2.3). */
export const aliyundrive: TokenProvider = {
  id: 'aliyundrive',
  name: {en: 'Aliyundrive Open', zh: '阿里云盘 Open'},
  page: '/tool/aliyundrive/request.html',
  lead: {
    en: 'Get the refresh token of the AliyundriveOpen driver, by QR code or by signing in.',
    zh: '用扫码或登录的方式，为 AliyundriveOpen 驱动获取刷新令牌。',
  },
  needs: {
    en: 'An Aliyundrive account, and its app if you want to scan. An application of your own is optional.',
    zh: '一个阿里云盘账号；想扫码还需要它的 App。自有应用可用可不用。',
  },
  sees: {
    en: 'Aliyundrive wants a secret of the application, so the API server makes the exchange: it sees the code and both tokens, and with an application of your own also its secret. With the default application it also renews your token later on. It never sees your password.',
    zh: '阿里云盘要求提供应用密钥，因此由 API 服务器换取：它会看到授权码和两个令牌；使用自有应用时，还会看到应用密钥。使用默认应用时，之后的续期也由它完成。它看不到你的密码。',
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
      en: 'Tokens of the old Aliyundrive driver, 32 letters long, do not work in this driver.',
      zh: '旧版阿里云盘驱动的 32 位令牌不能用于这个驱动。',
    },
    {
      en: 'With the default application, leave client ID and client secret empty. With your own, fill in both; then AList renews at Aliyundrive itself.',
      zh: '使用默认应用时，客户端 ID 和密钥留空。使用自有应用时两个都填，之后由 AList 直接向阿里云盘续期。',
    },
    {
      en: 'AList writes old and new tokens into its log. Take them out before you show a log to anyone.',
      zh: 'AList 会把新旧令牌写入日志。把日志给别人看之前，先删去令牌。',
    },
  ],
  problems: [
    {
      title: {en: 'Too many requests', zh: '请求过于频繁'},
      text: {
        en: 'The default application is shared by everybody, so the API server limits how often it may be used. Wait, or use an application of your own.',
        zh: '默认应用由所有人共用，API 服务器限制了使用频率。请稍等，或使用自有应用。',
      },
    },
  ],
  manual: {
    en: 'With an application of your own, open the sign-in address, take the code out of the address you come back to, and exchange it from your own terminal.',
    zh: '使用自有应用时，打开登录地址，从返回的地址里取出授权码，在自己的终端里换取令牌。',
  },
  commands: [
    exchangeCommand('https://openapi.alipan.com/oauth/access_token', {
      encoding: 'json',
      hasRedirectUri: false,
    }),
  ],
  links: [
    {
      label: {en: 'Open platform of Aliyundrive', zh: '阿里云盘开放平台'},
      href: 'https://www.alipan.com/developer',
    },
  ],
};
