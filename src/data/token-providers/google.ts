import type {CodeFlow, RequestTemplate, TokenProvider} from '@site/src/lib/token-flow/types';
import {exchangeCommand} from './exchangeCommand';
import {clientIdInput, clientSecretInput} from './inputs';

const TOKEN_URL = 'https://oauth2.googleapis.com/token';

/** Scopes by what they open (contract section 2.6); Google removed the wider Photos scopes in March 2025. */
const scopes = {
  drive: 'openid profile https://www.googleapis.com/auth/drive',
  photos: 'openid profile https://www.googleapis.com/auth/photoslibrary.readonly.appcreateddata',
};

const flow: CodeFlow = {
  kind: 'code',
  clients: ['own'],
  inputs: [
    {
      slot: 'scope',
      label: {en: 'Access to', zh: '访问'},
      options: [
        {value: scopes.drive, label: {en: 'Google Drive', zh: 'Google 云端硬盘'}},
        {
          value: scopes.photos,
          label: {
            en: 'Google Photos, only what this application made',
            zh: 'Google 相册，仅限本应用创建的内容',
          },
        },
      ],
    },
    clientIdInput,
    clientSecretInput,
  ],
  authorize: {
    url: 'https://accounts.google.com/o/oauth2/v2/auth',
    fields: {
      client_id: '{clientId}',
      response_type: 'code',
      redirect_uri: '{redirectUri}',
      scope: '{scope}',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: '{challenge}',
      code_challenge_method: 'S256',
      state: '{state}',
    },
  },
  usesPkce: () => true,
  asksFeatures: () => false,
  exchange: () => ({
    method: 'POST',
    url: TOKEN_URL,
    encoding: 'form',
    fields: {
      grant_type: 'authorization_code',
      code: '{code}',
      client_id: '{clientId}',
      client_secret: '{clientSecret}',
      redirect_uri: '{redirectUri}',
      code_verifier: '{verifier}',
    },
    purpose: {en: 'trades the code for tokens', zh: '用授权码换取令牌'},
  }),
  allowsForeignStart: false,
  loopback: 'http://127.0.0.1/',
};

/** Gets an access token for the album list from a refresh token. */
export const googleRefreshRequest: RequestTemplate = {
  method: 'POST',
  url: TOKEN_URL,
  encoding: 'form',
  fields: {
    grant_type: 'refresh_token',
    refresh_token: '{refreshToken}',
    client_id: '{clientId}',
    client_secret: '{clientSecret}',
  },
  purpose: {en: 'gets an access token', zh: '获取访问令牌'},
};

/** One page of the album list. */
export const googleAlbumsRequest: RequestTemplate = {
  method: 'GET',
  url: 'https://photoslibrary.googleapis.com/v1/albums',
  encoding: 'query',
  fields: {pageSize: '50', pageToken: '{pageToken}'},
  bearer: 'accessToken',
  purpose: {en: 'asks for your albums, page by page', zh: '逐页读取你的相册'},
};

/** Google Drive and Google Photos (contract section 2.6). */
export const google: TokenProvider = {
  id: 'google',
  name: {en: 'Google', zh: 'Google'},
  page: '/tool/google/request.html',
  lead: {
    en: 'Get the refresh token of the GoogleDrive or GooglePhoto driver, with an application of your own.',
    zh: '用自有应用为 GoogleDrive 或 GooglePhoto 驱动获取刷新令牌。',
  },
  needs: {
    en: 'A Google account and an application of your own: client ID and client secret.',
    zh: '一个 Google 账号和自有应用：客户端 ID 与客户端密钥。',
  },
  sees: {
    en: 'Everything goes from your browser to Google, also the client secret. The API server is not asked and sees nothing.',
    zh: '全部数据由你的浏览器直接发给 Google，包括客户端密钥。不经过 API 服务器，它什么也看不到。',
  },
  flows: [flow],
  targets: [
    {
      driver: 'GoogleDrive',
      page: 'googledrive',
      fields: [
        {name: 'refresh_token', from: 'refreshToken'},
        {name: 'client_id', from: 'clientId'},
        {name: 'client_secret', value: '<your client secret>'},
      ],
    },
    {
      driver: 'GooglePhoto',
      page: 'googlephotos',
      fields: [
        {name: 'refresh_token', from: 'refreshToken'},
        {name: 'client_id', from: 'clientId'},
        {name: 'client_secret', value: '<your client secret>'},
      ],
    },
  ],
  notes: [
    {
      en: 'Refresh token, client ID and client secret belong together: fill in all three.',
      zh: '刷新令牌、客户端 ID 和客户端密钥必须对应，三个都要填。',
    },
    {
      en: 'While the consent screen of your application is in testing, refresh tokens end after 7 days. Publish it; for personal use no review is needed.',
      zh: '应用的同意屏幕处于测试状态时，刷新令牌 7 天后失效。请将其发布；个人使用无需审核。',
    },
    {
      en: 'The client prefilled in the driver belongs to rclone and is being switched off during 2026. We do not offer it.',
      zh: '驱动里预填的客户端属于 rclone，将在 2026 年内停用，这里不再提供。',
    },
  ],
  problems: [
    {
      title: {en: 'There is no refresh token', zh: '没有刷新令牌'},
      text: {
        en: 'Google gives one with each new consent only. Take the permission back in your Google account, then start again.',
        zh: 'Google 只在重新同意时发放。请先在 Google 账号中收回授权，再重新开始。',
      },
    },
    {
      title: {en: 'redirect_uri_mismatch', zh: 'redirect_uri_mismatch'},
      text: {
        en: 'Register the redirect address shown above in your application, letter by letter. Applications of the kind Desktop need none: choose “Desktop application” and paste the address you end at.',
        zh: '把上面显示的回调地址一字不差地登记到应用里。桌面类型的应用无需登记：选择「桌面应用」，然后粘贴最后停留的地址。',
      },
    },
  ],
  manual: {
    en: 'Open the sign-in address of your application, take the code out of the address you come back to, and exchange it from your own terminal. A service account needs no helper at all: its file goes into the field for the refresh token.',
    zh: '打开自有应用的登录地址，从返回的地址里取出授权码，在自己的终端里换取令牌。使用服务账号则不需要任何辅助页面：把它的文件路径填入刷新令牌字段即可。',
  },
  commands: [exchangeCommand(TOKEN_URL)],
  links: [
    {
      label: {en: 'Credentials in the Google console', zh: 'Google 控制台的凭据页面'},
      href: 'https://console.cloud.google.com/apis/credentials',
    },
    {
      label: {en: 'Albums of Google Photos', zh: 'Google 相册的相册 ID'},
      href: '/tool/google/album.html',
    },
  ],
};
