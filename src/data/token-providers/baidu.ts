import type {CodeFlow, TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {exchangeCommand} from './exchangeCommand';
import {clientIdInput, clientSecretInput} from './inputs';

const flow: CodeFlow = {
  kind: 'code',
  clients: ['default', 'own'],
  inputs: [clientIdInput, clientSecretInput],
  authorize: {
    url: 'https://openapi.baidu.com/oauth/2.0/authorize',
    fields: {
      response_type: 'code',
      client_id: '{clientId}',
      redirect_uri: '{redirectUri}',
      scope: 'basic,netdisk',
      qrcode: '1',
      state: '{state}',
    },
  },
  // Baidu documents no PKCE; a server that takes the redirect URI takes the code by POST as well.
  usesPkce: () => false,
  asksFeatures: () => true,
  exchange: ({client, features, isElsewhere = false}) => {
    const purpose = {en: 'exchanges the code for tokens', zh: '用授权码换取令牌'};
    if (features.has('redirect_uri')) {
      const own = {client_id: '{clientId}', client_secret: '{clientSecret}'};
      return {
        method: 'POST',
        url: '{api}/alist/baidu/token',
        encoding: 'json',
        fields: {
          code: '{code}',
          redirect_uri: '{redirectUri}',
          ...(client === 'own' ? own : {}),
        },
        purpose,
      };
    }
    // Such a server names its own address, which Baidu refuses, and it has no place for an own application.
    if (client === 'own' || isElsewhere) return undefined;
    return {
      method: 'GET',
      url: '{api}/alist/baidu/get_refresh_token',
      encoding: 'query',
      fields: {code: '{code}'},
      purpose,
    };
  },
  allowsForeignStart: true,
};

/** Baidu Netdisk. */
export const provider: TokenProvider = {
  id: 'baidu',
  name: {en: 'Baidu Netdisk', zh: '百度网盘'},
  page: '/tool/baidu/callback.html',
  lead: {
    en: 'Get the refresh token for the BaiduNetdisk driver by signing in to Baidu.',
    zh: '登录百度，为 BaiduNetdisk 驱动获取刷新令牌。',
  },
  needs: {en: 'A Baidu account.', zh: '一个百度账号。'},
  sees: {
    en: "The exchange requires the app's secret, which a web page can't keep. That's why the API server exchanges the code. It sees the code and both tokens. If you use your own app, it also sees that app's secret. It never sees your password.",
    zh: '换取令牌需要应用密钥，密钥不能放在网页里，因此由 API 服务器完成，它会看到授权码和两个令牌。使用自己的应用时，它还会看到应用密钥。它看不到你的密码。',
  },
  flows: [flow],
  targets: [
    {
      driver: 'BaiduNetdisk',
      page: 'baidu',
      fields: [
        {name: 'refresh_token', from: 'refreshToken'},
        {name: 'client_id', from: 'clientId', only: 'own'},
        {name: 'client_secret', value: '<your client secret>', only: 'own'},
      ],
    },
  ],
  notes: [
    {
      en: "A token works only with the app that created it. If you use the default app, don't change the client ID and client secret that the driver fills in.",
      zh: '令牌只能与获取它的应用配合使用。使用默认应用时，不要改动驱动预填的客户端 ID 和客户端密钥。',
    },
    {
      en: 'An access token is valid for 30 days, and a refresh token for about 10 years. Each renewal uses the refresh token and returns a new one. A failed renewal also uses it. In that case, sign in again.',
      zh: '访问令牌有效期 30 天，刷新令牌约 10 年。每次续期都会消耗当前的刷新令牌并返回新的；续期失败同样会消耗，此时需要重新登录。',
    },
  ],
  problems: [
    {
      title: {en: 'The code has been used or has expired', zh: '授权码已使用或已过期'},
      text: {
        en: 'A Baidu code works once and is valid for 10 minutes. Start over.',
        zh: '百度的授权码 10 分钟内有效，且只能使用一次。请重新开始。',
      },
    },
  ],
  manual: {
    en: 'Use your own app. Open the sign-in URL in a browser and sign in. Copy the code from the URL you return to, and then exchange it in your own terminal.',
    zh: '使用自己的应用。在浏览器中打开登录地址并登录，从返回的网址中复制授权码，然后在自己的终端里换取令牌。',
  },
  commands: [exchangeCommand('https://openapi.baidu.com/oauth/2.0/token')],
  links: [
    {
      label: {en: 'Baidu Netdisk open platform', zh: '百度网盘开放平台'},
      href: 'https://pan.baidu.com/union/home',
    },
  ],
};
