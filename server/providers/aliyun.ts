import type {
  AliyunLimitAnswer,
  AliyunQrAnswer,
  AliyunQrStatusAnswer,
  TokenAnswer,
} from '../contract.ts';
import {refusal} from '../upstream/failure.ts';
import {
  chooseClient,
  expectMembers,
  expectTokens,
  withoutEmpty,
  type Route,
  type RouteRequest,
} from './route.ts';

const DEFAULT_SCOPES = ['user:base', 'file:all:read', 'file:all:write'];
const OLD_TOKEN_LENGTH = 32;
/** Name of a QR sign-in with the provider; it's part of an address, too. */
export const ALIYUN_SID = /^[A-Za-z0-9_-]{8,128}$/;

/** Starts a sign-in by QR code. */
async function startQr(request: RouteRequest): Promise<AliyunQrAnswer> {
  const client = chooseClient(request, 'aliyundrive');
  const wanted = request.fields.list('scopes');
  request.takeTurn('aliyun');
  const answer = await request.ask({
    upstream: 'UPSTREAM_ALIYUN',
    path: '/oauth/authorize/qrcode',
    json: {
      client_id: client.id,
      client_secret: client.secret,
      scopes: wanted.length === 0 ? DEFAULT_SCOPES : wanted,
    },
  });
  const body = expectMembers(answer, ['qrCodeUrl', 'sid'], [client.secret]);
  return {qrCodeUrl: body['qrCodeUrl'] as string, sid: body['sid'] as string};
}

/** Asks once how far a QR sign-in is. */
async function readQrStatus({fields, ask}: RouteRequest): Promise<AliyunQrStatusAnswer> {
  const sid = fields.text('sid');
  if (!ALIYUN_SID.test(sid)) throw refusal(400, 'sid missed or malformed');
  const answer = await ask({
    upstream: 'UPSTREAM_ALIYUN',
    path: `/oauth/qrcode/${sid}/status`,
  });
  const body = expectMembers(answer, ['status'], [sid]);
  const authCode = body['authCode'];
  return {
    status: body['status'] as AliyunQrStatusAnswer['status'],
    ...(typeof authCode === 'string' && authCode !== '' ? {authCode} : {}),
  };
}

/** Exchanges a code or renews a token. Callers rely on the order of the checks. */
function exchangeOrRenew(request: RouteRequest): Promise<TokenAnswer> {
  const {fields} = request;
  const grantType = fields.text('grant_type');
  const code = fields.text('code');
  const refreshToken = fields.text('refresh_token');
  if (grantType !== 'authorization_code' && grantType !== 'refresh_token') {
    throw refusal(400, 'Incorrect GrantType');
  }
  if (refreshToken.length === OLD_TOKEN_LENGTH) {
    throw refusal(
      400,
      'This refresh_token belongs to the old Aliyundrive driver. Get one from the open platform.',
    );
  }
  if (grantType === 'authorization_code' && code === '') throw refusal(400, 'Code missed');
  if (grantType === 'refresh_token' && refreshToken.split('.').length !== 3) {
    throw refusal(400, 'Incorrect refresh_token or missed');
  }
  return requestTokens(
    request,
    grantType === 'refresh_token'
      ? {grant_type: grantType, refresh_token: refreshToken}
      : {grant_type: grantType, code},
  );
}

/** AList's newer renewal. A failure sends AList to the call above. */
function renewByQuery(request: RouteRequest): Promise<TokenAnswer> {
  const {fields} = request;
  const refreshToken = fields.text('refresh_ui');
  if (fields.text('server_use') !== 'true' || fields.text('driver_txt') !== 'alicloud_qr') {
    throw refusal(400, 'Incorrect GrantType');
  }
  if (refreshToken.split('.').length !== 3) throw refusal(400, 'Incorrect refresh_token or missed');
  return requestTokens(request, {grant_type: 'refresh_token', refresh_token: refreshToken});
}

async function requestTokens(
  request: RouteRequest,
  grant: Readonly<Record<string, string>>,
): Promise<TokenAnswer> {
  const client = chooseClient(request, 'aliyundrive');
  const isRenewal = grant['grant_type'] === 'refresh_token';
  request.takeTurn(isRenewal ? 'renewal' : 'aliyun');
  const answer = await request.ask({
    upstream: 'UPSTREAM_ALIYUN',
    path: '/oauth/access_token',
    ...(isRenewal && {timeoutMs: request.settings.limits.renewalMs}),
    json: {...withoutEmpty({client_id: client.id, client_secret: client.secret}), ...grant},
  });
  return expectTokens(answer, [client.secret, ...Object.values(grant)]);
}

function tokenAnswer(request: RouteRequest): Promise<TokenAnswer> {
  return request.method === 'GET' ? renewByQuery(request) : exchangeOrRenew(request);
}

function readLimit({settings}: RouteRequest): AliyunLimitAnswer {
  return settings.limits.aliyun;
}

/** Sign-in of the deprecated driver needs a browser's fingerprint, which a server must not imitate. */
function refuseOldDriver(): never {
  throw refusal(
    501,
    'not configured on this server',
    'The old Aliyundrive driver is deprecated. Use the driver AliyundriveOpen.',
  );
}

export const aliyunRoutes: readonly Route[] = [
  {methods: ['POST'], path: '/ali_open/qr', failures: 'aliyun', answer: startQr},
  {methods: ['GET'], path: '/ali_open/qr/status', failures: 'aliyun', answer: readQrStatus},
  {
    methods: ['POST'],
    path: '/ali_open/code',
    failures: 'aliyun',
    renews: true,
    answer: exchangeOrRenew,
  },
  {
    methods: ['GET', 'POST'],
    path: '/ali_open/token',
    failures: 'aliyun',
    renews: true,
    answer: tokenAnswer,
  },
  {
    methods: ['POST'],
    path: '/ali_open/refresh',
    failures: 'aliyun',
    renews: true,
    answer: exchangeOrRenew,
  },
  {methods: ['GET', 'POST'], path: '/ali_open/limit', failures: 'aliyun', answer: readLimit},
  {methods: ['GET'], path: '/ali/qr', failures: 'plain', answer: refuseOldDriver},
  {methods: ['POST'], path: '/ali/ck', failures: 'plain', answer: refuseOldDriver},
];
