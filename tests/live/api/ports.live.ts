import {createHash} from 'node:crypto';
import {expect} from 'vitest';
import type {RouteFact} from '../../../src/build/facts/schema';
import {clientOf} from '../suite/client';
import {HOST, freePort} from '../suite/programs';
import {suite} from '../suite/suite';
import {planText} from './fixtureFiles';
import {facts, routeOf} from './perform';
import {saveSettings} from './plays';
import {s3ClientOf} from './s3Client';
import {isLikeText} from './shape';
import {ALICE_PASSWORD, ALL_FILES, makeFixture, type Fixture} from './fixture';

const ports = {s3: await freePort(), mcp: await freePort()};

const live = suite({
  own: true,
  config: {s3: {enable: true, port: ports.s3}, mcp: {enable: true, port: ports.mcp}},
});

type RouteExample = NonNullable<RouteFact['example']>;

/** Stands for the content of a file in the examples. */
const FILE = '(file bytes)';

let fixture: Fixture;

const keys = {id: 'AKIAEXAMPLE', secret: 'made-up-secret'};
const s3Url = `http://${HOST}:${String(ports.s3)}`;
const s3 = s3ClientOf(s3Url, keys);

live.before(async () => {
  fixture = await makeFixture(live.alist);
  await saveSettings(fixture, {
    s3_access_key_id: keys.id,
    s3_secret_access_key: keys.secret,
    s3_buckets: JSON.stringify([{name: 'docs', path: '/drive/reports'}]),
  });
  // AList reads the keys at startup.
  live.replace(await live.alist.restart());
  fixture = await makeFixture(live.alist);
});

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

live.check(
  'S3 lists its buckets',
  ['page:guide/api/s3', 'fact:routes.s3-listbuckets'],
  async () => {
    const {status, text} = await s3('GET', '/');
    expect([status, text.includes('<Name>docs</Name>')], text).toEqual([200, true]);
  },
);

live.check(
  'S3 lists the objects of a bucket, with and without a prefix and a delimiter',
  ['page:guide/api/s3', 'fact:routes.s3-listobjects'],
  async () => {
    const all = await s3('GET', '/docs?list-type=2');
    expect(all.status, all.text).toBe(200);
    expect(all.text).toContain('<Key>2025/budget.csv</Key>');
    const level = await s3('GET', '/docs?delimiter=%2F&list-type=2');
    expect(level.text).toMatch(/<CommonPrefixes>\s*<Prefix>2025<\/Prefix>/);
    expect(level.text).not.toContain('budget.csv');
    const prefix = await s3('GET', '/docs?list-type=2&prefix=2025%2F');
    expect(prefix.text).toContain('<Key>2025/budget.csv</Key>');
    expect(prefix.text).not.toContain('<Key>plan.pdf</Key>');
    const pages = await s3('GET', '/docs?list-type=2&max-keys=1');
    expect(pages.text).toContain('<IsTruncated>true</IsTruncated>');
    expect((await s3('GET', '/docs?location')).text).toContain('LocationConstraint');
    expect((await s3('GET', '/nowhere?list-type=2')).status).toBe(404);
  },
);

live.check(
  'S3 says whether a bucket exists',
  ['page:guide/api/s3', 'fact:routes.s3-headbucket'],
  async () => {
    expect((await s3('HEAD', '/docs')).status).toBe(200);
    expect((await s3('HEAD', '/nowhere')).status).toBe(404);
  },
);

live.check(
  'S3 gives the metadata of an object',
  ['page:guide/api/s3', 'fact:routes.s3-headobject'],
  async () => {
    const {status, headers} = await s3('HEAD', '/docs/notes.txt');
    expect(status).toBe(200);
    expect(headers.get('content-length')).toBe('15');
    expect(headers.get('last-modified')).not.toBeNull();
    expect(headers.get('content-type')).toContain('text/plain');
    expect(headers.get('etag')).toBe('""');
    for (const missing of ['/docs/nothing.txt', '/docs/2025', '/nowhere/a.txt'])
      expect([missing, (await s3('HEAD', missing)).status]).toEqual([missing, 404]);
  },
);

