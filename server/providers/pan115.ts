import type {DeviceCodeAnswer, DeviceStatusAnswer, DeviceTokenAnswer} from '../contract.ts';
import {randomVerifier, challengeOf115} from '../pkce.ts';
import {ApiFailure, notConfigured, refusal} from '../upstream/failure.ts';
import {normaliseFailure, recordOf, textOf, type UpstreamAnswer} from '../upstream/normalise.ts';
import type {Route, RouteRequest} from './route.ts';

/** SHA-256 in standard Base64 with padding, as 115 expects its challenge. */
const CHALLENGE = /^[A-Za-z0-9+/]{43}=$/;
const INVALID = 'invalid params';
/** 115 forgot the code: it has expired. */
const EXPIRED_CODE = '40199002';

/** Starts a sign-in by QR code. The verifier stays with the page when the page sends its own challenge. */
async function startDevice(request: RouteRequest): Promise<DeviceCodeAnswer> {
  const {fields, settings, ask} = request;
  const appId = fields.text('app_id') || settings.appId115;
  if (appId === '') throw notConfigured('The operator of this server has to set APP_ID_115.');
  const given = fields.text('code_challenge');
  if (given !== '' && !CHALLENGE.test(given)) throw refusal(400, INVALID);
  const verifier = given === '' ? randomVerifier() : undefined;
  const answer = await ask({
    upstream: 'UPSTREAM_115_PASSPORT',
    path: '/open/authDeviceCode',
    form: {
      client_id: appId,
      code_challenge: verifier === undefined ? given : await challengeOf115(verifier),
      code_challenge_method: 'sha256',
    },
  });
  const data = dataOf(answer, [], ['uid', 'qrcode', 'sign']);
  return {
    ...(verifier === undefined ? {} : {code_verifier: verifier}),
    resp: {
      uid: textOf(data['uid']),
      time: Number(textOf(data['time'])),
      qrcode: textOf(data['qrcode']),
      sign: textOf(data['sign']),
    },
  };
}

/** Waits for the scan. 115 answers when something happens; silence until the limit means still waiting. */
async function readStatus({fields, settings, ask}: RouteRequest): Promise<DeviceStatusAnswer> {
  const [uid, time, sign] = ['uid', 'time', 'sign'].map((name) => fields.text(name));
  if (!uid || !time || !sign) throw refusal(400, INVALID);
  try {
    const answer = await ask({
      upstream: 'UPSTREAM_115_QRCODE',
      path: '/get/status/',
      query: {uid, time, sign},
      timeoutMs: settings.limits.longPollMs,
    });
    if (textOf(recordOf(answer.json)['code']) === EXPIRED_CODE) {
      return {resp: {status: -1, msg: 'expired', version: ''}};
    }
    const data = dataOf(answer, [uid, sign], []);
    const status = knownStatus(textOf(data['status']));
    if (status === undefined) throw new ApiFailure(normaliseFailure(answer, [uid, sign]));
    return {resp: {status, msg: textOf(data['msg']), version: textOf(data['version'])}};
  } catch (error) {
    if (error instanceof ApiFailure && error.failure.status === 504) {
      return {resp: {status: 0, msg: 'waiting', version: ''}};
    }
    throw error;
  }
}

function knownStatus(text: string): DeviceStatusAnswer['resp']['status'] | undefined {
  return ([-2, -1, 0, 1, 2] as const).find((status) => String(status) === text);
}

/** Exchanges a confirmed scan. */
async function redeem({fields, ask}: RouteRequest): Promise<DeviceTokenAnswer> {
  const uid = fields.text('uid');
  const verifier = fields.text('code_verifier');
  if (uid === '' || verifier === '') throw refusal(400, INVALID);
  const answer = await ask({
    upstream: 'UPSTREAM_115_PASSPORT',
    path: '/open/deviceCodeToToken',
    form: {uid, code_verifier: verifier},
  });
  const data = dataOf(answer, [uid, verifier], ['access_token']);
  const refreshToken = textOf(data['refresh_token']);
  const expiresIn = Number(textOf(data['expires_in']));
  return {
    resp: {
      access_token: textOf(data['access_token']),
      ...(refreshToken === '' ? {} : {refresh_token: refreshToken}),
      ...(expiresIn > 0 ? {expires_in: expiresIn} : {}),
    },
  };
}

/**
 * Opens the envelope of 115: a success has no code other than 0 and no error. The status address of the QR host
 * sends its envelope without a code of failure.
 */
function dataOf(
  answer: UpstreamAnswer,
  secrets: readonly string[],
  needed: readonly string[],
): Readonly<Record<string, unknown>> {
  const body = recordOf(answer.json);
  const data = recordOf(body['data']);
  const hasFailed =
    answer.status < 200 ||
    answer.status >= 300 ||
    (textOf(body['code']) !== '' && textOf(body['code']) !== '0') ||
    textOf(body['error']) !== '';
  if (!hasFailed && needed.every((name) => textOf(data[name]) !== '')) return data;
  throw new ApiFailure(normaliseFailure(answer, secrets));
}

export const pan115Routes: readonly Route[] = [
  {methods: ['GET', 'POST'], path: '/115/auth_device_code', failures: 'plain', answer: startDevice},
  {methods: ['GET', 'POST'], path: '/115/get_status', failures: 'plain', answer: readStatus},
  {methods: ['GET', 'POST'], path: '/115/get_token', failures: 'plain', answer: redeem},
];
