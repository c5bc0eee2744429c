import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {sampleOf} from '@site/tests/samples/samples';
import {ADMIN_PASSWORD, alist, cleanEnvironment, programPath} from '../suite/alist';
import {HOST, freePort, isOpen, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {addLocal, addUser, bash, bits, filled, names, ok, passwordOf, saveUser} from './support';

const PAGE = 'guide/advanced/mcp.mdx';
const PORT = await freePort();
const URL = `http://${HOST}:${String(PORT)}/mcp`;

const live = suite({own: true, config: {mcp: {enable: true, port: PORT}}});
let disk = '';

live.before(async () => {
  await until('the MCP port', () => isOpen(PORT));
  disk = await addLocal(live.alist, '/docs', {
    'plan.txt': 'plan',
    sub: {'a.txt': 'a'},
    locked: {'x.txt': 'x'},
  });
  await addLocal(live.alist, '/private', {'secret.txt': 'secret'});
  await addUser(live.alist, 'reader', [['/docs', bits('mcpRead')]], '/');
  await addUser(live.alist, 'nothing', [['/docs', bits('write')]], '/');
});

interface Rpc {
  readonly result?: {
    readonly content?: readonly {readonly text: string}[];
    readonly isError?: boolean;
    readonly serverInfo?: {readonly name: string};
    readonly tools?: readonly {readonly name: string}[];
  };
  readonly error?: {readonly message: string};
}

const body = (id: number, method: string, params: object = {}) =>
  JSON.stringify({jsonrpc: '2.0', id, method, params});

const START = {
  protocolVersion: '2025-03-26',
  capabilities: {},
  clientInfo: {name: 'live', version: '1'},
};

/** Starts a session over HTTP; `address` may contain the token. */
async function session(token: string | null, address = URL) {
  const headers: Record<string, string> = {'Content-Type': 'application/json'};
  if (token !== null) headers['Authorization'] = token;
  const send = async (text: string) => {
    const response = await fetch(address, {method: 'POST', headers, body: text});
    return {response, answer: JSON.parse(await response.text()) as Rpc};
  };
  const {response} = await send(body(1, 'initialize', START));
  headers['Mcp-Session-Id'] = response.headers.get('mcp-session-id') ?? '';
  const call = async (name: string, args: object) => {
    const {response: got, answer} = await send(body(2, 'tools/call', {name, arguments: args}));
    const {content, isError = false} = answer.result ?? {};
    return {status: got.status, isError, text: content?.[0]?.text ?? answer.error?.message ?? ''};
  };
  const list = async () => {
    const {answer} = await send(body(2, 'tools/list'));
    return {tools: answer.result?.tools?.map(({name}) => name).sort()};
  };
  return Object.assign(call, {list});
}

const tokenOf = async (user: string) => {
  const credentials = {username: user, password: passwordOf(user)};
  const answer = await live.alist.api.post<{token: string}>('/api/auth/login', credentials);
  return ok(answer).token;
};

/** A session of a user. */
const as = async (user: string) => session(await tokenOf(user));

live.check(
  'the request of the page adds a role with MCP read, which the form does not show',
  ['page:guide/advanced/mcp#account'],
  async () => {
    const {code} = sampleOf(PAGE, '', 'admin/role/create');
    const {stdout} = await bash(
      filled(code, {
        'http://<host>:5244': live.alist.url,
        '<admin-token>': live.alist.adminToken,
      }),
    );
    expect(JSON.parse(stdout)).toMatchObject({code: 200});
    const {content} = ok(
      await live.alist.api.get<{content: {name: string; permission_scopes: object[]}[]}>(
        '/api/admin/role/list?page=1&per_page=50',
      ),
    );
    expect(content.find(({name}) => name === 'assistant')?.permission_scopes).toEqual([
      {path: '/docs', permission: 32_768},
    ]);
  },
  ['curl'],
);

live.check(
  'the startup log says that the server runs, and the commands of the page list the top folder',
  [
    'page:guide/advanced/mcp#endpoint',
    'page:guide/advanced/mcp#http',
    'fact:config.mcp.enable',
    'fact:config.mcp.port',
    'fact:routes.post-mcp-mcp',
  ],
  async () => {
    expect(live.alist.log()).toContain('start MCP server');
    const {code} = sampleOf(PAGE, '', 'Mcp-Session-Id');
    const [first = '', second = ''] = filled(code, {
      'http://localhost:5248/mcp': URL,
      '<token>': await tokenOf('reader'),
    }).split(/(?<='\n)(?=curl -X)/);
    const started = await bash(first);
    const id = /^mcp-session-id: (\S+)/im.exec(started.stdout)?.[1] ?? '';
    expect(id).not.toBe('');
    const {stdout} = await bash(filled(second, {'<session-id>': id}));
    const {result} = JSON.parse(stdout) as Rpc;
    expect(JSON.parse(result?.content?.[0]?.text ?? '')).toMatchObject({
      content: expect.arrayContaining([expect.objectContaining({name: 'docs'})]) as unknown,
      page: 1,
      per_page: 30,
    });
  },
  ['curl'],
);

live.check(
  'the server offers the tools of the page',
  ['page:guide/advanced/mcp#tools', 'fact:features.mcp'],
  async () => {
    const {tools} = await (await session(live.alist.adminToken)).list();
    expect(tools).toEqual([
      'fs_copy',
      'fs_download_url',
      'fs_get',
      'fs_list',
      'fs_mkdir',
      'fs_move',
      'fs_remove',
      'fs_rename',
      'fs_search',
      'fs_upload',
    ]);
  },
);

live.check(
  'the token is expected alone, in the header or in the URL, and Bearer fails',
  [
    'page:guide/advanced/mcp#http',
    'page:guide/advanced/mcp#tokens',
    'page:guide/advanced/mcp#auth',
    'fact:errors.mcp-auth',
  ],
  async () => {
    const token = await tokenOf('reader');
    const list = {path: '/docs'};
    expect((await (await session(token))('fs_list', list)).isError).toBe(false);
    expect((await (await session(null, `${URL}?token=${token}`))('fs_list', list)).isError).toBe(
      false,
    );
    expect((await (await session(live.alist.adminToken))('fs_list', list)).isError).toBe(false);
    const refused = {status: 200, isError: true, text: 'authentication required'};
    for (const start of [
      session(`Bearer ${token}`),
      session(`Bearer ${token}`, `${URL}?token=${token}`),
      session(null),
      session('wrong'),
    ])
      expect(await (await start)('fs_list', list)).toEqual(refused);
    live.replace(await live.alist.restart());
    await until('the MCP port', () => isOpen(PORT));
    expect(await (await session(token))('fs_list', list)).toEqual(refused);
    expect((await (await session(live.alist.adminToken))('fs_list', list)).isError).toBe(false);
  },
);

live.check(
  'without a token, the assistant is the guest if it is enabled',
  ['page:guide/advanced/mcp#tokens'],
  async () => {
    await saveUser(live.alist, 'guest', {disabled: false});
    const {text} = await (await session(null))('fs_list', {path: '/docs'});
    expect(text).toBe('MCP access not permitted');
    await saveUser(live.alist, 'guest', {disabled: true});
  },
);

live.check(
  'without MCP read or MCP write, tools fail with their messages and the status 200',
  [
    'page:guide/advanced/mcp#access',
    'page:guide/advanced/mcp#manage',
    'fact:errors.mcp-access',
    'fact:errors.mcp-manage',
  ],
  async () => {
    const nothing = await as('nothing');
    for (const tool of ['fs_list', 'fs_get', 'fs_download_url'])
      expect(await nothing(tool, {path: '/docs/plan.txt'})).toEqual({
        status: 200,
        isError: true,
        text: 'MCP access not permitted',
      });
    const reader = await as('reader');
    for (const [tool, args] of [
      ['fs_mkdir', {path: '/docs/new'}],
      ['fs_rename', {path: '/docs/plan.txt', name: 'b.txt'}],
      ['fs_remove', {dir: '/docs', names: ['plan.txt']}],
      ['fs_copy', {src_dir: '/docs', dst_dir: '/docs/sub', names: ['plan.txt']}],
      ['fs_move', {src_dir: '/docs', dst_dir: '/docs/sub', names: ['plan.txt']}],
    ] as const)
      expect([tool, await reader(tool, args)]).toEqual([
        tool,
        {status: 200, isError: true, text: 'MCP manage not permitted'},
      ]);
  },
);

live.check(
  'the tools that change files need MCP write and the permission for the action',
  ['page:guide/advanced/mcp#tools', 'fact:features.mcp'],
  async () => {
    const base = ['mcpRead', 'mcpManage'] as const;
    await addUser(live.alist, 'bare', [['/docs', bits(...base)]], '/');
    const all = bits(...base, 'write', 'rename', 'move', 'copy', 'remove');
    await addUser(live.alist, 'editor', [['/docs', all]], '/');
    const steps = [
      ['fs_mkdir', {path: '/docs/made'}],
      ['fs_copy', {src_dir: '/docs', dst_dir: '/docs/made', names: ['plan.txt']}],
      ['fs_rename', {path: '/docs/made/plan.txt', name: 'named.txt'}],
      ['fs_move', {src_dir: '/docs/made', dst_dir: '/docs/sub', names: ['named.txt']}],
      ['fs_remove', {dir: '/docs/sub', names: ['named.txt']}],
    ] as const;
    const bare = await as('bare');
    const editor = await as('editor');
    for (const [tool, args] of steps) {
      expect([tool, (await bare(tool, args)).text]).toEqual([
        tool,
        'permission denied for this operation',
      ]);
      const done = await editor(tool, args);
      expect([tool, done.text, done.isError]).toEqual([tool, done.text, false]);
    }
    expect(existsSync(path.join(disk, 'made'))).toBe(true);
    expect(await names(live.alist.api, '/docs/sub')).toEqual(['a.txt']);
  },
);

live.check(
  'fs_upload reads a file of the server, even the configuration of AList',
  ['page:guide/advanced/mcp#tools', 'page:config/configuration#mcp'],
  async () => {
    await addUser(live.alist, 'uploader', [['/docs', bits('mcpRead', 'mcpManage', 'write')]], '/');
    const upload = await as('uploader');
    const config = path.join(live.alist.data, 'config.json');
    const done = await upload('fs_upload', {local_path: config, path: '/docs/copied.json'});
    expect([done.isError, done.text]).toEqual([false, done.text]);
    expect(readFileSync(path.join(disk, 'copied.json'), 'utf8')).toBe(readFileSync(config, 'utf8'));
    expect(readFileSync(path.join(disk, 'copied.json'), 'utf8')).toContain('jwt_secret');
  },
);

live.check(
  'moves and copies check only the source, lists show more than the role can open, and passwords stay closed',
  ['page:guide/advanced/mcp#limits', 'page:guide/advanced/mcp#access'],
  async () => {
    await addUser(live.alist, 'copier', [['/docs', bits('mcpRead', 'mcpManage', 'copy')]], '/');
    const copier = await as('copier');
    const args = {src_dir: '/docs', dst_dir: '/private', names: ['plan.txt']};
    expect((await copier('fs_copy', args)).isError).toBe(false);
    await until('the copy', async () =>
      (await names(live.alist.api, '/private')).includes('plan.txt'),
    );
    const list = await copier('fs_list', {path: '/'});
    expect(list.text).toContain('"private"');
    expect((await copier('fs_list', {path: '/private'})).text).toBe('permission denied');
    const rule = {path: '/docs/locked', password: 'EXAMPLE-PASSWORD', p_sub: true};
    ok(await live.alist.api.post('/api/admin/meta/create', rule));
    expect((await copier('fs_list', {path: '/docs/locked'})).text).toBe('permission denied');
    const link = await copier('fs_download_url', {path: '/docs/plan.txt'});
    expect(JSON.parse(link.text)).toEqual({raw_url: ''});
    expect((await copier('fs_search', {path: '/', keywords: 'plan'})).text).toContain(
      'panic recovered in fs_search tool handler',
    );
  },
);

/** Runs `alist mcp` until it answered all messages, and ends its input then. */
async function stdio(args: readonly string[], messages: readonly string[]) {
  const child = spawn(programPath(), ['mcp', ...args], {
    env: cleanEnvironment(),
    cwd: live.alist.folder,
  });
  const printed = {stdout: '', stderr: ''};
  child.stdout.on('data', (part: Buffer) => (printed.stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (printed.stderr += part.toString()));
  child.stdin.on('error', () => undefined); // It may have ended before it read.
  const ended = once(child, 'close');
  child.stdin.write(`${messages.join('\n')}\n`);
  const lines = () => printed.stdout.split('\n').filter((line) => line !== '');
  await until(
    'the answers of alist mcp',
    () => child.exitCode !== null || lines().length === messages.length,
  );
  child.stdin.end();
  const [code] = (await ended) as [number | null];
  return {code, answers: lines().map((line) => JSON.parse(line) as Rpc), log: printed.stderr};
}

live.check(
  'over STDIO, AList asks for no password and acts as the user of the command, by default the admin',
  ['page:guide/advanced/mcp#stdio', 'fact:cli.mcp'],
  async () => {
    const data = path.join(live.alist.folder, 'mcp-data');
    await alist(['admin', 'set', ADMIN_PASSWORD, '--data', data]);
    const messages = [
      body(1, 'initialize', START),
      body(2, 'tools/call', {name: 'fs_mkdir', arguments: {path: '/x'}}),
    ];
    const admin = await stdio(['--data', data], messages);
    expect(admin.answers[0]?.result?.serverInfo).toBeDefined();
    // Nothing is mounted there, so the admin's request comes as far as the storage.
    expect(admin.answers[1]?.result?.content?.[0]?.text).toContain('storage not found');
    const guest = await stdio(['--data', data, '--user', 'guest'], messages);
    expect([guest.code, guest.answers]).toEqual([1, []]);
    expect(guest.log).toContain('user "guest" is disabled');
  },
);

live.check(
  'with the same data folder, alist mcp empties the temporary folder of the running server',
  ['page:guide/advanced/mcp#choose', 'page:config/configuration#temp-dir'],
  async () => {
    const temp = path.join(live.alist.data, 'temp');
    mkdirSync(temp, {recursive: true});
    const file = path.join(temp, 'running-download.bin');
    writeFileSync(file, 'in progress');
    const {answers} = await stdio(['--data', live.alist.data], [body(1, 'initialize', START)]);
    expect(answers).toHaveLength(1);
    expect(existsSync(file)).toBe(false);
  },
);
