import type {CodeFlow, TokenProvider} from '@site/src/lib/shared/token-flow/types';

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
  exchange: ({features, isElsewhere = false}) => {
    // Such a server names its own address, which 123 refuses.
    if (isElsewhere && !features.has('redirect_uri')) return undefined;
    return {
      method: 'POST',
      url: '{api}/alist/123pan/code',
      encoding: 'json',
      fields: {
        code: '{code}',
        ...(features.has('redirect_uri') ? {redirect_uri: '{redirectUri}'} : {}),
      },
      purpose: {en: 'exchanges the code for tokens', zh: '用授权码换取令牌'},
    };
  },
  allowsForeignStart: true,
};

/** 123 Open. */
export const provider: TokenProvider = {
  id: '123pan',
  name: {en: '123 Open', zh: '123 云盘开放平台'},
  page: '/tool/123pan/callback.html',
  lead: {
    en: 'Get an access token and a refresh token for the 123 Open driver by signing in to 123.',
    zh: '登录 123 云盘，为 123 Open 驱动获取访问令牌和刷新令牌。',
  },
  needs: {en: 'A 123 account.', zh: '一个 123 云盘账号。'},
  sees: {
    en: 'Only companies can register an app of this kind, so the API server keeps its secret. The server exchanges the code, and sees the code and both tokens. It never sees your password.',
    zh: '这类应用只对企业开放，密钥保存在 API 服务器上。API 服务器负责换取令牌，会看到授权码和两个令牌，看不到你的密码。',
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
      en: "To renew these tokens, the driver needs the app's client ID and client secret, which you don't have. The storage works until the access token expires, usually after 2 hours. Then you need a new token.",
      zh: '续期需要该应用的客户端 ID 和客户端密钥，而你没有。因此存储只能用到访问令牌到期（通常 2 小时），之后需要重新获取。',
    },
    {
      en: 'For permanent use, set auth_mode to client_credentials and enter the personal developer ID and secret that 123 gives you. This method needs no helper.',
      zh: '如需长期使用，把 auth_mode 设为 client_credentials，填写 123 云盘发给你的个人开发者 ID 和密钥。这种方式不需要令牌助手。',
    },
  ],
  problems: [
    {
      title: {en: 'Too many requests', zh: '请求过于频繁'},
      text: {
        en: '123 allows 100 exchanges per minute for one app, and all visitors share this limit. Wait a minute, and then try again.',
        zh: '123 云盘限制同一应用每分钟换取 100 次，所有访客共用此限额。请等一分钟后重试。',
      },
    },
  ],
  manual: {
    en: "You can't do this manually, because you don't have the app's secret. Use the driver's client_credentials mode instead. It needs no exchange.",
    zh: '你没有这个应用的密钥，无法手动换取。请改用驱动的 client_credentials 模式，它不需要换取令牌。',
  },
  links: [
    {
      label: {en: '123 open platform', zh: '123 云盘开放平台'},
      href: 'https://www.123pan.com/developer',
    },
  ],
};
