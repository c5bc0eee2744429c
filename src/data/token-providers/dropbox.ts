import type {CodeFlow, TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {exchangeCommand} from './exchangeCommand';
import {clientIdInput, clientSecretInput} from './inputs';

const TOKEN_URL = 'https://api.dropboxapi.com/oauth2/token';

const flow: CodeFlow = {
  kind: 'code',
  clients: ['own', 'default'],
  inputs: [
    clientIdInput,
    {
      ...clientSecretInput,
      optional: true,
      hint: {
        en: "Recommended. AList always sends a secret when it renews the token. It isn't known whether Dropbox renews a token that was created without a secret.",
        zh: '建议填写。AList 续期时总会发送密钥。不填密钥获取的令牌能否续期，目前不清楚。',
      },
    },
  ],
  authorize: {
    url: 'https://www.dropbox.com/oauth2/authorize',
    fields: {
      client_id: '{clientId}',
      response_type: 'code',
      redirect_uri: '{redirectUri}',
      token_access_type: 'offline',
      code_challenge: '{challenge}',
      code_challenge_method: 'S256',
      state: '{state}',
    },
  },
  // A token made with a secret must be renewed with it, one made by PKCE without: never both.
  usesPkce: ({client, hasSecret}) => client === 'own' && !hasSecret,
  asksFeatures: () => false,
  exchange: ({client, hasSecret}) => ({
    method: 'POST',
    url: client === 'own' ? TOKEN_URL : '{api}/alist/dropbox/token',
    encoding: client === 'own' ? 'form' : 'json',
    fields: {
      grant_type: 'authorization_code',
      code: '{code}',
      redirect_uri: '{redirectUri}',
      ...(client === 'own' ? {client_id: '{clientId}'} : {}),
      ...(client === 'own' && hasSecret ? {client_secret: '{clientSecret}'} : {}),
      ...(client === 'own' && !hasSecret ? {code_verifier: '{verifier}'} : {}),
    },
    purpose: {en: 'exchanges the code for tokens', zh: '用授权码换取令牌'},
  }),
  allowsForeignStart: false,
};

/** Dropbox. */
export const provider: TokenProvider = {
  id: 'dropbox',
  name: {en: 'Dropbox', zh: 'Dropbox'},
  page: '/tool/dropbox/request.html',
  lead: {
    en: 'Get the refresh token for the Dropbox driver by signing in to Dropbox.',
    zh: '登录 Dropbox，为 Dropbox 驱动获取刷新令牌。',
  },
  needs: {
    en: 'A Dropbox account and your own app. The default app no longer accepts new users.',
    zh: '一个 Dropbox 账号和自己的应用。默认应用已不再接受新用户。',
  },
  sees: {
    en: 'If you use your own app, your browser sends everything directly to Dropbox, and the API server sees nothing. If you use the default app, the API server sees the code and both tokens.',
    zh: '使用自己的应用时，所有数据由浏览器直接发给 Dropbox，不经过 API 服务器。使用默认应用时，API 服务器会看到授权码和两个令牌。',
  },
  flows: [flow],
  targets: [
    {
      driver: 'Dropbox',
      page: 'dropbox',
      fields: [
        {name: 'refresh_token', from: 'refreshToken'},
        {name: 'client_id', from: 'clientId', only: 'own'},
        {name: 'client_secret', value: '<your client secret>', only: 'own', ifSecret: true},
        {name: 'oauth_token_url', value: '{api}/alist/dropbox/token', only: 'default'},
      ],
    },
  ],
  notes: [
    {
      en: 'If you use the default app, set oauth_token_url as shown. The URL that the driver fills in no longer works.',
      zh: '使用默认应用时，请按上面的值填写 oauth_token_url。驱动预填的地址已经失效。',
    },
    {
      en: 'An access token is valid for about 4 hours. A refresh token is valid until you revoke it in your Dropbox account settings.',
      zh: '访问令牌有效期约 4 小时。刷新令牌一直有效，直到你在 Dropbox 账号设置中撤销。',
    },
  ],
  problems: [
    {
      title: {
        en: 'No auth function available for given request',
        zh: 'No auth function available for given request',
      },
      text: {
        en: 'The token was created with a secret and renewed without it, or the other way around. Get a new token, and enter the same values in the driver as on this page.',
        zh: '获取令牌时用了密钥而续期时没有，或者相反。请重新获取，并在驱动中填写与本页相同的内容。',
      },
    },
    {
      title: {en: "Files can't be read or uploaded", zh: '无法读取或上传文件'},
      text: {
        en: 'Before you sign in, select the permissions in the app console: read access to account info, file metadata, and file content. For uploads, select write access as well. After a change, get a new token.',
        zh: '登录前，在应用控制台勾选账号信息、文件元数据和文件内容的读取权限；需要上传时，还要勾选写入权限。修改权限后，要重新获取令牌。',
      },
    },
  ],
  manual: {
    en: "Open your app's sign-in URL and sign in. Copy the code from the URL you return to, and then exchange it in your own terminal.",
    zh: '打开自己应用的登录地址并登录，从返回的网址中复制授权码，然后在自己的终端里换取令牌。',
  },
  commands: [exchangeCommand(TOKEN_URL)],
  links: [
    {
      label: {en: 'Dropbox app console', zh: 'Dropbox 应用控制台'},
      href: 'https://www.dropbox.com/developers/apps',
    },
  ],
};