live.check(
  'S3 sends an object, whole or in part',
  ['page:guide/api/s3', 'fact:routes.s3-getobject'],
  async () => {
    const whole = await s3('GET', '/docs/notes.txt');
    expect([whole.status, whole.text]).toEqual([200, 'Made-up notes.\n']);
    const part = await s3('GET', '/docs/notes.txt', {headers: {Range: 'bytes=5-'}});
    expect([part.status, part.headers.get('content-range'), part.text]).toEqual([
      200,
      'bytes 5-14/15',
      'up notes.\n',
    ]);
    // Local opens the file itself, and AList sends it to its end, beyond the length that it announced.
    const first = s3('GET', '/docs/notes.txt', {headers: {Range: 'bytes=0-3'}});
    await expect(first).rejects.toThrow('terminated');
    const outside = await s3('GET', '/docs/notes.txt', {headers: {Range: 'bytes=1000-1001'}});
    expect(outside.status).toBe(416);
    expect((await s3('GET', '/docs/nothing.txt')).status).toBe(404);
  },
);

live.check(
  'S3 takes an object into folders that are missing, and checks its MD5',
  ['page:guide/api/s3', 'fact:routes.s3-putobject'],
  async () => {
    const body = 'new content\n';
    const put = await s3('PUT', '/docs/new/file.txt', {body});
    expect([put.status, put.headers.get('etag')], put.text).toEqual([200, `"${md5(body)}"`]);
    expect((await s3('GET', '/docs/new/file.txt')).text).toBe(body);
    const wrong = {'Content-MD5': Buffer.from(md5('other'), 'hex').toString('base64')};
    expect((await s3('PUT', '/docs/new/wrong.txt', {body, headers: wrong})).status).toBe(500);
    expect((await s3('PUT', '/nowhere/file.txt', {body})).status).toBe(404);
  },
);

live.check('S3 copies an object', ['page:guide/api/s3', 'fact:routes.s3-copyobject'], async () => {
  const copy = (from: string, to: string) => s3('PUT', to, {headers: {'X-Amz-Copy-Source': from}});
  const good = await copy('docs/notes.txt', '/docs/copied.txt');
  expect([good.status, good.text.includes('CopyObjectResult')], good.text).toEqual([200, true]);
  expect((await s3('GET', '/docs/copied.txt')).text).toBe('Made-up notes.\n');
  expect((await copy('docs/nothing.txt', '/docs/x.txt')).status).toBe(404);
});

live.check(
  'S3 deletes objects and whole folders, and says 204 for those that do not exist',
  ['page:guide/api/s3', 'fact:routes.s3-deleteobject'],
  async () => {
    await fixture.reset();
    for (const key of ['notes.md', '2025/', 'nothing.txt'])
      expect([key, (await s3('DELETE', `/docs/${key}`)).status]).toEqual([key, 204]);
    const left = (await s3('GET', '/docs?list-type=2')).text;
    expect(left).not.toContain('notes.md');
    expect(left).not.toContain('budget.csv');
    expect((await s3('DELETE', '/nowhere/a.txt')).status).toBe(404);
  },
);

live.check(
  'S3 deletes several objects',
  ['page:guide/api/s3', 'fact:routes.s3-deleteobjects'],
  async () => {
    await fixture.reset();
    const body =
      '<Delete><Object><Key>a.txt</Key></Object><Object><Key>nothing.txt</Key></Object></Delete>';
    const {status, text} = await s3('POST', '/docs?delete', {body});
    expect(status, text).toBe(200);
    expect(text).toContain('<Key>a.txt</Key>');
    expect((await s3('GET', '/docs/a.txt')).status).toBe(404);
  },
);

