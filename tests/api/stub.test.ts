import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {accounts, ADMIN_TOKEN, CRASH_PATH, MANY_FILES} from './stubState';
import {startStub} from './stub';
import type {Stub, StubOptions} from './stub';

function useStub(options: StubOptions): () => Stub {
  let stub: Stub | undefined;
  const get = (): Stub => {
    if (!stub) throw new Error('The stub hasn’t started.');
    return stub;
  };
  beforeAll(async () => {
    stub = await startStub(options);
  });
  beforeEach(() => {
    get().reset();
  });
  afterAll(() => get().close());
  return get;
}

type Headers = Readonly<Record<string, string>>;

const json: Headers = {'Content-Type': 'application/json'};
const token: Headers = {Authorization: '<token>'};

function post(url: string, body: unknown, headers: Headers = {}): Promise<Response> {
  const sent = {...json, ...headers};
  return fetch(url, {method: 'POST', headers: sent, body: JSON.stringify(body)});
}

describe('the stub refuses', {tags: ['@also-stub-of-samples']}, () => {
  const stub = useStub({});

  test.each([
    ['a field that isn’t described', {path: '/a', nmae: 1}, {}, 'body.nmae isn’t described'],
    ['a body without a required field', {}, {}, 'body.path is required'],
    ['a value of another type', {path: 7}, {}, 'body.path: 7 isn’t of the type string'],
    ['a header that isn’t described', {path: '/a'}, {Range: 'bytes=0-'}, 'header range isn’t'],
    ['the word Bearer', {path: '/a'}, {Authorization: 'Bearer <token>'}, 'takes the bare token'],
    [
      'another content type',
      {path: '/a'},
      {'Content-Type': 'text/plain'},
      'isn’t application/json',
    ],
  ])('%s', async (_, body, headers, reason) => {
    const response = await post(`${stub().url}/api/fs/mkdir`, body, {...token, ...headers});
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(reason);
    expect(
      stub()
        .seen.flatMap(({faults}) => faults)
        .join(),
    ).toContain(reason);
  });

  test.each([
    ['a parameter that isn’t described', '/api/admin/user/get?id=1&x=1', 400, 'query x isn’t'],
    ['a request without a required parameter', '/api/admin/user/get', 400, 'query id is required'],
    ['a parameter of another type', '/api/admin/user/get?id=one', 400, 'isn’t of the type integer'],
    ['another method', '/api/fs/mkdir', 405, 'takes POST, not GET'],
    ['another path', '/api/fs/nothing', 404, 'no route with the path /api/fs/nothing'],
    ['a kind of task that isn’t described', '/api/task/cook/done', 404, 'no route with the path'],
  ])('%s', async (_, path, status, reason) => {
    const response = await fetch(stub().url + path, {headers: token});
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(reason);
  });

  test('an admin route without a token', async () => {
    const response = await fetch(`${stub().url}/api/admin/user/get?id=1`);
    expect(await response.text()).toContain('header Authorization is required');
  });

  test('an upload in chunks, which AList can’t take', async () => {
    const body = new Blob(['x']).stream();
    const headers = {...token, 'File-Path': '%2Fdrive%2Fa.txt', 'Content-Type': 'text/plain'};
    const options = {method: 'PUT', headers, body, duplex: 'half'};
    const response = await fetch(`${stub().url}/api/fs/put`, options);
    expect(await response.text()).toContain('header Content-Length is required');
  });
});

describe('the stub', () => {
  const stub = useStub({});

  test('answers the example to a described request', async () => {
    const response = await post(`${stub().url}/api/fs/mkdir`, {path: '/a'}, token);
    expect(await response.json()).toEqual({code: 200, message: 'success', data: null});
    expect(stub().seen).toMatchObject([{faults: [], route: {id: 'post-api-fs-mkdir'}}]);
  });

  test('lets pages of other origins in, or keeps them out', async () => {
    const headers = {Origin: 'https://docs.example', 'Access-Control-Request-Method': 'GET'};
    const ask = (): Promise<Response> => fetch(`${stub().url}/ping`, {method: 'OPTIONS', headers});
    expect((await ask()).headers.get('Access-Control-Allow-Origin')).toBe('*');
    stub().setCors(false);
    const refused = await ask();
    stub().setCors(true);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(stub().preflights()).toBe(2);
  });
});

