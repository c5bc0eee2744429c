import type {CodeFlow, RequestTemplate, TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {toolTitles} from '../toolTitles';
import {exchangeCommand} from './exchangeCommand';
import {clientIdInput, clientSecretInput} from './inputs';

const TOKEN_URL = 'https://oauth2.googleapis.com/token';

/** Scopes by what they open; Google removed the wider Photos scopes in March 2025. */
const scopes = {
  drive: 'https://www.googleapis.com/auth/drive',
  photos: 'https://www.googleapis.com/auth/photoslibrary.readonly.appcreateddata',
};

const flow: CodeFlow = {
  kind: 'code',
  clients: ['own'],
  inputs: [
    {
      slot: 'scope',
      label: {en: 'Access to', zh: '访问范围'},
      options: [
        {value: scopes.drive, label: {en: 'Google Drive', zh: '谷歌云端硬盘'}},
        {
          value: scopes.photos,
          label: {
            en: 'Google Photos: only content that this app created',
            zh: '谷歌相册，仅限此应用创建的内容',
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
    purpose: {en: 'exchanges the code for tokens', zh: '用授权码换取令牌'},
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
  purpose: {en: 'requests your albums, one page at a time', zh: '分页请求你的相册列表'},
};

/** Google Drive and Google Photos. */
export const provider: TokenProvider = {
  id: 'google',
  name: {en: 'Google', zh: '谷歌'},
  page: '/tool/google/request.html',
  lead: {
    en: 'Use your own app to get the refresh token for the GoogleDrive or GooglePhoto driver.',
    zh: '用自己的应用，为 GoogleDrive 或 GooglePhoto 驱动获取刷新令牌。',
  },
  needs: {
    en: 'A Google account, and the client ID and client secret of your own app.',
    zh: '一个谷歌账号，以及自己应用的客户端 ID 和客户端密钥。',
  },
  sees: {
    en: "Your browser sends everything directly to Google, including the client secret. The API server isn't involved.",
    zh: '所有数据由浏览器直接发给谷歌，包括客户端密钥，不经过 API 服务器。',
  },
  flows: [flow],
  followUps: [googleRefreshRequest, googleAlbumsRequest],
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
      en: 'The refresh token, client ID, and client secret work only together. Enter all three.',
      zh: '刷新令牌、客户端 ID 和客户端密钥必须对应，三项都要填写。',
    },
    {
      en: "While your app's consent screen is in testing, refresh tokens expire after 7 days. Publish the app. Personal use needs no review.",
      zh: '应用的同意屏幕处于测试状态时，刷新令牌 7 天后过期。请发布应用，个人使用无需审核。',
    },
    {
      en: "The client that the driver fills in belongs to rclone and is being turned off during 2026, so this page doesn't offer it.",
      zh: '驱动预填的客户端属于 rclone，将在 2026 年内停用，因此本页不提供。',
    },
  ],
  problems: [
    {
      title: {en: 'There is no refresh token', zh: '没有刷新令牌'},
      text: {
        en: "Google returns a refresh token only after a new consent. Revoke the app's access in your Google account, and then start over.",
        zh: '谷歌只在重新同意授权后返回刷新令牌。请在谷歌账号中撤销该应用的授权，然后重新开始。',
      },
    },
    {
      title: {en: 'redirect_uri_mismatch', zh: 'redirect_uri_mismatch'},
      text: {
        en: 'In your app, register the redirect URI shown above. It must match exactly. Desktop apps need no redirect URI: choose Desktop app, and then paste the URL of the last page.',
        zh: '在应用中登记上面显示的回调地址，必须完全一致。桌面应用无需登记：选择「桌面应用」，再粘贴登录后跳转到的地址。',
      },
    },
  ],
  manual: {
    en: "Open your app's sign-in URL and sign in. Copy the code from the URL you return to, and then exchange it in your own terminal. A service account needs no helper: enter the path of its key file in the refresh token field.",
    zh: '打开自己应用的登录地址并登录，从返回的网址中复制授权码，然后在自己的终端里换取令牌。服务账号不需要令牌助手：在刷新令牌字段填写密钥文件的路径。',
  },
  commands: [exchangeCommand(TOKEN_URL)],
  links: [
    {
      label: {en: 'Credentials in the Google Cloud console', zh: 'Google Cloud 控制台的凭据页面'},
      href: 'https://console.cloud.google.com/apis/credentials',
    },
    {label: toolTitles.albumTitle, href: '/tool/google/album.html'},
  ],
};
