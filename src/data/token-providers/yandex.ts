import type {CodeFlow, TokenProvider} from '@site/src/lib/shared/token-flow/types';
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
    const purpose = {en: 'exchanges the code for tokens', zh: '用授权码换取令牌'};
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

/** Yandex Disk. */
export const provider: TokenProvider = {
  id: 'yandex',
  name: {en: 'Yandex Disk', zh: 'Yandex Disk'},
  page: '/tool/yandex/callback.html',
  lead: {
    en: 'Get the refresh token for the YandexDisk driver by signing in to Yandex.',
    zh: '登录 Yandex，为 YandexDisk 驱动获取刷新令牌。',
  },
  needs: {
    en: "A Yandex account. If the API server doesn't support Yandex, you also need your own app.",
    zh: '一个 Yandex 账号。如果 API 服务器不支持 Yandex，还需要自己的应用。',
  },
  sees: {
    en: "If you use your own app, your browser sends everything directly to Yandex, and the API server sees nothing. If you use the default app, an API server that has the app's secret exchanges the code. It sees the code and both tokens.",
    zh: '使用自己的应用时，所有数据由浏览器直接发给 Yandex，不经过 API 服务器。使用默认应用时，由持有应用密钥的 API 服务器换取令牌，它会看到授权码和两个令牌。',
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
      en: "A token works only with the app that created it. If you use the default app, don't change the client ID and client secret that the driver fills in.",
      zh: '令牌只能与获取它的应用配合使用。使用默认应用时，不要改动驱动预填的客户端 ID 和客户端密钥。',
    },
    {
      en: 'The refresh token expires at the same time as the access token. Each renewal returns a new pair.',
      zh: '刷新令牌与访问令牌同时到期，每次续期都会返回一对新令牌。',
    },
  ],
  problems: [
    {
      title: {en: "The client wasn't accepted", zh: '客户端未被接受'},
      text: {
        en: 'Check that the client ID and client secret come from the same app. The redirect URI shown above must be registered in that app and match exactly.',
        zh: '确认客户端 ID 和客户端密钥来自同一个应用，并且应用中登记的回调地址与上面显示的完全一致。',
      },
    },
  ],
  manual: {
    en: 'Open the sign-in URL and sign in. Copy the code from the URL you return to, and then exchange it in your own terminal.',
    zh: '打开登录地址并登录，从返回的网址中复制授权码，然后在自己的终端里换取令牌。',
  },
  commands: [exchangeCommand(TOKEN_URL, {hasRedirectUri: false})],
  links: [
    {
      label: {en: 'Register an app with Yandex', zh: '在 Yandex 注册应用'},
      href: 'https://oauth.yandex.com/client/new',
    },
  ],
};
