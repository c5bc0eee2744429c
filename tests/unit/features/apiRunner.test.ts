import {describe, expect, test, vi, afterEach} from 'vitest';
import {
  bodyOf,
  buildRequest,
  draftFaults,
  filledPath,
  inputKind,
  objectsOf,
  sampleDraft,
} from '@site/src/features/api-runner/buildRequest';
import {alistError, meaningsOf, tokenIn} from '@site/src/features/api-runner/readAnswer';
import {sendRequest} from '@site/src/features/api-runner/sendRequest';
import {isMixedContent, readBase, readToken} from '@site/src/features/api-runner/serverAddress';
import type {RunnerField, RunnerRoute} from '@site/src/lib/shared/runnerRoute';
import {runnerRoutes} from '@site/src/build/facts/runnerRoutes';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {loadFacts} from '@site/src/build/facts/facts';

const facts = loadFacts('.');
const routes = runnerRoutes(facts, localizeFacts(facts, 'en'));
const route = (key: string): RunnerRoute => {
  const found = routes[key];
  if (!found) throw new Error(`no route ${key}`);
  return found;
};
const server = {base: 'http://nas:5244', token: 'abc.def'};

describe('address of the server', () => {
  test.each([
    ['http://localhost:5244', 'http://localhost:5244'],
    [' https://files.example.com/ ', 'https://files.example.com'],
    ['https://example.com/alist/', 'https://example.com/alist'],
    ['http://[::1]:5244', 'http://[::1]:5244'],
    ["http://nas/a'$(id)'b`c`;d", 'http://nas/a%27%24%28id%29%27b%60c%60%3Bd'],
    ['http://nas/网盘', 'http://nas/%E7%BD%91%E7%9B%98'],
    ['http://nas/100%', 'http://nas/100%25'],
    ['http://nas/%7Ea', 'http://nas/%7Ea'],
    ['', ''],
  ])('%s is read as %s', (typed, base) => {
    expect(readBase(typed)).toEqual({base});
  });

  test.each([
    ['localhost:5244', 'scheme'],
    ['nas', 'scheme'],
    ['ftp://nas', 'scheme'],
    ['http://', 'invalid'],
    ['http://nas$(id)', 'invalid'],
    ["http://nas'id'", 'invalid'],
    ['http://alice:secret@nas:5244', 'credentials'],
    ['http://nas:5244/@manage/storages', 'page'],
    ['http://nas:5244/api', 'page'],
    ['http://nas:5244/dav/', 'page'],
    ['http://nas:5244/?q=1', 'page'],
    ['http://nas:5244/#top', 'page'],
  ])('%s is refused: %s', (typed, fault) => {
    expect(readBase(typed)).toEqual({fault});
  });

  test.each([
    ['https:', 'http://nas:5244', true],
    ['https:', 'https://nas:5244', false],
    ['https:', 'http://localhost:5244', false],
    ['https:', 'http://127.0.0.1:5244', false],
    ['https:', 'http://[::1]:5244', false],
    ['https:', 'http://localhost.example.com', true],
    ['http:', 'http://nas:5244', false],
  ])('on %s pages, %s is mixed content: %s', (protocol, base, isMixed) => {
    expect(isMixedContent(base, protocol)).toBe(isMixed);
  });
});

describe('a form begins with the values of the sample', () => {
  test.each([
    ['post-api-fs-list', {'body.path': '/drive/reports'}],
    ['get-api-admin-user-get', {'query.id': '3'}],
    ['get-api-admin-task-type-undone', {'path.type': 'copy'}],
    ['get-head-p-path', {'path.path': 'drive/reports/notes.txt'}],
  ])('%s', (key, texts) => {
    expect(sampleDraft(route(key)).texts).toMatchObject(texts);
  });

  test('but with no secret, no signature, and no placeholder of one', () => {
    const all = Object.values(routes).flatMap((each) =>
      Object.entries(sampleDraft(each).texts).map(([name, text]) => ({name, text})),
    );
    expect(all.length).toBeGreaterThan(50);
    const isSecret = /passw|secret|otp|token$|\.(sign|tid)$/i;
    expect(all.filter(({name, text}) => isSecret.test(name) || text === '<token>')).toEqual([]);
  });

  test('nothing is filled in where the request changes something', () => {
    const changing = Object.values(routes).filter(({changes}) => changes);
    expect(changing.length).toBeGreaterThan(50);
    expect(changing.flatMap((each) => Object.keys(sampleDraft(each).texts))).toEqual([]);
  });

  test('which can be sent as they are', () => {
    const faults = Object.values(routes).flatMap((each) =>
      Object.entries(draftFaults(each, sampleDraft(each))).filter(
        ([, fault]) => fault !== 'missing',
      ),
    );
    expect(faults).toEqual([]);
  });
});

