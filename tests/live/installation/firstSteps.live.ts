import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {firstStart, temporaryFolder} from '../facts/server';
import {clientOf} from '../suite/client';
import {suite} from '../suite/suite';

const live = suite({serverless: true});

live.check(
  'the values of the first steps give a second account that sees and downloads one folder, and nothing else',
  ['page:guide/first-steps#check', 'fact:features.permissions'],
  async () => {
    const {folder, remove} = temporaryFolder();
    const shown = path.join(folder, 'photos');
    mkdirSync(shown);
    writeFileSync(path.join(shown, 'sea.txt'), 'blue');
    const server = await firstStart({folder});
    try {
      const admin = await server.signIn();
      const post = async (where: string, body: unknown) => {
        const {code, message} = await admin.post(`/api/admin/${where}`, body);
        expect([where, code, message]).toEqual([where, 200, 'success']);
      };
      // An empty AList says so: the web interface then tells admins to add a storage.
      const empty = await admin.post('/api/fs/list', {path: '/'});
      expect(empty.message).toContain('storage not found');
      await post('storage/create', {
        mount_path: '/files',
        driver: 'Local',
        addition: JSON.stringify({root_folder_path: shown}),
      });
      const {data: storages} = await admin.get<{content: {status: string}[]}>(
        '/api/admin/storage/list',
      );
      expect(storages.content.map(({status}) => status)).toEqual(['work']);
      await post('role/create', {
        name: 'family',
        permission_scopes: [{path: '/files', permission: 0}],
      });
      const {data: roles} = await admin.get<{content: {id: number; name: string}[]}>(
        '/api/admin/role/list',
      );
      const family = roles.content.find(({name}) => name === 'family')?.id;
      await post('user/create', {username: 'anna', password: 'a-password', role: [family]});
      const {data: users} = await admin.get<{content: {username: string; base_path: string}[]}>(
        '/api/admin/user/list',
      );
      const anna = users.content.find(({username}) => username === 'anna');
      expect(anna?.base_path).toBe('/files');
      await post('user/update', {...anna, base_path: '/'});

      const user = await clientOf(server.url, null).signIn('anna', 'a-password');
      const list = (where: string) =>
        user.post<{content: {name: string}[]; write: boolean}>('/api/fs/list', {path: where});
      expect((await list('/')).data.content.map(({name}) => name)).toEqual(['files']);
      const files = await list('/files');
      expect([files.data.content.map(({name}) => name), files.data.write]).toEqual([
        ['sea.txt'],
        false,
      ]);
      const {data: file} = await user.post<{raw_url: string}>('/api/fs/get', {
        path: '/files/sea.txt',
      });
      expect(await (await fetch(file.raw_url)).text()).toBe('blue');
      expect((await user.post('/api/fs/mkdir', {path: '/files/new'})).code).toBe(403);
      const guest = await clientOf(server.url, null).post('/api/fs/list', {path: '/'});
      expect([guest.code, guest.message]).toEqual([401, 'Guest user is disabled, login please']);
    } finally {
      await server.stop();
      remove();
    }
  },
);
