import type {CodeFlow, TokenProvider} from '@site/src/lib/token-flow/types';
import {exchangeCommand} from './exchangeCommand';
import {clientIdInput, clientSecretInput} from './inputs';

const TOKEN_URL = 'https://oauth.yandex.com/token';

const flow: CodeFlow = {
  kind: 'code',
  clients: ['default', 'own'],
  inputs: [clientIdInput, clientSecretInput],
  authorize: {
    url: 'https://oauth.yandex.com/authorize',
    fields: {
      response_type: 'code',
      client_id: '{clientId}',
      redirect_uri: '{redirectUri}',
      code_challenge: '{challenge}',
      code_challenge_method: 'S256',
      state: '{state}',
    },
  },
  usesPkce: ({client, features}) => client === 'own' || features.has('pkce'),
  asksFeatures: (client) => client === 'default',
  exchange: ({client, features}) => {
    const purpose = {en: 'trades the code for tokens', zh: '用授权码换取令牌'};
    if (client === 'own') {
      return {
        method: 'POST',
        url: TOKEN_URL,
        encoding: 'form',
        fields: {
          grant_type: 'authorization_code',
          code: '{code}',
          client_id: '{clientId}',
          client_secret: '{clientSecret}',
          code_verifier: '{verifier}',
        },
        purpose,
      };
    }
    // The secret of the default application is not in this site; a server that has it may help.
    if (!features.has('yandex')) return undefined;
    return {
      method: 'POST',
      url: '{api}/alist/yandex/token',
      encoding: 'json',
      fields: {code: '{code}', code_verifier: '{verifier}', redirect_uri: '{redirectUri}'},
      purpose,
    };
  },
  allowsForeignStart: true,
};

/** Yandex Disk (contract section 2.9). */
export const yandex: TokenProvider = {
  id: 'yandex',
  name: {en: 'Yandex Disk', zh: 'Yandex Disk'},
  page: '/tool/yandex/callback.html',
  lead: {
    en: 'Get the refresh token of the YandexDisk driver by signing in at Yandex.',
    zh: '在 Yandex 登录，为 YandexDisk 驱动获取刷新令牌。',
  },
  needs: {
    en: 'A Yandex account, and an application of your own unless the API server helps.',
    zh: '一个 Yandex 账号；除非 API 服务器支持，还需要自有应用。',
  },
  sees: {
    en: 'With an application of your own, everything goes from your browser to Yandex and the API server sees nothing. With the default application, an API server that has its secret trades the code and sees the code and both tokens.',
    zh: '使用自有应用时，全部数据由你的浏览器直接发给 Yandex，API 服务器什么也看不到。使用默认应用时，由持有其密钥的 API 服务器换取令牌，它会看到授权码和两个令牌。',
  },
  flows: [flow],
  targets: [
    {
      driver: 'YandexDisk',
      page: 'yandex',
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
      en: 'The refresh token lives as long as the access token. Each renewal returns a new pair.',
      zh: '刷新令牌与访问令牌同时到期，每次续期都会得到一对新的。',
    },
  ],
  problems: [
    {
      title: {en: 'The client was not accepted', zh: '客户端未被接受'},
      text: {
        en: 'Check that client ID and client secret come from the same application, and that the redirect address shown above is registered in it, letter by letter.',
        zh: '确认客户端 ID 和密钥来自同一个应用，并且其中登记的回调地址与上面显示的一字不差。',
      },
    },
  ],
  manual: {
    en: 'Open the sign-in address, take the code out of the address you come back to, and exchange it from your own terminal.',
    zh: '打开登录地址，从返回的地址里取出授权码，在自己的终端里换取令牌。',
  },
  commands: [exchangeCommand(TOKEN_URL, {hasRedirectUri: false})],
  links: [
    {
      label: {en: 'Register an application at Yandex', zh: '在 Yandex 登记应用'},
      href: 'https://oauth.yandex.com/client/new',
    },
  ],
};