describe('token', () => {
  test.each([
    ['alist-1b9c', {token: 'alist-1b9c'}],
    [' eyJh.eyJ1.c2ln= ', {token: 'eyJh.eyJ1.c2ln='}],
    ['', {token: ''}],
    ['Bearer abc', {fault: 'bearer'}],
    [`abc'; rm -rf ~`, {fault: 'characters'}],
    ['$(id)', {fault: 'characters'}],
    ['令牌', {fault: 'characters'}],
  ])('%s', (typed, read) => {
    expect(readToken(typed)).toEqual(read);
  });
});

describe('routes a page can send requests to', () => {
  test('are the ones with an answer to read, with all their fields', () => {
    expect(route('post-api-fs-list')).toMatchObject({
      title: 'List a folder',
      method: 'POST',
      token: 'bare',
      changes: false,
      body: 'json',
    });
    expect(route('put-api-fs-put').body).toBe('file');
    expect(route('put-api-fs-form').body).toBe('form');
    expect(route('post-api-auth-login').token).toBe('none');
  });

  test('have a body that is a list as a whole, not as fields', () => {
    const save = route('post-api-admin-setting-save');
    expect(save.fields.filter(({place}) => place === 'body')).toEqual([]);
    expect(save.bodyExample).toBeInstanceOf(Array);
  });

  test('leave out what a browser cannot send or must not follow', () => {
    const keys = Object.keys(routes);
    expect(keys.filter((key) => /^(propfind|mkcol|lock|copy|move)-/.test(key))).toEqual([]);
    expect(keys.filter((key) => /s3|pprof|sso|mcp/.test(key))).toEqual([]);
    const headers = Object.values(routes).flatMap(({fields}) =>
      fields.filter(({place}) => place === 'header').map(({name}) => name),
    );
    expect(headers).not.toContain('Content-Length');
    expect(headers).not.toContain('Authorization');
  });

  test('ask first whenever something is deleted or changed', () => {
    const asking = Object.entries(routes).filter(([, {changes}]) => changes);
    const keys = asking.map(([key]) => key);
    for (const word of [
      'remove',
      'delete',
      'update',
      'create',
      'rename',
      'move',
      'copy',
      'clear',
    ]) {
      const missing = Object.entries(routes)
        .filter(([key, {method}]) => method !== 'GET' && key.split('-').includes(word))
        .filter(([key]) => !keys.includes(key));
      expect(
        missing.map(([key]) => key),
        word,
      ).toEqual([]);
    }
    expect(keys).toContain('get-api-auth-logout');
    expect(keys).toContain('put-api-fs-put');
    // It uses up an access of the share.
    expect(keys).toContain('get-head-sd-share-id');
    expect(keys).toContain('post-api-admin-message-get');
    expect(keys).not.toContain('post-api-fs-search');
    expect(keys).not.toContain('post-api-auth-login');
  });
});

describe('a request', () => {
  test('has only what was typed, each value with its type', () => {
    const draft = {texts: {'body.path': '/docs', 'body.page': '2', 'body.refresh': 'true'}};
    const request = buildRequest(route('post-api-fs-list'), draft, server);
    expect(request).toEqual({
      url: 'http://nas:5244/api/fs/list',
      method: 'POST',
      headers: {Authorization: 'abc.def', 'Content-Type': 'application/json'},
      body: '{"path":"/docs","page":2,"refresh":true}',
    });
  });

  test('sends no token to a route that needs none, and none that nobody typed', () => {
    const login = buildRequest(
      route('post-api-auth-login'),
      {texts: {'body.username': 'alice'}},
      server,
    );
    expect(login.headers).not.toHaveProperty('Authorization');
    const guest = buildRequest(route('post-api-fs-list'), {texts: {}}, {...server, token: ''});
    expect(guest.headers).not.toHaveProperty('Authorization');
  });

  test('has a list for lines, and a chosen file as it is', () => {
    const remove = route('post-api-fs-remove');
    expect(bodyOf(remove, {texts: {'body.dir': '/a', 'body.names': 'one\ntwo\n'}})).toEqual({
      dir: '/a',
      names: ['one', 'two'],
    });
    const file = new File(['x'], 'x.txt');
    const put = route('put-api-fs-put');
    const request = buildRequest(put, {texts: {'header.File-Path': '/文档/x y.txt'}, file}, server);
    expect(request.body).toBe(file);
    expect(request.headers['File-Path']).toBe('%2F%E6%96%87%E6%A1%A3%2Fx%20y.txt');
    const encoded = buildRequest(put, {texts: {'header.File-Path': '%2Fa%2Fb'}, file}, server);
    expect(encoded.headers['File-Path']).toBe('%2Fa%2Fb');
    const form = buildRequest(route('put-api-fs-form'), {texts: {}, file}, server);
    expect((form.body as FormData).get('file')).toBeInstanceOf(File);
  });

  test('has its path filled in, segment by segment', () => {
    const download = Object.entries(routes).find(([, {path}]) => path === '/p/*path')?.[1];
    expect(download && filledPath(download, {texts: {'path.path': '/a b/c?d'}})).toBe(
      '/p/a%20b/c%3Fd',
    );
    const tasks = Object.values(routes).find(({path}) => path === '/api/task/{type}/undone');
    expect(tasks && filledPath(tasks, {texts: {'path.type': 'upload'}})).toBe(
      '/api/task/upload/undone',
    );
  });

  test('takes a body typed as JSON as it is', () => {
    const request = buildRequest(
      route('post-api-fs-list'),
      {texts: {}, json: '{"path":""}'},
      server,
    );
    expect(request.body).toBe('{"path":""}');
  });
});

