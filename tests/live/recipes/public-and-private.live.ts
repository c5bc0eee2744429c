import {mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from 'vitest';
import {samplesOf, sampleOf} from '@site/tests/samples/samples';
import {
  BIT,
  addLocal,
  addStorage,
  addUserWith,
  bits,
  names,
  ok,
  passwordOf,
  said,
  saveUser,
  setScopes,
  setSetting,
  settingOf,
} from '../features/support';
import {bash, filled} from '../services/support';
import {ADMIN_PASSWORD, cleanEnvironment, programPath} from '../suite/alist';
import {clientOf} from '../suite/client';
import {HOST, freePort, startProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';

const PAGE = 'guide/recipes/public-and-private.mdx';

const live = suite({own: true, needs: ['bash', 'curl']});

live.before(async () => {
  await addLocal(live.alist, '/public', {'offer.txt': 'for everyone', sub: {'more.txt': 'more'}});
  await addLocal(live.alist, '/private', {'offer.txt': 'for us'});
});

live.check(
  'after the steps, visitors list, open, and find only what is public',
  ['page:guide/recipes/public-and-private#steps', 'page:guide/recipes/public-and-private#check'],
  async () => {
    await setScopes(live.alist, 'guest', ['/public', 0]);
    ok(await saveUser(live.alist, 'guest', {disabled: false}));
    expect(await settingOf(live.alist, 'sign_all')).toBe('true');
    const visitor = live.alist.api.as(null);
    expect(await names(visitor, '/')).toEqual(['public']);
    const {raw_url: link} = ok(await visitor.post('/api/fs/get', {path: '/public/sub/more.txt'}));
    expect(await (await fetch(link)).text()).toBe('more');
    expect((await visitor.get('/d/private/offer.txt')).code).toBe(401);
    expect((await visitor.request('PROPFIND', '/dav/public')).status).toBe(401);

    const commands = sampleOf(PAGE, '', '/private').code;
    const {stdout} = await bash(filled(commands, {'https://<host>': live.alist.url}));
    const [first, second] = stdout.split(/(?<=\})(?=\{"code")/).map((text) => JSON.parse(text));
    expect(first.data.content.map(({name}: {name: string}) => name)).toEqual(['public']);
    expect(second.message).toBe('password is incorrect or you have no permission');

    await setSetting(live.alist, 'search_index', 'database_non_full_text');
    ok(await live.alist.api.post('/api/admin/index/build', {}));
    const found = async (client: typeof visitor) =>
      ok(
        await client.post<{content: {parent: string}[]}>('/api/fs/search', {
          parent: '/',
          keywords: 'offer',
          scope: 0,
          page: 1,
          per_page: 100,
        }),
      )
        .content.map(({parent}) => parent)
        .sort();
    await expect.poll(() => found(live.alist.api).catch(() => [])).toEqual(['/private', '/public']);
    expect(await found(visitor)).toEqual(['/public']);

    const member = await addUserWith(live.alist, 'member', [['/private', 0]]);
    expect(await names(member, '/')).toEqual(['private']);
  },
);

live.check(
  'a storage that is mounted under the public folder is public too',
  ['page:guide/recipes/public-and-private#too-much'],
  async () => {
    await addLocal(live.alist, '/public/inside', {'late.txt': 'late'});
    expect(await names(live.alist.api.as(null), '/public/inside')).toEqual(['late.txt']);
  },
);

live.check(
  'a second AList with its own data folder shows only the public folder of the first, which visitors cannot open',
  ['page:guide/recipes/public-and-private#two'],
  async () => {
    ok(await saveUser(live.alist, 'guest', {disabled: true}));
    await addUserWith(live.alist, 'public', [['/public', bits(BIT.webdavRead)]]);
    const folder = mkdtempSync(path.join(tmpdir(), 'alist-live-public-'));
    symlinkSync(programPath(), path.join(folder, 'alist'));
    mkdirSync(path.join(folder, 'home'));
    const port = await freePort();
    const command = samplesOf('en', PAGE).find(({code}) => code.includes('server --data'))?.code;
    const data = path.join(folder, 'data');
    const running = startProgram(
      'bash',
      [
        '-c',
        `exec env ${filled(command ?? '', {'5245': String(port), '/srv/alist-public': data})}`,
      ],
      {
        cwd: folder,
        env: cleanEnvironment({ALIST_ADMIN_PASSWORD: ADMIN_PASSWORD, ALIST_ADDR: HOST}),
      },
    );
    try {
      const visitor = clientOf(`http://${HOST}:${String(port)}`, null);
      await until(
        'the second AList to answer',
        async () => (await visitor.get('/ping')).status === 200,
      );
      const api = await visitor.signIn('admin', ADMIN_PASSWORD);
      const second = {...live.alist, api};
      await addStorage(second, '/files', 'WebDav', {
        vendor: 'other',
        root_folder_path: '/',
        address: `${live.alist.url}/dav/public`,
        username: 'public',
        password: passwordOf('public'),
      });
      ok(await saveUser(second, 'guest', {disabled: false}));
      expect(await names(visitor, '/')).toEqual(['files']);
      expect(await names(visitor, '/files')).toContain('offer.txt');
      const {raw_url: link} = ok(await visitor.post('/api/fs/get', {path: '/files/sub/more.txt'}));
      expect(link.startsWith(visitor.url)).toBe(true);
      expect(await (await fetch(link)).text()).toBe('more');
      expect(said(await live.alist.api.as(null).post('/api/fs/list', {path: '/'}))).toEqual([
        401,
        'Guest user is disabled, login please',
      ]);
    } finally {
      await running.stop();
      rmSync(folder, {recursive: true, force: true});
    }
  },
);
