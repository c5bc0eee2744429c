/**
 * What the API server and the pages of the token helpers agree on: both import it. It imports nothing, because the
 * image of the server contains this folder only.
 *
 * The types of answers are for the server and its stubs of providers. The pages also call other and older servers,
 * so they read each response as unknown (`src/lib/shared/token-flow`); the end-to-end tests of the helpers run them against this
 * server.
 */

/** Where the calls are, in front of every {@link ApiPath}. */
export const API_GROUP = '/alist';

/** Address of a call below {@link API_GROUP}: the server returns no other, and the pages ask for no other. */
export type ApiPath =
  | '/capabilities'
  | '/115/auth_device_code'
  | '/115/get_status'
  | '/115/get_token'
  | '/123pan/code'
  | '/ali/ck'
  | '/ali/qr'
  | '/ali_open/code'
  | '/ali_open/limit'
  | '/ali_open/qr'
  | '/ali_open/qr/status'
  | '/ali_open/refresh'
  | '/ali_open/token'
  | '/baidu/get_refresh_token'
  | '/baidu/token'
  | '/dropbox/token'
  | '/onedrive/get_refresh_token'
  | '/onedrive/get_site_id'
  | '/wopan/login'
  | '/wopan/verify_code'
  | '/yandex/token';

/** What a server can do beyond the calls that every server has. */
export const serverFeatures = [
  'ali_status',
  'pkce',
  'redirect_uri',
  'yandex',
  '115_challenge',
] as const;

/** One announced ability. */
export type ServerFeature = (typeof serverFeatures)[number];

/**
 * Applications whose secret a server holds, by provider: the first part of the server's variables, and the id of the
 * public server's application, with which the pages start a sign-in. An id isn't a secret.
 */
export const applications = {
  baidu: {variables: 'BAIDU', publicId: 'hq9yQ9w9kR4YHj1kyYafLygVocobh7Sf'},
  '123pan': {variables: 'PAN123', publicId: 'zpcup2ci1kmy62s8mkbc363e32z2v9l5'},
  aliyundrive: {variables: 'ALI_OPEN', publicId: 'b8c990e60b18446eb07f5dca30398e8a'},
  dropbox: {variables: 'DROPBOX', publicId: '76lrwrklhdn1icb'},
  yandex: {variables: 'YANDEX', publicId: 'a78d5a69054042fa936f6c77f9a0ae8b'},
} as const;

/** A provider with such an application. */
export type ApplicationOwner = keyof typeof applications;

/**
 * Path of the page to which a provider sends visitors back. Providers compare it exactly.
 *
 * @param provider id of the provider
 */
export function callbackPath(provider: string): string {
  return `/tool/${provider}/callback`;
}

/** Clouds of Microsoft: hosts, and the end of the hosts of SharePoint sites. The German one closed in October 2021. */
export const microsoftClouds = {
  global: {
    login: 'login.microsoftonline.com',
    graph: 'graph.microsoft.com',
    sites: '.sharepoint.com',
  },
  cn: {
    login: 'login.chinacloudapi.cn',
    graph: 'microsoftgraph.chinacloudapi.cn',
    sites: '.sharepoint.cn',
  },
  us: {
    login: 'login.microsoftonline.us',
    graph: 'graph.microsoft.us',
    sites: '.sharepoint.us',
  },
} as const;

/** Name of a cloud of Microsoft. */
export type MicrosoftCloud = keyof typeof microsoftClouds;

/** `GET /alist/capabilities`; an older server returns 404. */
export interface Capabilities {
  readonly version: 1;
  readonly features: readonly ServerFeature[];
}

/** Tokens as every provider hands them out; `refresh_token` may be absent although the exchange succeeded. */
export interface TokenAnswer {
  readonly token_type?: string;
  readonly access_token: string;
  readonly refresh_token?: string;
  /** Seconds. */
  readonly expires_in?: number;
  readonly scope?: string;
}

/** `GET /alist/115/auth_device_code?app_id&code_challenge`. */
export interface DeviceCodeAnswer {
  /** Absent when the request carried its own challenge. */
  readonly code_verifier?: string;
  readonly resp: {
    readonly uid: string;
    /** Seconds since 1970. */
    readonly time: number;
    readonly qrcode: string;
    readonly sign: string;
  };
}

/** `GET /alist/115/get_status?uid&time&sign`. */
export interface DeviceStatusAnswer {
  readonly resp: {
    /** 0 waiting, 1 scanned, 2 confirmed, -1 expired, -2 cancelled. */
    readonly status: -2 | -1 | 0 | 1 | 2;
    readonly msg: string;
    readonly version: string;
  };
}

/** `POST /alist/115/get_token` with `{uid, code_verifier}`. */
export interface DeviceTokenAnswer {
  readonly resp: Pick<TokenAnswer, 'access_token' | 'refresh_token' | 'expires_in'>;
}

/** `POST /alist/ali_open/qr` with `{}` or `{client_id, client_secret, scopes?}`. */
export interface AliyunQrAnswer {
  readonly qrCodeUrl: string;
  readonly sid: string;
}

/** `GET /alist/ali_open/qr/status?sid`. */
export interface AliyunQrStatusAnswer {
  readonly status: 'WaitLogin' | 'ScanSuccess' | 'LoginSuccess' | 'QRCodeExpired';
  /** With `LoginSuccess` only. */
  readonly authCode?: string;
}

/** `GET /alist/ali_open/limit`: exchanges one visitor may make. */
export interface AliyunLimitAnswer {
  readonly minutes: number;
  readonly max: number;
}

/** `POST /alist/onedrive/get_site_id` with `{site_url, access_token, zone}`. */
export interface SiteAnswer {
  readonly id: string;
  readonly webUrl?: string;
  readonly displayName?: string;
}

/** `POST /alist/wopan/login` with `{phone, password}`. */
export interface WopanLoginAnswer {
  readonly needSmsCode: '1';
}

/** `{error}`: what the server itself refuses, on all routes but Aliyun's. */
interface PlainFailure {
  readonly error: string;
  readonly error_description?: string;
}

/** Aliyun's routes. */
interface AliyunFailure {
  readonly code: string;
  readonly message: string;
  readonly error: string;
}

/** Microsoft Graph. */
interface GraphFailure {
  readonly error: {readonly code: string; readonly message: string};
}

/** Every failure the server itself writes; other servers write others. */
export type FailureBody = PlainFailure | AliyunFailure | GraphFailure;