live.check(
  'S3 takes an object in parts',
  ['page:guide/api/s3', 'fact:routes.s3-multipart-upload'],
  async () => {
    const begun = await s3('POST', '/docs/parts.txt?uploads');
    const [, id = ''] = /<UploadId>([^<]+)</.exec(begun.text) ?? [];
    expect([begun.status, id === ''], begun.text).toEqual([200, false]);
    const etags = [];
    for (const [index, body] of ['first ', 'second\n'].entries()) {
      const part = `/docs/parts.txt?partNumber=${String(index + 1)}&uploadId=${id}`;
      const {status, headers} = await s3('PUT', part, {body});
      expect(status).toBe(200);
      etags.push(headers.get('etag') ?? '');
    }
    const listed = await s3('GET', `/docs/parts.txt?uploadId=${id}`);
    expect([listed.status, listed.text.includes('<PartNumber>2</PartNumber>')]).toEqual([
      200,
      true,
    ]);
    const parts = etags
      .map(
        (etag, index) =>
          `<Part><PartNumber>${String(index + 1)}</PartNumber><ETag>${etag}</ETag></Part>`,
      )
      .join('');
    const body = `<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`;
    const done = await s3('POST', `/docs/parts.txt?uploadId=${id}`, {body});
    expect(done.status, done.text).toBe(200);
    expect((await s3('GET', '/docs/parts.txt')).text).toBe('first second\n');
    expect((await s3('PUT', '/docs/parts.txt?partNumber=1&uploadId=999', {body: 'x'})).status).toBe(
      404,
    );
  },
);

/** Body of an example, which is a text with S3. */
const textOf = (body: unknown): string => (typeof body === 'string' ? body : '');

/** Sends an example to the S3 server, and says how the response differs from it. */
async function faultsOf(
  {request, response}: RouteExample,
  send: ReturnType<typeof s3ClientOf>,
  uploadId: string,
): Promise<readonly string[]> {
  const {pathname, search} = new URL(request.url);
  const {status, headers, text} = await send(
    request.method,
    pathname + search.replace('uploadId=1', `uploadId=${uploadId}`),
    {
      ...(request.headers && {headers: request.headers}),
      ...(request.body !== undefined && {body: textOf(request.body).replace(FILE, planText)}),
    },
  );
  return [
    ...(status === response.status ? [] : [`${request.method} ${request.url}: ${String(status)}`]),
    ...Object.entries(response.headers ?? {}).flatMap(([name, value]) => {
      const actual = headers.get(name) ?? '';
      return isLikeText(value, actual) ? [] : [`${name}: ${actual}, for example ${value}`];
    }),
    ...(isLikeText(textOf(response.body), text) ? [] : [text]),
  ];
}

/** Routes of a server, with their examples. */
const examplesIn = (group: string) =>
  facts.routes
    .filter((route) => route.group === group && route.path.startsWith('['))
    .map((route) => ({
      route,
      examples: [route.example, ...(route.other_examples ?? [])].filter(
        (each) => each !== undefined,
      ),
    }));

live.check(
  'S3 answers the examples as described',
  examplesIn('s3').map(({route}) => `fact:routes.${route.id}` as const),
  async () => {
    await saveSettings(fixture, {s3_buckets: JSON.stringify([{name: 'docs', path: '/drive'}])});
    for (const {route, examples} of examplesIn('s3')) {
      await fixture.reset();
      const begun = await s3('POST', '/docs/reports/plan.pdf?uploads');
      const [, id = ''] = /<UploadId>([^<]+)</.exec(begun.text) ?? [];
      const part = `/docs/reports/plan.pdf?partNumber=1&uploadId=${id}`;
      expect((await s3('PUT', part, {body: planText})).status).toBe(200);
      expect(examples.length, route.id).toBeGreaterThan(0);
      // The upload ends with the first example, which completes it.
      for (const example of examples.toReversed())
        expect([route.id, await faultsOf(example, s3, id)]).toEqual([route.id, []]);
    }
    await saveSettings(fixture, {
      s3_buckets: JSON.stringify([{name: 'docs', path: '/drive/reports'}]),
    });
  },
);