describe('faults of a draft', () => {
  test('are what is required and missing, and what is no number', () => {
    expect(draftFaults(route('post-api-fs-remove'), {texts: {}})).toEqual({
      'body.dir': 'missing',
      'body.names': 'missing',
    });
    expect(draftFaults(route('post-api-fs-list'), {texts: {'body.page': '1.5'}})).toEqual({
      'body.page': 'notInteger',
    });
    expect(draftFaults(route('post-api-fs-list'), {texts: {}, json: '{'})).toEqual({
      body: 'notJson',
    });
    expect(draftFaults(route('put-api-fs-put'), {texts: {'header.File-Path': '/文档'}})).toEqual({
      'body.file': 'missing',
    });
  });

  test('are headers that HTTP can’t carry', () => {
    const put = route('put-api-fs-put');
    const texts = {'header.File-Path': '/a', 'header.Password': '密码'};
    expect(draftFaults(put, {texts, file: new File([], 'a')})).toEqual({
      'header.Password': 'notHeader',
    });
  });

  test('every field of every route has an input that fits', () => {
    const field = (type: string): RunnerField => ({
      place: 'body',
      name: 'x',
      type,
      isRequired: false,
      note: '',
    });
    expect(inputKind(field('array of objects'))).toBe('json');
    expect(inputKind(field('any'))).toBe('json');
    expect(inputKind(field('array of integer'))).toBe('lines');
    expect(inputKind(field('boolean'))).toBe('choice');
    expect(inputKind({...field('string'), name: 'password'})).toBe('secret');
  });
});

test('what a request changes is named without secrets', () => {
  const texts = {'body.username': 'bob', 'body.password': 'hush'};
  const create = route('post-api-admin-user-create');
  expect(objectsOf(create, {texts})).toEqual([['username', 'bob']]);
});

describe('an error of AList', () => {
  const errors = route('post-api-fs-list').errors;

  test('is a code other than 200 in a response', () => {
    expect(alistError({code: 403, message: 'no', data: null})).toEqual({code: 403, message: 'no'});
    expect(alistError({code: 200, message: 'success', data: null})).toBeUndefined();
    expect(alistError(['text'])).toBeUndefined();
  });

  test('means what the route says of its message, else of its code', () => {
    const message = 'failed get storage: storage not found; please add a storage first';
    expect(meaningsOf({code: 500, message}, errors).map(({when}) => when)).toEqual([
      'The path is / and no storage is mounted.',
    ]);
    expect(meaningsOf({code: 500, message: 'new in a later release'}, errors)).toEqual(
      errors.filter(({code}) => code === 500),
    );
    expect(meaningsOf({code: 418, message: ''}, errors)).toEqual([]);
  });

  test('a token is found in the response of a sign-in only', () => {
    expect(tokenIn({code: 200, data: {token: 'abc'}})).toBe('abc');
    expect(tokenIn({code: 200, data: null})).toBeUndefined();
  });
});

describe('why nothing came back', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Browsers say "Failed to fetch" to every failure; what goes through differs. */
  function browserThat(lets: {readonly cors?: boolean; readonly noCors?: boolean}): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string, {mode = 'cors', redirect}: RequestInit) => {
      asked.push(`${mode} ${url}`);
      // Browsers refuse this combination.
      if (mode === 'no-cors' && redirect !== 'follow') return Promise.reject(new TypeError());
      const isPing = url.endsWith('/ping');
      const goesThrough = isPing && (mode === 'no-cors' ? lets.noCors : lets.cors);
      return goesThrough
        ? Promise.resolve(new Response('pong'))
        : Promise.reject(new TypeError('Failed to fetch'));
    });
    return asked;
  }

  const request = buildRequest(route('post-api-fs-list'), {texts: {}}, server);
  const send = (protocol = 'http:', signal = new AbortController().signal) =>
    sendRequest(request, server.base, protocol, signal);

  test.each([
    ['the origin is refused', {noCors: true}, 'origin'],
    ['a header or the method is refused', {cors: true, noCors: true}, 'preflight'],
    ['nobody is there', {}, 'unreachable'],
  ])('%s', async (_name, lets, why) => {
    const asked = browserThat(lets);
    expect(await send()).toEqual({end: 'failed', why});
    expect(asked.filter((line) => !line.includes(server.base))).toEqual([]);
  });

  test('mixed content is not even sent', async () => {
    const asked = browserThat({});
    expect(await send('https:')).toEqual({end: 'failed', why: 'mixed'});
    expect(asked).toEqual([]);
  });

  test('a canceled request is not asked about again', async () => {
    const asked = browserThat({});
    expect(await send('http:', AbortSignal.abort())).toEqual({end: 'failed', why: 'aborted'});
    expect(asked).toHaveLength(1);
  });
});
