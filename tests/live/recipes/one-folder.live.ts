import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {
  BIT,
  addLocal,
  addRole,
  addUser,
  basic,
  bits,
  dav,
  names,
  ok,
  said,
  saveUser,
  setScopes,
  setSetting,
  upload,
  userNamed,
} from '../features/support';
import type {Client} from '../suite/client';
import {suite} from '../suite/suite';

const live = suite({own: true});
let disk = '';
let anna: Client;

live.before(async () => {
  disk = await addLocal(live.alist, '/family', {
    anna: {'letter.txt': 'dear anna', album: {'one.txt': 'one'}},
    ben: {'letter.txt': 'dear ben'},
  });
  await addLocal(live.alist, '/office', {'letter.txt': 'dear boss'});
  // Steps 1 to 5: a role with the folder and no permission, and an account with it.
  anna = await addUser(live.alist, 'anna', await addRole(live.alist, 'anna', ['/family/anna', 0]));
});

live.check(
  'the account gets the folder of its role as base path, and sees only what is in it',
  ['page:guide/recipes/one-folder#steps', 'page:guide/recipes/one-folder#check'],
  async () => {
    expect((await userNamed(live.alist, 'anna')).base_path).toBe('/family/anna');
    expect(await names(anna, '/')).toEqual(['album', 'letter.txt']);
    const {raw_url: link} = ok(await anna.post('/api/fs/get', {path: '/letter.txt'}));
    expect(await (await fetch(link)).text()).toBe('dear anna');
    for (const at of ['/family', '/family/ben', '/office', '/../ben', '/../../office'])
      expect((await anna.post('/api/fs/list', {path: at})).code).not.toBe(200);
    expect(said(await upload(anna, '/new.txt', 'x'))).toEqual([403, 'permission denied']);
  },
);

live.check(
  'search finds only files in the folder',
  ['page:guide/recipes/one-folder#check'],
  async () => {
    await setSetting(live.alist, 'search_index', 'database_non_full_text');
    ok(await live.alist.api.post('/api/admin/index/build', {}));
    const found = async (client: Client) => {
      const {content} = ok(
        await client.post<{content: {parent: string}[]}>('/api/fs/search', {
          parent: '/',
          keywords: 'letter',
          scope: 0,
          page: 1,
          per_page: 100,
        }),
      );
      return content.map(({parent}) => parent).sort();
    };
    await expect
      .poll(() => found(live.alist.api).catch(() => []))
      .toEqual(['/family/anna', '/family/ben', '/office']);
    // The web interface takes the base path off.
    expect(await found(anna)).toEqual(['/family/anna']);
  },
);

live.check(
  'each permission of the table allows what its row says, inside the folder',
  ['page:guide/recipes/one-folder#allow-more'],
  async () => {
    await setScopes(live.alist, 'anna', [
      '/family/anna',
      bits(BIT.write, BIT.rename, BIT.remove, BIT.copy, BIT.move),
    ]);
    ok(await upload(anna, '/made/new.txt', 'new'));
    expect(readFileSync(path.join(disk, 'anna/made/new.txt'), 'utf8')).toBe('new');
    ok(await anna.post('/api/fs/rename', {path: '/made/new.txt', name: 'old.txt'}));
    ok(await anna.post('/api/fs/copy', {src_dir: '/made', dst_dir: '/album', names: ['old.txt']}));
    await expect.poll(() => names(anna, '/album')).toEqual(['old.txt', 'one.txt']);
    ok(await anna.post('/api/fs/remove', {dir: '/', names: ['made']}));
    ok(await anna.post('/api/fs/move', {src_dir: '/album', dst_dir: '/', names: ['old.txt']}));
    await expect.poll(() => names(anna, '/')).toEqual(['album', 'letter.txt', 'old.txt']);
    // Another person's folder stays out of reach, even as a target.
    await anna.post('/api/fs/copy', {src_dir: '/', dst_dir: '/family/ben', names: ['old.txt']});
    await anna.post('/api/fs/copy', {src_dir: '/', dst_dir: '/../ben', names: ['old.txt']});
    expect(await names(live.alist.api, '/family/ben', {refresh: true})).toEqual(['letter.txt']);
  },
);

live.check(
  'a share of / reaches only the folder, until the base path is /',
  ['page:guide/recipes/one-folder#allow-more', 'page:guide/recipes/one-folder#webdav'],
  async () => {
    const shared = async () => {
      const {share_id: id} = ok(await anna.post('/api/share/create', {path: '/', name: 'all'}));
      const {content} = ok(
        await live.alist.api
          .as(null)
          .post<{content: {name: string}[]}>('/api/public/share/list', {share_id: id, path: '/'}),
      );
      return content.map(({name}) => name);
    };
    expect(await shared()).not.toContain('office');
    await setScopes(live.alist, 'anna', ['/family/anna', bits(BIT.webdavRead)]);
    const before = await dav(live.alist.api, basic('anna'), 'GET', '/letter.txt');
    expect(before.status).toBe(404);
    ok(await saveUser(live.alist, 'anna', {base_path: '/'}));
    anna = await live.alist.api.signIn('anna', 'secret-anna');
    const after = await dav(live.alist.api, basic('anna'), 'GET', '/family/anna/letter.txt');
    expect(after.text).toBe('dear anna');
    expect(await names(anna, '/')).toEqual(['family']);
    expect(await names(anna, '/family')).toEqual(['anna']);
    expect(await shared()).toContain('office');
  },
);