live.check(
  'S3 refuses requests without a signature, with an unknown key, and with a wrong secret',
  ['page:guide/api/s3', 'fact:routes.s3-listbuckets', 'fact:errors.s3-auth'],
  async () => {
    const bare = await clientOf(s3Url, null).get('/');
    const unknown = await s3ClientOf(s3Url, {...keys, id: 'OTHER'})('GET', '/');
    const wrong = await s3ClientOf(s3Url, {...keys, secret: 'other'})('GET', '/');
    expect([bare.status, unknown.status, wrong.status]).toEqual([403, 403, 403]);
    expect(bare.text).toContain('InvalidAccessKeyId');
    expect(unknown.text).toContain('InvalidAccessKeyId');
    expect(wrong.text).toContain('SignatureDoesNotMatch');
    const malformed = await clientOf(s3Url, null).get('/', {
      headers: {Authorization: 'AWS4-HMAC-SHA256 x'},
    });
    expect(malformed.status).toBe(400);
  },
);

live.check(
  'The S3 path of the main port points to the other port',
  ['fact:routes.any-s3-path', 'fact:errors.s3-own-port'],
  async () => {
    const {status, code, message} = await live.alist.api.get('/s3/docs');
    expect([status, code, message]).toEqual([200, 403, 'S3 server bound to single port']);
  },
);

// ---- MCP

const mcpUrl = `http://${HOST}:${String(ports.mcp)}`;

/** Sends a JSON-RPC message. */
async function rpc(
  method: string,
  params: unknown,
  headers: Readonly<Record<string, string>> = {},
  path = '/mcp',
) {
  const answer = await clientOf(mcpUrl, null).request('POST', path, {
    body: {jsonrpc: '2.0', id: 1, method, params},
    headers: {Accept: 'application/json, text/event-stream', ...headers},
  });
  const parse = (): any => {
    try {
      return JSON.parse(answer.text);
    } catch {
      return undefined;
    }
  };
  return {...answer, json: parse()};
}

/** Starts a session and calls a tool in it. */
async function callTool(token: string | null, name: string, args: unknown): Promise<string> {
  const headers = token === null ? {} : {Authorization: token};
  const begun = await rpc('initialize', initialize, headers);
  const session = {'Mcp-Session-Id': begun.headers.get('Mcp-Session-Id') ?? ''};
  const {json, text} = await rpc('tools/call', {name, arguments: args}, {...headers, ...session});
  return (json?.result?.content?.[0]?.text as string | undefined) ?? text;
}

const initialize = {
  protocolVersion: '2025-03-26',
  capabilities: {},
  clientInfo: {name: 'checks', version: '1'},
};

live.check(
  'MCP starts a session, lists its tools without a token, and wants the session ID',
  ['fact:routes.post-mcp-mcp'],
  async () => {
    const begun = await rpc('initialize', initialize);
    const id = begun.headers.get('Mcp-Session-Id');
    expect([begun.status, begun.json.result.serverInfo.name, id === null]).toEqual([
      200,
      'alist',
      false,
    ]);
    const session = {'Mcp-Session-Id': id ?? ''};
    const tools = await rpc('tools/list', {}, session, '/any/path');
    expect(tools.json.result.tools.length).toBeGreaterThan(3);
    const notified = await clientOf(mcpUrl, null).post(
      '/mcp',
      {jsonrpc: '2.0', method: 'notifications/initialized'},
      {headers: session},
    );
    expect(notified.status).toBe(202);
    const type = await clientOf(mcpUrl, null).post('/mcp', '{}', {
      headers: {'Content-Type': 'text/plain'},
    });
    expect(type.status).toBe(400);
    expect((await rpc('tools/list', {}, {'Mcp-Session-Id': 'made-up'})).status).toBe(404);
    expect((await rpc('tools/list', {})).status).toBe(404);
  },
);

