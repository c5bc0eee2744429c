/** A call of a page with good values, and what the provider must receive for it. */
export interface Call {
  readonly name: string;
  readonly path: string;
  readonly send?: Readonly<Record<string, unknown>>;
  /** Real address the server asks when nothing overrides it. */
  readonly upstream: string;
  /** Values in the form, the JSON body or the query the provider receives. */
  readonly receives: Readonly<Record<string, unknown>>;
  /** What the provider returns when all is well. */
  readonly provider: unknown;
  /** What the page gets. */
  readonly gets: unknown;
  /** Values that no answer to a failed request and no log may hold. */
  readonly secrets: readonly string[];
}

const tokens = {
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  expires_in: 3600,
  token_type: 'bearer',
};
const code = 'one-time-code-42';
const grant = 'authorization_code';
const page = (path: string): string => `https://alistgo.com/tool/${path}/callback`;
const envelope = (data: unknown): unknown => ({
  state: 1,
  code: 0,
  message: '',
  data,
  error: '',
  errno: 0,
});
const jwt = 'header-part.payload-part.signature-part';
const packed = btoa('own-id::own-secret-value::cn');

/** Every call that reaches a provider. */
export const calls: readonly Call[] = [
  {
    name: '115 device code',
    path: `/alist/115/auth_device_code?code_challenge=${encodeURIComponent(`${'A'.repeat(42)}+=`)}`,
    upstream: 'https://passportapi.115.com/open/authDeviceCode',
    receives: {
      client_id: 'app-115',
      code_challenge: `${'A'.repeat(42)}+=`,
      code_challenge_method: 'sha256',
    },
    provider: envelope({
      uid: 'u1',
      time: 1_700_000_000,
      qrcode: 'https://115.com/scan/dg-1',
      sign: 's1',
    }),
    gets: {resp: {uid: 'u1', time: 1_700_000_000, qrcode: 'https://115.com/scan/dg-1', sign: 's1'}},
    secrets: [],
  },
  {
    name: '115 status',
    path: '/alist/115/get_status?uid=uid-value-1&time=1700000000&sign=sign-value-1',
    upstream: 'https://qrcodeapi.115.com/get/status/',
    receives: {uid: 'uid-value-1', time: '1700000000', sign: 'sign-value-1'},
    provider: {state: 1, code: 0, message: '', data: {msg: 'scanned', status: 1, version: 'v1'}},
    gets: {resp: {msg: 'scanned', status: 1, version: 'v1'}},
    secrets: ['uid-value-1', 'sign-value-1'],
  },
  {
    name: '115 tokens',
    path: '/alist/115/get_token',
    send: {uid: 'uid-value-2', code_verifier: 'verifier-value-2'},
    upstream: 'https://passportapi.115.com/open/deviceCodeToToken',
    receives: {uid: 'uid-value-2', code_verifier: 'verifier-value-2'},
    provider: envelope({access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 7200}),
    gets: {resp: {access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 7200}},
    secrets: ['uid-value-2', 'verifier-value-2'],
  },
  {
    name: '123 code',
    path: '/alist/123pan/code',
    send: {code},
    upstream: 'https://open-api.123pan.com/api/v1/oauth2/access_token',
    receives: {
      client_id: 'id-123pan',
      client_secret: 'secret-of-123pan',
      grant_type: grant,
      code,
      redirect_uri: page('123pan'),
    },
    provider: tokens,
    gets: tokens,
    secrets: [code, 'secret-of-123pan'],
  },
  {
    name: 'Aliyun QR',
    path: '/alist/ali_open/qr',
    send: {},
    upstream: 'https://openapi.alipan.com/oauth/authorize/qrcode',
    receives: {
      client_id: 'id-aliyundrive',
      client_secret: 'secret-of-aliyundrive',
      scopes: ['user:base', 'file:all:read', 'file:all:write'],
    },
    provider: {
      qrCodeUrl: 'https://openapi.alipan.com/oauth/qrcode/sid-value-1',
      sid: 'sid-value-1',
    },
    gets: {qrCodeUrl: 'https://openapi.alipan.com/oauth/qrcode/sid-value-1', sid: 'sid-value-1'},
    secrets: ['secret-of-aliyundrive'],
  },
  {
    name: 'Aliyun QR status',
    path: '/alist/ali_open/qr/status?sid=sid-value-1',
    upstream: 'https://openapi.alipan.com/oauth/qrcode/sid-value-1/status',
    receives: {},
    provider: {status: 'LoginSuccess', authCode: 'auth-code-1', other: 1},
    gets: {status: 'LoginSuccess', authCode: 'auth-code-1'},
    secrets: ['sid-value-1'],
  },
  {
    name: 'Aliyun code',
    path: '/alist/ali_open/code',
    send: {client_id: 'own-id', client_secret: 'own-secret-value', grant_type: grant, code},
    upstream: 'https://openapi.alipan.com/oauth/access_token',
    receives: {client_id: 'own-id', client_secret: 'own-secret-value', grant_type: grant, code},
    provider: tokens,
    gets: tokens,
    secrets: [code, 'own-secret-value'],
  },
  {
    name: 'Aliyun renewal of AList',
    path: `/alist/ali_open/token?refresh_ui=${jwt}&server_use=true&driver_txt=alicloud_qr`,
    upstream: 'https://openapi.alipan.com/oauth/access_token',
    receives: {
      client_id: 'id-aliyundrive',
      client_secret: 'secret-of-aliyundrive',
      grant_type: 'refresh_token',
      refresh_token: jwt,
    },
    provider: tokens,
    gets: tokens,
    secrets: [jwt, 'secret-of-aliyundrive'],
  },
  {
    name: 'OneDrive code',
    path: '/alist/onedrive/get_refresh_token',
    send: {code, client: packed, code_verifier: 'verifier-value-3'},
    upstream: 'https://login.chinacloudapi.cn/common/oauth2/v2.0/token',
    receives: {
      client_id: 'own-id',
      client_secret: 'own-secret-value',
      code,
      grant_type: grant,
      redirect_uri: page('onedrive'),
      code_verifier: 'verifier-value-3',
    },
    provider: {...tokens, scope: 'files.readwrite.all', ext_expires_in: 3600, id_token: 'no'},
    gets: {...tokens, scope: 'files.readwrite.all', ext_expires_in: 3600},
    secrets: [code, 'own-secret-value', 'verifier-value-3'],
  },
  {
    name: 'OneDrive site',
    path: '/alist/onedrive/get_site_id',
    send: {
      site_url: 'https://example.sharepoint.com/sites/My%20Team?x=1#y',
      access_token: 'graph-token-value',
      zone: 'global',
    },
    upstream: 'https://graph.microsoft.com/v1.0/sites/example.sharepoint.com:/sites/My%20Team',
    receives: {},
    provider: {
      id: 'host,1,2',
      webUrl: 'https://example.sharepoint.com/sites/My%20Team',
      displayName: 'My Team',
      owner: 'x',
    },
    gets: {
      id: 'host,1,2',
      webUrl: 'https://example.sharepoint.com/sites/My%20Team',
      displayName: 'My Team',
    },
    secrets: ['graph-token-value'],
  },
  {
    name: 'Baidu code by GET',
    path: `/alist/baidu/get_refresh_token?code=${encodeURIComponent(`${code}&client_id=evil`)}`,
    upstream: 'https://openapi.baidu.com/oauth/2.0/token',
    receives: {
      grant_type: grant,
      code: `${code}&client_id=evil`,
      client_id: 'id-baidu',
      client_secret: 'secret-of-baidu',
      redirect_uri: page('baidu'),
    },
    provider: {...tokens, session_key: 'kept back'},
    gets: tokens,
    secrets: [`${code}&client_id=evil`, 'secret-of-baidu'],
  },
  {
    name: 'Baidu code by POST',
    path: '/alist/baidu/token',
    send: {code, redirect_uri: 'http://localhost:4173/tool/baidu/callback'},
    upstream: 'https://openapi.baidu.com/oauth/2.0/token',
    receives: {
      grant_type: grant,
      code,
      client_id: 'id-baidu',
      client_secret: 'secret-of-baidu',
      redirect_uri: 'http://localhost:4173/tool/baidu/callback',
    },
    provider: tokens,
    gets: tokens,
    secrets: [code, 'secret-of-baidu'],
  },
  {
    name: 'Dropbox code with PKCE and without secret',
    path: '/alist/dropbox/token',
    send: {grant_type: grant, code, client_id: 'own-id', code_verifier: 'verifier-value-4'},
    upstream: 'https://api.dropboxapi.com/oauth2/token',
    receives: {
      grant_type: grant,
      code,
      client_id: 'own-id',
      code_verifier: 'verifier-value-4',
      redirect_uri: page('dropbox'),
    },
    provider: {...tokens, uid: '7', account_id: 'dbid:1'},
    gets: {...tokens, uid: '7', account_id: 'dbid:1'},
    secrets: [code, 'verifier-value-4'],
  },
  {
    name: 'Yandex code',
    path: '/alist/yandex/token',
    send: {code, code_verifier: 'verifier-value-5'},
    upstream: 'https://oauth.yandex.com/token',
    receives: {
      grant_type: grant,
      code,
      client_id: 'id-yandex',
      client_secret: 'secret-of-yandex',
      code_verifier: 'verifier-value-5',
    },
    provider: tokens,
    gets: tokens,
    secrets: [code, 'secret-of-yandex', 'verifier-value-5'],
  },
];
