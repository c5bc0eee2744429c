/**
 * Shapes of the API server's requests and answers: types only, shared by the server and the pages that call it.
 * Addresses are below `/alist` (alias `/api`) unless they begin elsewhere.
 */

/** `GET /alist/capabilities`; an older server answers 404. */
export interface Capabilities {
  readonly version: 1;
  readonly features: readonly Feature[];
}

/** What a server can do beyond the calls that every server has. */
type Feature = 'ali_status' | 'pkce' | 'redirect_uri' | 'yandex' | '115_challenge';

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
  /** Absent when the request carried a challenge of its own. */
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

/** Every failure the server itself writes; other servers write others (contract, section 4.2). */
export type FailureBody = PlainFailure | AliyunFailure | GraphFailure;
