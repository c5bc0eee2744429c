import type {Localized} from '@site/src/lib/localized';
import type {
  CodeFlow,
  RequestTemplate,
  TokenProvider,
  Values,
} from '@site/src/lib/token-flow/types';
import {exchangeCommand} from './exchangeCommand';
import {clientIdInput, clientSecretInput} from './inputs';

interface Zone {
  readonly loginHost: string;
  readonly graphHost: string;
  readonly label: Localized;
}

/** Clouds of Microsoft (contract section 2.7); the one of `de` was closed in October 2021. */
const zones: Readonly<Record<string, Zone>> = {
  global: {
    loginHost: 'login.microsoftonline.com',
    graphHost: 'graph.microsoft.com',
    label: {en: 'Global, most accounts', zh: '国际版，多数账号'},
  },
  cn: {
    loginHost: 'login.chinacloudapi.cn',
    graphHost: 'microsoftgraph.chinacloudapi.cn',
    label: {en: 'China, run by 21Vianet', zh: '世纪互联'},
  },
  us: {
    loginHost: 'login.microsoftonline.us',
    graphHost: 'graph.microsoft.us',
    label: {en: 'US government', zh: '美国政府版'},
  },
};

function hostsOf({zone = ''}: Values): Values {
  const found = Object.hasOwn(zones, zone) ? zones[zone] : undefined;
  return found === undefined ? {} : {loginHost: found.loginHost, graphHost: found.graphHost};
}

const flow: CodeFlow = {
  kind: 'code',
  clients: ['own'],
  inputs: [
    {
      slot: 'zone',
      label: {en: 'Region', zh: '区域'},
      options: Object.entries(zones).map(([value, {label}]) => ({value, label})),
    },
    clientIdInput,
    {
      ...clientSecretInput,
      hint: {
        en: 'The value of the secret, not its ID.',
        zh: '填密钥的值，不是密钥的 ID。',
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
  exchange: ({features}) => ({
    method: 'POST',
    url: '{api}/alist/onedrive/get_refresh_token',
    encoding: 'json',
    fields: {
      code: '{code}',
      client: '{clientPack}',
      ...(features.has('pkce') ? {code_verifier: '{verifier}'} : {}),
      ...(features.has('redirect_uri') ? {redirect_uri: '{redirectUri}'} : {}),
    },
    purpose: {en: 'trades the code for tokens', zh: '用授权码换取令牌'},
  }),
  allowsForeignStart: false,
};

/** Asks Microsoft Graph for the id of a SharePoint site. */
export const siteIdRequest: RequestTemplate = {
  method: 'GET',
  url: 'https://{graphHost}/v1.0/sites/{sitePath}',
  encoding: 'query',
  fields: {},
  bearer: 'accessToken',
  purpose: {en: 'asks Microsoft for the site ID', zh: '向微软查询站点 ID'},
};

/** The same through the API server, when Microsoft does not answer the browser. */
export const siteIdRelayRequest: RequestTemplate = {
  method: 'POST',
  url: '{api}/alist/onedrive/get_site_id',
  encoding: 'json',
  fields: {site_url: '{siteUrl}', access_token: '{accessToken}', zone: '{zone}'},
  purpose: {en: 'asks for the site ID through the API server', zh: '通过 API 服务器查询站点 ID'},
};

/** OneDrive and SharePoint (contract section 2.7). */
export const onedrive: TokenProvider = {
  id: 'onedrive',
  name: {en: 'OneDrive', zh: 'OneDrive'},
  page: '/tool/onedrive/request.html',
  lead: {
    en: 'Get the refresh token of the Onedrive driver, with an application of your own.',
    zh: '用自有应用为 Onedrive 驱动获取刷新令牌。',
  },
  needs: {
    en: 'A Microsoft account and an application of your own, platform Web: client ID and client secret.',
    zh: '一个微软账号和自有应用（平台选 Web）：客户端 ID 与客户端密钥。',
  },
  sees: {
    en: 'Microsoft refuses this exchange from a browser, so the API server makes it: it sees the code, your client ID, your client secret, and both tokens. It never sees your password. If you do not want that, run the server yourself or exchange the code by hand.',
    zh: '微软不接受浏览器直接换取，因此由 API 服务器代办：它会看到授权码、客户端 ID、客户端密钥和两个令牌，看不到你的密码。不愿如此，可以自建服务器，或手动换取。',
  },
  flows: [flow],
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
      en: 'A refresh token ends after 90 days without use; each use starts the time anew. The client secret ends after 24 months at most.',
      zh: '刷新令牌 90 天不用即失效，每次使用重新计时。客户端密钥最长 24 个月。',
    },
    {
      en: 'The redirect address in the driver must be the one used here.',
      zh: '驱动里的回调地址必须与这里使用的一致。',
    },
  ],
  problems: [
    {
      title: {en: 'AADSTS7000215, wrong secret', zh: 'AADSTS7000215，密钥错误'},
      text: {
        en: 'The ID of the secret was filled in instead of its value. The value is shown once, when the secret is made; make a new one.',
        zh: '把密钥的 ID 当成了值。值只在创建时显示一次，请新建一个密钥。',
      },
    },
    {
      title: {en: 'AADSTS50011, redirect address', zh: 'AADSTS50011，回调地址'},
      text: {
        en: 'Register the redirect address shown above in your application, platform Web, letter by letter.',
        zh: '把上面显示的回调地址一字不差地登记到应用里，平台选 Web。',
      },
    },
  ],
  manual: {
    en: 'Open the sign-in address of your application, take the code out of the address you come back to, and exchange it from your own terminal. Then no server but those of Microsoft sees anything.',
    zh: '打开自有应用的登录地址，从返回的地址里取出授权码，在自己的终端里换取令牌。这样除了微软，没有任何服务器看到数据。',
  },
  commands: [exchangeCommand('https://{loginHost}/common/oauth2/v2.0/token')],
  links: [
    {
      label: {en: 'Register an application with Microsoft', zh: '在微软登记应用'},
      href: 'https://learn.microsoft.com/entra/identity-platform/quickstart-register-app',
    },
    {
      label: {en: 'WebDAV address of SharePoint', zh: 'SharePoint 的 WebDAV 地址'},
      href: '/tool/onedrive/webdav.html',
    },
  ],
};
