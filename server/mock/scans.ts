import {challengeOf115} from '../pkce.ts';
import {json} from './scenarios.ts';
import {currentState, pollScan, type SteeredFlow, type MockState} from './state.ts';

/** States a sign-in of 115 goes through, by app id or steered scenario. */
const states115: Readonly<Record<string, readonly number[]>> = {
  ok: [0, 0, 1, 2],
  expire: [0, -1],
  cancel: [1, -2],
  wait: [0],
};

const statesAliyun: Readonly<Record<string, readonly string[]>> = {
  ok: ['WaitLogin', 'ScanSuccess', 'LoginSuccess'],
  expire: ['WaitLogin', 'QRCodeExpired'],
  wait: ['WaitLogin'],
};

const statesOldAliyun: Readonly<Record<string, readonly string[]>> = {
  ok: ['NEW', 'SCANED', 'CONFIRMED'],
  expire: ['NEW', 'EXPIRED'],
  cancel: ['SCANED', 'CANCELED'],
  wait: ['NEW'],
};

const CONFIRMED_115 = 2;
const START_SECONDS = 1_700_000_000;

/** The scenario set for the next start of a flow; it holds once. */
function takeNext(mock: MockState, flow: SteeredFlow): string {
  const scenario = mock.next.get(flow) ?? 'ok';
  mock.next.delete(flow);
  return scenario;
}

function chooseStates<T>(
  table: Readonly<Record<string, readonly T[]>>,
  name: string,
): readonly T[] {
  return (Object.hasOwn(table, name) ? table[name] : table['ok']) ?? [];
}

/** 115 Open: starts a device sign-in. The app id is the scenario. */
export function start115(mock: MockState, values: Readonly<Record<string, string>>): Response {
  const appId = values['client_id'] ?? '';
  if (appId === 'bad') {
    return json(200, {
      state: 0,
      code: 40140103,
      message: 'mock: unknown app id',
      data: [],
      error: '',
      errno: 0,
    });
  }
  const uid = `mock-uid-${appId === 'nostatus' ? 'nostatus-' : ''}${mock.count()}`;
  const states = chooseStates(states115, appId);
  mock.scans.set(uid, {states, polls: 0, challenge: values['code_challenge'] ?? ''});
  return json(200, {state: 1, code: 0, message: '', data: qrData(uid), error: '', errno: 0});
}

/** 115 cookie sign-in of the driver page. */
export function start115Cookie(mock: MockState): Response {
  const uid = `mock-cookie-${mock.count()}`;
  const states = chooseStates(states115, takeNext(mock, '115-cookie'));
  mock.scans.set(uid, {states, polls: 0, challenge: ''});
  return json(200, {state: 1, code: 0, message: '', data: qrData(uid)});
}

function qrData(uid: string): Readonly<Record<string, unknown>> {
  return {uid, time: START_SECONDS, qrcode: `https://115.com/scan/dg-${uid}`, sign: `sign-${uid}`};
}

export function status115(mock: MockState, query: URLSearchParams): Response {
  const uid = query.get('uid') ?? '';
  const scan = mock.scans.get(uid);
  if (scan === undefined || query.get('sign') !== `sign-${uid}`) {
    return json(200, {state: 0, code: 40199002, message: 'mock: key invalid', data: null});
  }
  const status = pollScan(scan);
  return json(200, {
    state: 1,
    code: 0,
    message: '',
    data: {status, msg: `mock ${status}`, version: 'mock'},
  });
}

export async function token115(
  mock: MockState,
  values: Readonly<Record<string, string>>,
): Promise<Response> {
  const uid = values['uid'] ?? '';
  const scan = mock.scans.get(uid);
  const refuse = (code: number, message: string): Response =>
    json(200, {state: 0, code, message, data: [], error: '', errno: 0});
  if (scan === undefined) return refuse(40140116, 'mock: code used or unknown');
  // A server without the status call cannot have been asked for it.
  const isConfirmed = currentState(scan) === CONFIRMED_115 || uid.includes('nostatus');
  if (!isConfirmed) return refuse(40140115, 'not confirmed');
  if ((await challengeOf115(values['code_verifier'] ?? '')) !== scan.challenge) {
    return refuse(40140117, 'mock: verifier does not match');
  }
  mock.scans.delete(uid);
  const data = {
    access_token: `mock-access-115-${uid}`,
    refresh_token: `mock-refresh-115-${uid}`,
    expires_in: 7200,
  };
  return json(200, {state: 1, code: 0, message: '', data, error: '', errno: 0});
}

/** AliyundriveOpen: an own client named `expire` gets a code that expires. */
export function startAliyun(mock: MockState, values: Readonly<Record<string, string>>): Response {
  const client = values['client_id'] ?? '';
  if (client.startsWith('badclient')) {
    return json(400, {code: 'AppNotExists', message: 'mock: unknown client'});
  }
  const steered = takeNext(mock, 'aliyun-qr');
  const scenario = client === 'expire' ? 'expire' : steered;
  const sid = `${scenario === 'expire' ? 'expired' : 'mocksid'}-${mock.count()}`;
  mock.scans.set(sid, {states: chooseStates(statesAliyun, scenario), polls: 0, challenge: ''});
  return json(200, {qrCodeUrl: `https://openapi.alipan.com/oauth/qrcode/${sid}`, sid});
}

/** A sid that was not given out counts as fresh; one that begins with `exp` is expired. */
export function statusAliyun(mock: MockState, sid: string): Response {
  if (!mock.scans.has(sid)) {
    const states = sid.startsWith('exp') ? ['QRCodeExpired'] : chooseStates(statesAliyun, 'ok');
    mock.scans.set(sid, {states, polls: 0, challenge: ''});
  }
  const scan = mock.scans.get(sid);
  const status = scan === undefined ? '' : pollScan(scan);
  return json(200, status === 'LoginSuccess' ? {status, authCode: `ok-qr-${sid}`} : {status});
}

/** The deprecated driver's sign-in; the real server returns 501 here. */
export function startOldAliyun(mock: MockState): Response {
  const id = String(mock.count());
  const states = chooseStates(statesOldAliyun, takeNext(mock, 'aliyun-old'));
  mock.scans.set(`old-${id}`, {states, polls: 0, challenge: ''});
  const data = {
    t: id,
    ck: `mock-ck-${id}`,
    codeContent: `https://passport.aliyundrive.com/qrcode/${id}`,
  };
  return json(200, {content: {data}});
}

export function statusOldAliyun(
  mock: MockState,
  values: Readonly<Record<string, string>>,
): Response {
  const id = values['t'] ?? '';
  const scan = mock.scans.get(`old-${id}`);
  if (scan === undefined || values['ck'] !== `mock-ck-${id}`)
    return json(400, {error: 'mock: unknown sign-in'});
  const qrCodeStatus = pollScan(scan);
  const bizExt = btoa(JSON.stringify({pds_login_result: {refreshToken: `mock-refresh-old-${id}`}}));
  const login = qrCodeStatus === 'CONFIRMED' ? {loginResult: 'success', bizExt} : {};
  return json(200, {content: {data: {qrCodeStatus, ...login}}});
}
