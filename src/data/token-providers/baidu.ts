import type {CodeFlow, TokenProvider} from '@site/src/lib/token-flow/types';
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
  // Baidu documents no PKCE; a server that takes the redirect address takes the code by POST as well.
  usesPkce: () => false,
  asksFeatures: () => true,
  exchange: ({client, features}) => {
    const purpose = {en: 'trades the code for tokens', zh: '用授权码换取令牌'};
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
    if (client === 'own') return undefined;
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

/** Baidu Netdisk (contract section 2.4). */
export const baidu: TokenProvider = {
  id: 'baidu',
  name: {en: 'Baidu Netdisk', zh: '百度网盘'},
  page: '/tool/baidu/callback.html',
  lead: {
    en: 'Get the refresh token of the BaiduNetdisk driver by signing in at Baidu.',
    zh: '在百度登录，为 BaiduNetdisk 驱动获取刷新令牌。',
  },
  needs: {en: 'A Baidu account.', zh: '一个百度账号。'},
  sees: {
    en: 'Baidu wants a secret of the application, which a web page cannot keep. So the API server trades the code: it sees the code and both tokens, and with an application of your own also its secret. It never sees your password.',
    zh: '百度要求提供应用密钥，网页无法保密，所以由 API 服务器换取令牌：它会看到授权码和两个令牌；使用自有应用时，还会看到应用密钥。它看不到你的密码。',
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
      en: 'Token and application belong together. With the default application, leave the prefilled client ID and client secret of the driver as they are.',
      zh: '令牌与应用必须对应。使用默认应用时，驱动里预填的客户端 ID 和客户端密钥不要改动。',
    },
    {
      en: 'An access token lives 30 days, a refresh token about 10 years. Each renewal uses the refresh token up and returns the next one; also a renewal that fails uses it up. Then sign in again.',
      zh: '访问令牌有效期 30 天，刷新令牌约 10 年。每次续期都会用掉旧的刷新令牌并返回新的；续期失败同样会用掉，此时需要重新登录。',
    },
  ],
  problems: [
    {
      title: {en: 'The code was used or has expired', zh: '授权码已使用或过期'},
      text: {
        en: 'A code of Baidu works once, within 10 minutes. Start again.',
        zh: '百度的授权码 10 分钟内有效，只能用一次。请重新开始。',
      },
    },
  ],
  manual: {
    en: 'With an application of your own, open the sign-in address in a browser, take the code out of the address you come back to, and exchange it from your own terminal.',
    zh: '使用自有应用时，在浏览器打开登录地址，从返回的地址里取出授权码，再在自己的终端里换取令牌。',
  },
  commands: [exchangeCommand('https://openapi.baidu.com/oauth/2.0/token')],
  links: [
    {
      label: {en: 'Applications at Baidu', zh: '百度网盘开放平台'},
      href: 'https://pan.baidu.com/union/home',
    },
  ],
};
