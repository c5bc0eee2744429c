import {rmSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {expect} from 'vitest';
import {firstStart, temporaryFolder} from '../facts/server';
import {alist} from '../suite/alist';
import {clientOf} from '../suite/client';
import {HOST, runProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';

const live = suite({serverless: true});

live.check(
  'while a storage loads, the web interface opens, and everything else says so; under a subpath its files do too',
  [
    'page:guide/advanced/system_arch#startup',
    'page:faq/index#loading',
    'fact:errors.storages-loading',
  ],
  async () => {
    // A server that accepts and never answers keeps the storage from loading.
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, HOST, resolve));
    const {port} = silent.address() as AddressInfo;
    const {folder, remove} = temporaryFolder();
    const first = await firstStart({folder});
    const api = await first.signIn();
    // The request waits for the silent server, but the storage is in the database at once.
    const creating = api
      .post('/api/admin/storage/create', {
        mount_path: '/slow',
        driver: 'AList V3',
        addition: JSON.stringify({url: `http://${HOST}:${port}`, root_folder_path: '/'}),
      })
      .catch(() => undefined);
    await until('the storage to be in the list', async () => {
      const {data} = await api.get<{content: unknown[] | null}>('/api/admin/storage/list');
      return data.content?.length === 1;
    });
    await first.running.stop();
    await creating;
    for (const base of ['', '/sub']) {
      const server = await firstStart({
        folder,
        base,
        env: {ALIST_SITE_URL: `https://files.example.com${base}`},
      });
      const get = async (where: string) => {
        const response = await fetch(server.url + where, {redirect: 'manual'});
        const text = await response.text();
        if (text.includes('Loading storage, please wait')) return 'loading';
        const isPage = response.headers.get('content-type')?.includes('html') === true;
        return isPage ? 'page' : String(response.status);
      };
      const page = await (await fetch(`${server.url}/`)).text();
      const [asset = 'nothing'] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
      expect(
        {
          start: await get('/'),
          page: await get('/some/folder'),
          settings: await get('/api/public/settings'),
          download: await get('/d/some/file'),
          webdav: await get('/dav/'),
          file: await get(asset),
          ping: await get('/ping'),
        },
        base,
      ).toEqual({
        start: 'page',
        page: 'page',
        settings: 'loading',
        download: 'loading',
        webdav: 'loading',
        file: base === '' ? '200' : 'loading',
        ping: '200',
      });
      await server.running.stop();
    }
    // The way out that the FAQ gives.
    const {stderr} = await alist(['storage', 'disable', '/slow'], {cwd: folder});
    expect(stderr).toContain('[/slow] have been disabled');
    const server = await firstStart({folder});
    await until('the storages to be loaded', async () => {
      const {code} = await clientOf(server.url, null).get('/api/public/settings');
      return code === 200;
    });
    await server.running.stop();
    silent.close();
    remove();
  },
);

live.check(
  'old roles are converted, even if config.json was deleted: then the old permissions are gone',
  ['page:guide/install/update#need', 'page:guide/install/update#versions'],
  async () => {
    const {folder, remove} = temporaryFolder();
    const first = await firstStart({folder});
    await first.running.stop();
    // Releases before v3.46.0 have a number as the role, here of a normal user with all permissions.
    const change = await runProgram('sqlite3', [
      path.join(folder, 'data/data.db'),
      `INSERT INTO x_users (username, pwd_hash, salt, base_path, role, permission, disabled) VALUES ('anna', 'a', 'b', '/', '0', 255, 0); DELETE FROM x_roles WHERE name = 'general';`,
    ]);
    expect(change.stderr).toBe('');
    rmSync(path.join(folder, 'data/config.json'));
    const server = await firstStart({folder});
    const output = server.running.output();
    const api = await server.signIn();
    const {data: roles} = await api.get<{
      content: {id: number; name: string; permission_scopes: unknown}[];
    }>('/api/admin/role/list');
    const {data: users} = await api.get<{content: {username: string; role: unknown}[]}>(
      '/api/admin/user/list',
    );
    await server.running.stop();
    remove();
    expect(output).toContain('Detected legacy role format');
    const general = roles.content.find(({name}) => name === 'general');
    expect(general?.permission_scopes).toEqual([{path: '/', permission: 0}]);
    expect(users.content.find(({username}) => username === 'anna')?.role).toEqual([general?.id]);
  },
  ['sqlite3'],
);
