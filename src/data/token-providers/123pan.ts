import type {CodeFlow, TokenProvider} from '@site/src/lib/token-flow/types';

const flow: CodeFlow = {
  kind: 'code',
  clients: ['default'],
  inputs: [],
  authorize: {
    url: 'https://yun.123pan.com/auth',
    fields: {
      client_id: '{clientId}',
      redirect_uri: '{redirectUri}',
      scope: 'user:base,file:all:read,file:all:write',
      state: '{state}',
    },
  },
  usesPkce: () => false,
  asksFeatures: () => true,
  exchange: ({features}) => ({
    method: 'POST',
    url: '{api}/alist/123pan/code',
    encoding: 'json',
    fields: {
      code: '{code}',
      ...(features.has('redirect_uri') ? {redirect_uri: '{redirectUri}'} : {}),
    },
    purpose: {en: 'trades the code for tokens', zh: '用授权码换取令牌'},
  }),
  allowsForeignStart: true,
};

/** 123 Open (contract section 2.2). */
export const pan123: TokenProvider = {
  id: '123pan',
  name: {en: '123 Open', zh: '123 云盘开放平台'},
  page: '/tool/123pan/callback.html',
  lead: {
    en: 'Get an access token and a refresh token for the 123 Open driver by signing in at 123.',
    zh: '在 123 云盘登录，为 123 Open 驱动获取访问令牌和刷新令牌。',
  },
  needs: {en: 'A 123 account.', zh: '一个 123 云盘账号。'},
  sees: {
    en: 'Only companies get an application of this kind, so its secret is on the API server. The server trades the code and sees the code and both tokens. It never sees your password.',
    zh: '这类应用只发给企业，密钥在 API 服务器上。由它换取令牌，会看到授权码和两个令牌，看不到你的密码。',
  },
  flows: [flow],
  targets: [
    {
      driver: '123 Open',
      page: '123_open',
      fields: [
        {name: 'auth_mode', value: 'token'},
        {name: 'access_token', from: 'accessToken'},
        {name: 'refresh_token', from: 'refreshToken'},
      ],
    },
  ],
  notes: [
    {
      en: 'The driver can renew this pair only with the client ID and client secret of the same application, which you do not have. So the storage works until the access token ends, usually after 2 hours, and then asks for a new one.',
      zh: '要续期这对令牌，驱动需要同一应用的客户端 ID 和密钥，而你没有。因此存储只能用到访问令牌到期（通常 2 小时），之后需要重新获取。',
    },
    {
      en: 'For lasting use, set auth_mode to client_credentials with the personal developer ID and secret that 123 gives you. That way needs no helper at all.',
      zh: '想长期使用，请把 auth_mode 设为 client_credentials，填写 123 云盘发给你个人的开发者 ID 和密钥。这种方式不需要任何辅助页面。',
    },
  ],
  problems: [
    {
      title: {en: 'Rate limited', zh: '请求过于频繁'},
      text: {
        en: '123 allows 100 exchanges a minute for one application, shared by all visitors. Wait a minute.',
        zh: '123 云盘对同一应用限制每分钟 100 次换取，所有访客共用。请等一分钟再试。',
      },
    },
  ],
  manual: {
    en: 'There is no way by hand with this application, because its secret is not yours. Use the client_credentials mode of the driver instead: it needs no exchange.',
    zh: '这个应用的密钥不归你所有，无法手动换取。请改用驱动的 client_credentials 模式，它不需要换取令牌。',
  },
  links: [
    {
      label: {en: 'Open platform of 123', zh: '123 云盘开放平台'},
      href: 'https://www.123pan.com/developer',
    },
  ],
};