describe('the live stub', () => {
  const stub = useStub({live: true});
  const {password, otpCode} = accounts.alice;

  async function call(path: string, body: unknown, headers: Headers = {}): Promise<unknown> {
    return (await post(stub().url + path, body, headers)).json();
  }

  async function signIn(): Promise<Headers> {
    const body = {username: 'alice', password, otp_code: otpCode};
    const reply = (await call('/api/auth/login', body)) as {data: {token: string}};
    return {Authorization: reply.data.token};
  }

  async function upload(name: string, headers: Headers): Promise<unknown> {
    const sent = {...headers, 'File-Path': `%2Fdrive%2F${name}`, 'As-Task': 'true'};
    const options = {method: 'PUT', headers: sent, body: 'text'};
    return (await fetch(`${stub().url}/api/fs/put`, options)).json();
  }

  async function tasks(kind: 'done' | 'undone', headers: Headers): Promise<readonly unknown[]> {
    const response = await fetch(`${stub().url}/api/task/upload/${kind}`, {headers});
    return ((await response.json()) as {data: readonly unknown[]}).data;
  }

  test('asks for the code of 2FA before it signs in', async () => {
    const body = {username: 'alice', password};
    expect(await call('/api/auth/login', body)).toMatchObject({code: 402});
    const wrong = {...body, password: 'x'};
    expect(await call('/api/auth/login', wrong)).toMatchObject({code: 400});
    expect(await signIn()).toHaveProperty('Authorization');
  });

  test('knows its tokens', async () => {
    const list = {path: '/drive'};
    expect(await call('/api/fs/list', list)).toMatchObject({code: 401});
    expect(await call('/api/fs/list', list, token)).toMatchObject({code: 401});
    expect(await call('/api/fs/list', list, await signIn())).toMatchObject({code: 200});
    const users = async (headers: Headers): Promise<unknown> =>
      (await fetch(`${stub().url}/api/admin/user/list`, {headers})).json();
    expect(await users(await signIn())).toMatchObject({code: 403});
    expect(await users({Authorization: ADMIN_TOKEN})).toMatchObject({code: 200});
  });

  test('lists a folder in pages, or whole', async () => {
    const headers = await signIn();
    const page = await call('/api/fs/list', {path: '/many'}, headers);
    expect(page).toMatchObject({data: {total: MANY_FILES, has_more: true}});
    expect(page).toHaveProperty('data.content.length', 200);
    const whole = await call('/api/fs/list', {path: '/many', per_page: -1}, headers);
    expect(whole).toHaveProperty('data.content.length', MANY_FILES);
    expect(await call('/api/fs/list', {path: '/no'}, headers)).toMatchObject({code: 500});
  });

  test('makes and removes folders', async () => {
    const headers = await signIn();
    const list = (): Promise<unknown> => call('/api/fs/get', {path: '/drive/new'}, headers);
    await call('/api/fs/mkdir', {path: '/drive/new'}, headers);
    expect(await list()).toMatchObject({data: {name: 'new', is_dir: true}});
    await call('/api/fs/remove', {dir: '/drive', names: ['new']}, headers);
    expect(await list()).toMatchObject({code: 500});
  });

  test('takes an upload through the states of its task', async () => {
    const headers = await signIn();
    expect(await upload('a.txt', headers)).toMatchObject({data: {task: {state: 0}}});
    await upload('fail.txt', headers);
    expect(await tasks('undone', headers)).toMatchObject([{state: 0}, {state: 0}]);
    expect(await tasks('undone', headers)).toMatchObject([{state: 1}, {state: 1}]);
    expect(await tasks('undone', headers)).toEqual([]);
    expect(await tasks('done', headers)).toMatchObject([{state: 2}, {state: 7}]);
  });

  test('crashes where it should', async () => {
    const url = `${stub().url}/api/fs/list`;
    const response = await post(url, {path: CRASH_PATH}, await signIn());
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('');
  });
});