live.check(
  'MCP answers the examples as described: a session starts, is listened to, and ends',
  ['fact:routes.post-mcp-mcp', 'page:guide/advanced/mcp#endpoint'],
  async () => {
    const examples = examplesIn('mcp').flatMap((entry) => entry.examples);
    const methods = examples.map(({request}) => request.method);
    expect(methods).toEqual(['POST', 'GET', 'DELETE']);
    let session = '';
    for (const {request, response} of examples) {
      const ended = new AbortController();
      const answer = await fetch(request.url.replace('http://localhost:5248', mcpUrl), {
        method: request.method,
        headers: {
          ...request.headers,
          ...(session === '' ? {} : {'Mcp-Session-Id': session}),
        },
        ...(request.body === undefined ? {} : {body: JSON.stringify(request.body)}),
        signal: ended.signal,
      });
      session = answer.headers.get('Mcp-Session-Id') ?? session;
      expect(answer.status).toBe(response.status);
      const names = Object.keys(response.headers ?? {});
      expect(names.filter((name) => !answer.headers.has(name))).toEqual([]);
      expect(answer.headers.get('Content-Type')).toBe(response.headers?.['Content-Type'] ?? null);
      // The stream has no end, and the server has nothing to say in it.
      if (request.method === 'GET') ended.abort();
      else if (response.body === undefined) expect(await answer.text()).toBe('');
      else expect(await answer.json()).toEqual(response.body);
    }
  },
);

live.check(
  'MCP checks the token, the permission to read, and the permission to change for each tool',
  [
    'fact:routes.post-mcp-mcp',
    'fact:errors.mcp-auth',
    'fact:errors.mcp-access',
    'fact:errors.mcp-manage',
    'fact:errors.mcp-operation',
  ],
  async () => {
    const list = {path: '/drive'};
    expect(await callTool(null, 'fs_list', list)).toContain('authentication required');
    expect(await callTool('made-up', 'fs_list', list)).toContain('authentication required');
    expect(await callTool(live.alist.adminToken, 'fs_list', list)).toContain('docs.zip');

    const setBits = (permission: number) =>
      fixture.must('POST', '/api/admin/role/update', {
        id: 4,
        name: 'editor',
        permission_scopes: [{path: '/', permission}],
      });
    const {data} = await live.alist.api.as(null).post('/api/auth/login', {
      username: 'alice',
      password: ALICE_PASSWORD,
    });
    const folder = {path: '/drive/by-mcp'};
    await setBits(ALL_FILES);
    expect(await callTool(data.token, 'fs_list', list)).toContain('MCP access not permitted');
    await setBits(ALL_FILES + 2 ** 15);
    expect(await callTool(data.token, 'fs_list', list)).toContain('docs.zip');
    expect(await callTool(data.token, 'fs_mkdir', folder)).toContain('MCP manage not permitted');
    await setBits(2 ** 15 + 2 ** 16);
    expect(await callTool(data.token, 'fs_mkdir', folder)).toContain(
      'permission denied for this operation',
    );
    await setBits(ALL_FILES + 2 ** 15 + 2 ** 16);
    expect(await callTool(data.token, 'fs_mkdir', folder)).not.toContain('permitted');
    expect((await live.alist.api.post('/api/fs/get', folder)).code).toBe(200);
  },
);

live.check(
  'Without keys and a separate port, the S3 path of the main port answers its example',
  ['fact:routes.any-s3-path', 'fact:config.s3.port'],
  async () => {
    await saveSettings(fixture, {
      s3_access_key_id: '',
      s3_secret_access_key: '',
      s3_buckets: JSON.stringify([{name: 'docs', path: '/drive'}]),
    });
    live.replace(await live.alist.restart({config: {s3: {enable: true, port: -1}}}));
    const {example} = routeOf('any-s3-path');
    if (!example) throw new Error('It has no example.');
    const {request} = clientOf(live.alist.url, null);
    expect(await faultsOf(example, (method, at) => request(method, at), '')).toEqual([]);
  },
);
