import type {CodeFlow, TokenProvider} from '@site/src/lib/token-flow/types';
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
        en: 'Recommended. AList always sends a secret when it renews; we could not test whether Dropbox renews a token that was made without one.',
        zh: '建议填写。AList 续期时总会发送密钥；不填密钥得到的令牌能否续期，我们未能测试。',
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
    purpose: {en: 'trades the code for tokens', zh: '用授权码换取令牌'},
  }),
  allowsForeignStart: false,
};

/** Dropbox (contract section 2.5). */
export const dropbox: TokenProvider = {
  id: 'dropbox',
  name: {en: 'Dropbox', zh: 'Dropbox'},
  page: '/tool/dropbox/request.html',
  lead: {
    en: 'Get the refresh token of the Dropbox driver by signing in at Dropbox.',
    zh: '在 Dropbox 登录，为 Dropbox 驱动获取刷新令牌。',
  },
  needs: {
    en: 'A Dropbox account and an application of your own. The default application takes no new users any more.',
    zh: '一个 Dropbox 账号和自有应用。默认应用已不再接受新用户。',
  },
  sees: {
    en: 'With an application of your own, everything goes from your browser to Dropbox and the API server sees nothing. With the default application, the API server sees the code and both tokens.',
    zh: '使用自有应用时，全部数据由你的浏览器直接发给 Dropbox，API 服务器什么也看不到。使用默认应用时，API 服务器会看到授权码和两个令牌。',
  },
  flows: [flow],
  targets: [
    {
      driver: 'Dropbox',
      page: 'dropbox',
      fields: [
        {name: 'refresh_token', from: 'refreshToken'},
        {name: 'client_id', from: 'clientId', only: 'own'},
        {name: 'client_secret', value: '<your client secret>', only: 'own'},
        {name: 'oauth_token_url', value: '{api}/alist/dropbox/token', only: 'default'},
      ],
    },
  ],
  notes: [
    {
      en: 'With the default application, set oauth_token_url as shown: the address prefilled in the driver does not answer any more.',
      zh: '使用默认应用时，请按上面的值填写 oauth_token_url：驱动里预填的地址已经失效。',
    },
    {
      en: 'An access token lives about 4 hours; a refresh token until you take it back in the settings of your Dropbox account.',
      zh: '访问令牌有效期约 4 小时；刷新令牌一直有效，直到你在 Dropbox 账号设置中收回。',
    },
  ],
  problems: [
    {
      title: {
        en: 'No auth function available for given request',
        zh: 'No auth function available for given request',
      },
      text: {
        en: 'The token was made with a secret and is renewed without it, or the other way round. Get a new one and fill in the driver what you filled in here.',
        zh: '令牌获取时用了密钥而续期时没有，或者相反。请重新获取，并在驱动中填写与这里相同的内容。',
      },
    },
    {
      title: {en: 'Files cannot be read or uploaded', zh: '无法读取或上传文件'},
      text: {
        en: 'Tick the permissions in the console of the application before you sign in: account info, file metadata, file content, each to read, and to write for uploads. A change needs a new token.',
        zh: '登录之前，先在应用控制台勾选权限：账号信息、文件元数据、文件内容的读取权限，上传还需写入权限。改动之后要重新获取令牌。',
      },
    },
  ],
  manual: {
    en: 'Open the sign-in address of your application, take the code out of the address you come back to, and exchange it from your own terminal.',
    zh: '打开自有应用的登录地址，从返回的地址里取出授权码，在自己的终端里换取令牌。',
  },
  commands: [exchangeCommand(TOKEN_URL)],
  links: [
    {
      label: {en: 'Applications at Dropbox', zh: 'Dropbox 应用控制台'},
      href: 'https://www.dropbox.com/developers/apps',
    },
  ],
};
