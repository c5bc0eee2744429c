import {microsoftClouds, type MicrosoftCloud} from '../../../server/contract';
import type {Localized} from '@site/src/lib/shared/localized';
import type {
  CodeFlow,
  RequestTemplate,
  TokenProvider,
  Values,
} from '@site/src/lib/shared/token-flow/types';
import {toolTitles} from '../toolTitles';
import {exchangeCommand} from './exchangeCommand';
import {clientIdInput, clientSecretInput} from './inputs';

/** Names of the clouds, in the order in which they are offered. */
const zones: Readonly<Record<MicrosoftCloud, Localized>> = {
  global: {en: 'Global (most accounts)', zh: '国际版（多数账号）'},
  cn: {en: 'China (operated by 21Vianet)', zh: '世纪互联'},
  us: {en: 'US government', zh: '美国政府版'},
};

function hostsOf({zone = ''}: Values): Values {
  if (!Object.hasOwn(microsoftClouds, zone)) return {};
  const {login, graph} = microsoftClouds[zone as MicrosoftCloud];
  return {loginHost: login, graphHost: graph};
}

const flow: CodeFlow = {
  kind: 'code',
  clients: ['own'],
  inputs: [
    {
      slot: 'zone',
      label: {en: 'Region', zh: '区域'},
      options: Object.entries(zones).map(([value, label]) => ({value, label})),
    },
    clientIdInput,
    {
      ...clientSecretInput,
      hint: {
        en: "The secret's value, not its ID.",
        zh: '填写密钥的值，不是密钥的 ID。',
      },
    },
  ],
  derive: hostsOf,
  authorize: {
    url: 'https://{loginHost}/common/oauth2/v2.0/authorize',
    fields: {
      client_id: '{clientId}',
      response_type: 'code',
      redirect_uri: '{redirectUri}',
      scope: 'offline_access files.readwrite.all',
      code_challenge: '{challenge}',
      code_challenge_method: 'S256',
      state: '{state}',
    },
  },
  // A challenge without the verifier at the exchange fails, so only with a server that takes it.
  usesPkce: ({features}) => features.has('pkce'),
  asksFeatures: () => true,
  exchange: ({features, isElsewhere = false}) => {
    // Such a server names its own address, Microsoft refuses it, and the secret was sent for nothing.
    if (isElsewhere && !features.has('redirect_uri')) return undefined;
    return {
      method: 'POST',
      url: '{api}/alist/onedrive/get_refresh_token',
      encoding: 'json',
      fields: {
        code: '{code}',
        client: 'base64:{clientId}::{clientSecret}::{zone}',
        ...(features.has('pkce') ? {code_verifier: '{verifier}'} : {}),
        ...(features.has('redirect_uri') ? {redirect_uri: '{redirectUri}'} : {}),
      },
      purpose: {en: 'exchanges the code for tokens', zh: '用授权码换取令牌'},
    };
  },
  allowsForeignStart: false,
};

/** Asks Microsoft Graph for the id of a SharePoint site. */
export const siteIdRequest: RequestTemplate = {
  method: 'GET',
  url: 'https://{graphHost}/v1.0/sites/{sitePath}',
  encoding: 'query',
  fields: {},
  bearer: 'accessToken',
  purpose: {en: 'requests the site ID from Microsoft', zh: '向微软查询站点 ID'},
};

/** The same through the API server, when Microsoft does not answer the browser. */
export const siteIdRelayRequest: RequestTemplate = {
  method: 'POST',
  url: '{api}/alist/onedrive/get_site_id',
  encoding: 'json',
  fields: {site_url: '{siteUrl}', access_token: '{accessToken}', zone: '{zone}'},
  purpose: {en: 'requests the site ID through the API server', zh: '通过 API 服务器查询站点 ID'},
};

/** OneDrive and SharePoint. */
export const provider: TokenProvider = {
  id: 'onedrive',
  name: {en: 'OneDrive', zh: 'OneDrive'},
  page: '/tool/onedrive/request.html',
  lead: {
    en: 'Use your own app to get the refresh token for the Onedrive driver.',
    zh: '用自己的应用，为 Onedrive 驱动获取刷新令牌。',
  },
  needs: {
    en: 'A Microsoft account, and the client ID and client secret of your own app for the Web platform.',
    zh: '一个微软账号，以及自己应用（Web 平台）的客户端 ID 和客户端密钥。',
  },
  sees: {
    en: "Microsoft doesn't accept this exchange from a browser, so the API server does it. It sees the code, your client ID, your client secret, and both tokens. It never sees your password. If you don't want that, run your own server or follow the manual steps.",
    zh: '微软不接受浏览器直接换取令牌，因此由 API 服务器完成。它会看到授权码、客户端 ID、客户端密钥和两个令牌，看不到你的密码。如有顾虑，请自建服务器，或按手动步骤换取。',
  },
  flows: [flow],
  followUps: [siteIdRequest],
  targets: [
    {
      driver: 'Onedrive',
      page: 'onedrive',
      fields: [
        {name: 'region', from: 'zone'},
        {name: 'client_id', from: 'clientId'},
        {name: 'client_secret', value: '<your client secret>'},
        {name: 'redirect_uri', from: 'redirectUri'},
        {name: 'refresh_token', from: 'refreshToken'},
      ],
    },
  ],
  notes: [
    {
      en: 'A refresh token expires after 90 days without use. Each use restarts this period. The client secret expires after 24 months at most.',
      zh: '刷新令牌 90 天不使用会过期，每次使用后重新计时。客户端密钥最长 24 个月后过期。',
    },
    {
      en: 'The redirect URI in the driver must match the one used here.',
      zh: '驱动中的回调地址必须与这里使用的一致。',
    },
  ],
  problems: [
    {
      title: {en: 'AADSTS7000215: incorrect secret', zh: 'AADSTS7000215：密钥不正确'},
      text: {
        en: "The secret's ID was entered instead of its value. The value is shown only once, when you create the secret. Create a new one.",
        zh: '填写的是密钥的 ID，不是密钥的值。值只在创建时显示一次，请新建一个密钥。',
      },
    },
    {
      title: {en: 'AADSTS50011: redirect URI', zh: 'AADSTS50011：回调地址'},
      text: {
        en: 'In your app, register the redirect URI shown above for the Web platform. It must match exactly.',
        zh: '在应用的 Web 平台下，登记上面显示的回调地址，必须完全一致。',
      },
    },
  ],
  manual: {
    en: "Open your app's sign-in URL and sign in. Copy the code from the URL you return to, and then exchange it in your own terminal. Only Microsoft's servers then receive your data.",
    zh: '打开自己应用的登录地址并登录，从返回的网址中复制授权码，然后在自己的终端里换取令牌。这样数据只发给微软的服务器。',
  },
  commands: [exchangeCommand('https://{loginHost}/common/oauth2/v2.0/token')],
  links: [
    {
      label: {en: 'Register an app with Microsoft', zh: '在微软注册应用'},
      href: 'https://learn.microsoft.com/entra/identity-platform/quickstart-register-app',
    },
    {label: toolTitles.webdavTitle, href: '/tool/onedrive/webdav.html'},
  ],
};
