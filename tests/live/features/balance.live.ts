import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {suite} from '../suite/suite';
import {addLocal, addStorage, addUserWith, bits, BIT, names, ok, said, upload} from './support';

const live = suite({own: true});

const disk = (folder: string) => path.join(live.alist.folder, folder);

live.before(async () => {
  await addLocal(live.alist, '/drive', {'same.txt': 'account 1', 'only-1.txt': '1'});
  await addLocal(live.alist, '/drive.balance1', {'same.txt': 'account 2'});
});

live.check(
  'accounts at one path appear as one folder that they serve in turn',
  [
    'page:guide/advanced/balance#steps',
    'page:guide/advanced/balance#choice',
    'page:guide/advanced/balance#not-found',
    'page:faq/index#balance',
    'fact:features.balance',
  ],
  async () => {
    expect(await names(live.alist.api, '/')).toEqual(['drive']);
    const lists = new Set<string>();
    for (let attempt = 0; attempt < 4; attempt += 1)
      lists.add((await names(live.alist.api, '/drive')).join(' '));
    expect([...lists].sort()).toEqual(['only-1.txt same.txt', 'same.txt']);
    const results = new Set<number>();
    for (let attempt = 0; attempt < 8; attempt += 1)
      results.add((await live.alist.api.post('/api/fs/get', {path: '/drive/only-1.txt'})).code);
    expect([...results].sort((a, b) => a - b)).toEqual([200, 500]);
  },
);

live.check(
  'with two accounts that redirect, all downloads of a link come from the same one',
  ['page:guide/advanced/balance#choice'],
  async () => {
    for (const [folder, account] of [
      ['/links', 'one'],
      ['/links.balance', 'two'],
    ] as const)
      await addStorage(
        live.alist,
        folder,
        'UrlTree',
        {url_structure: `file.bin:1:http://${account}.example.com/file.bin`},
        {webdav_policy: '302_redirect'},
      );
    const {content} = ok(await live.alist.api.post('/api/fs/list', {path: '/links'}));
    const targets = new Set<string | null>();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const {headers} = await live.alist.api.get(
        `/d/links/file.bin?sign=${content[0].sign as string}`,
        {token: null},
      );
      targets.add(headers.get('location'));
    }
    expect([...targets]).toHaveLength(1);
    expect([...targets][0]).toMatch(/^http:\/\/(one|two)\.example\.com\/file\.bin$/);
  },
);

live.check(
  'an upload reaches only one account',
  ['page:guide/advanced/balance#when', 'page:guide/advanced/balance#uploaded'],
  async () => {
    ok(await upload(live.alist.api, '/drive/up.txt', 'x'));
    const copies = ['drive', 'drive.balance1'].filter((each) =>
      existsSync(path.join(disk(each), 'up.txt')),
    );
    expect(copies).toHaveLength(1);
  },
);

live.check(
  'a move within the folder can be refused as one between two storages',
  ['page:guide/advanced/balance#move', 'fact:errors.move-two-storages'],
  async () => {
    const messages: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      messages.push(
        (
          await live.alist.api.post('/api/fs/move', {
            src_dir: '/drive',
            dst_dir: '/drive/inner',
            names: ['same.txt'],
            overwrite: true,
          })
        ).message,
      );
    expect(messages.join('\n')).toContain("can't move files between two storages, try to copy");
  },
);

live.check(
  'an alias merges two folders of one name, and without names shows both',
  ['page:guide/advanced/alias#merge', 'page:guide/advanced/alias#conflicts', 'fact:features.alias'],
  async () => {
    await addLocal(live.alist, '/disk1', {movies: {'a.mp4': 'a', 'both.mp4': 'first'}});
    await addLocal(live.alist, '/disk2', {video: {'b.mp4': 'b', 'both.mp4': 'second'}});
    await addStorage(live.alist, '/movies', 'Alias', {
      paths: 'movies:/disk1/movies\nmovies:/disk2/video',
    });
    expect(await names(live.alist.api, '/movies')).toEqual(['a.mp4', 'b.mp4', 'both.mp4']);
    const {raw_url: link} = ok(
      await live.alist.api.post('/api/fs/get', {path: '/movies/both.mp4'}),
    );
    expect(await (await fetch(link)).text()).toBe('first');
    await addStorage(live.alist, '/unmerged', 'Alias', {paths: '/disk1/movies\n/disk2/video'});
    expect(await names(live.alist.api, '/unmerged')).toEqual(['movies', 'video']);
  },
);

live.check(
  'visitors whose role has only the alias see only its tree, and open files of each source',
  ['page:guide/advanced/alias#public'],
  async () => {
    await addLocal(live.alist, '/disks/onedrive', {movies: {'one.mp4': 'one'}});
    await addLocal(live.alist, '/disks/nas', {
      movies: {'two.mp4': 'two'},
      music: {'song.mp3': 's'},
    });
    await addStorage(live.alist, '/media', 'Alias', {
      paths: 'movies:/disks/onedrive/movies\nmovies:/disks/nas/movies\nmusic:/disks/nas/music',
    });
    const visitor = await addUserWith(live.alist, 'viewer', [['/media', 0]]);
    expect(await names(visitor, '/')).toEqual(['media']);
    expect(await names(visitor, '/media/movies')).toEqual(['one.mp4', 'two.mp4']);
    for (const [file, content] of [
      ['movies/one.mp4', 'one'],
      ['movies/two.mp4', 'two'],
      ['music/song.mp3', 's'],
    ]) {
      const {raw_url: link} = ok(await visitor.post('/api/fs/get', {path: `/media/${file ?? ''}`}));
      expect(await (await fetch(link)).text()).toBe(content);
    }
    expect((await visitor.post('/api/fs/list', {path: '/disks'})).code).toBe(403);
  },
);

live.check(
  'a writable alias takes uploads into a folder of one source, and refuses those into a merged one',
  ['page:guide/advanced/alias#writing', 'page:guide/advanced/alias#permission-denied'],
  async () => {
    const sources = 'movies:/disks/onedrive/movies\nmovies:/disks/nas/movies';
    await addStorage(live.alist, '/readonly', 'Alias', {paths: sources});
    expect((await upload(live.alist.api, '/readonly/x.txt', 'x')).code).not.toBe(200);
    ok(await live.alist.api.post('/api/fs/mkdir', {path: '/disks/nas/movies/inbox'}));
    await addStorage(live.alist, '/writable', 'Alias', {
      paths: sources,
      writable: true,
      protect_same_name: true,
    });
    const user = await addUserWith(live.alist, 'writer', [['/writable', bits(BIT.write)]]);
    ok(await upload(user, '/writable/inbox/up.txt', 'up'));
    expect(readFileSync(path.join(disk('disks-nas'), 'movies', 'inbox', 'up.txt'), 'utf8')).toBe(
      'up',
    );
    expect(said(await upload(user, '/writable/top.txt', 'x'))).toEqual([
      500,
      expect.stringContaining('same-name dirs cannot be Put'),
    ]);
  },
);

live.check(
  'a source that fails is skipped without a message',
  ['page:guide/advanced/alias#conflicts', 'page:guide/advanced/alias#half-missing'],
  async () => {
    await addStorage(live.alist, '/broken', 'Alias', {paths: 'a:/disk1/movies\na:/nowhere'});
    expect(await names(live.alist.api, '/broken')).toEqual(['a.mp4', 'both.mp4']);
  },
);
