import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import type {Client} from '../suite/client';
import {until} from '../suite/programs';
import {suite} from '../suite/suite';
import {
  addLocal,
  addStorage,
  addUserWith,
  names,
  ok,
  plant,
  said,
  saveSetting,
  setSetting,
} from './support';

const live = suite({own: true});

let disk = '';

live.before(async () => {
  disk = await addLocal(live.alist, '/a', {
    'abcdef.txt': 'x',
    'Holiday in Rome.txt': 'x',
    '北京的照片.jpg': 'x',
    'film.mp4': 'x',
    after: {'zz-late.txt': 'x'},
    inner: {'abc-deep.txt': 'x', 'word.txt': 'abcdef is only in the content'},
  });
});

interface Found {
  readonly parent: string;
  readonly name: string;
}

async function search(client: Client, keywords: string, parent = '/', more: object = {}) {
  return client.post<{content: Found[]; total: number}>('/api/fs/search', {
    parent,
    keywords,
    scope: 0,
    page: 1,
    per_page: 100,
    password: '',
    ...more,
  });
}

async function found(keywords: string, parent = '/', client = live.alist.api): Promise<string[]> {
  const {content} = ok(await search(client, keywords, parent));
  return content.map((each) => path.posix.join(each.parent, each.name)).sort();
}

interface Progress {
  readonly obj_count: number;
  readonly is_done: boolean;
  readonly last_done_time: string | null;
  readonly error: string;
}

const progress = async () => ok(await live.alist.api.get<Progress>('/api/admin/index/progress'));

async function build(): Promise<Progress> {
  const before = await progress();
  ok(await live.alist.api.post('/api/admin/index/build'));
  return until('the index', async () => {
    const now = await progress();
    return now.is_done && now.last_done_time !== before.last_done_time && now.last_done_time
      ? now
      : undefined;
  });
}

live.check(
  'search is off on a new server',
  [
    'page:config/search#turn-on',
    'page:config/search#not-available',
    'page:guide/advanced/search#not-available',
    'page:faq/howto#search-index',
    'fact:errors.search-off',
    'fact:settings.search_index',
  ],
  async () => {
    for (const answer of [
      await search(live.alist.api, 'abc'),
      await live.alist.api.get('/api/admin/index/progress'),
      await live.alist.api.post('/api/admin/index/build'),
    ])
      expect(said(answer)).toEqual([500, 'search not available']);
  },
);

live.check(
  'no_index searches at once in the folders below the current one, by parts of names, and cannot update',
  [
    'page:guide/advanced/search#choose',
    'page:guide/advanced/search#build',
    'page:guide/advanced/search#update',
    'page:config/search#engine',
    'page:config/search#no-update',
    'fact:features.search',
    'fact:errors.index-no-update',
  ],
  async () => {
    await setSetting(live.alist, 'search_index', 'no_index');
    expect(await found('ABC')).toEqual(['/a/abcdef.txt', '/a/inner/abc-deep.txt']);
    expect(await found('abc', '/a/inner')).toEqual(['/a/inner/abc-deep.txt']);
    expect(
      said(await live.alist.api.post('/api/admin/index/update', {paths: ['/a'], max_depth: 20})),
    ).toEqual([400, 'update is not supported for current index']);
  },
);

for (const engine of ['database_non_full_text', 'database'])
  live.check(
    `${engine} finds parts of names, also Chinese ones, in the current folder, after a build`,
    [
      'page:guide/advanced/search#choose',
      'page:guide/advanced/search#build',
      'page:config/search#turn-on',
      'page:config/search#engine',
      'fact:features.search',
      'fact:routes.post-api-admin-index-build',
      'fact:routes.get-api-admin-index-progress',
    ],
    async () => {
      await setSetting(live.alist, 'search_index', engine);
      const {obj_count: count, error} = await build();
      expect([count, error]).toEqual([10, '']);
      expect(await found('bcd')).toEqual(['/a/abcdef.txt']);
      expect(await found('rome holi')).toEqual(['/a/Holiday in Rome.txt']);
      expect(await found('京的')).toEqual(['/a/北京的照片.jpg']);
      expect(await found('abc', '/a/inner')).toEqual(['/a/inner/abc-deep.txt']);
      expect(await found('content')).toEqual([]);
    },
  );

live.check(
  'results leave out what the user cannot open',
  ['page:guide/advanced/search#access', 'page:config/search#access'],
  async () => {
    await addLocal(live.alist, '/closed', {
      'abc-closed.txt': 'x',
      locked: {'abc-locked.txt': 'x'},
      'abc-hidden.txt': 'x',
    });
    await build();
    ok(
      await live.alist.api.post('/api/admin/meta/create', {
        path: '/closed/locked',
        password: 'pw',
        p_sub: true,
      }),
    );
    ok(
      await live.alist.api.post('/api/admin/meta/create', {
        path: '/closed',
        hide: 'hidden',
        h_sub: true,
      }),
    );
    const outside = await addUserWith(live.alist, 'outside', [['/a', 0]]);
    expect(await found('abc', '/', outside)).toEqual(['/a/abcdef.txt', '/a/inner/abc-deep.txt']);
    const inside = await addUserWith(live.alist, 'inside', [['/closed', 0]]);
    expect(await found('abc', '/', inside)).toEqual(['/closed/abc-closed.txt']);
    const {content} = ok(await search(inside, 'abc', '/closed/locked', {password: 'pw'}));
    expect(content.map(({name}) => name)).toEqual(['abc-locked.txt']);
    expect(await found('abc')).toHaveLength(5);
  },
);

live.check(
  'the automatic update adds new files when someone opens the folder, and keeps removed ones of subfolders',
  [
    'page:guide/advanced/search#update',
    'page:config/search#auto-update',
    'page:config/search#deleted-files',
    'page:faq/why#new-files',
    'fact:settings.auto_update_index',
    'fact:features.search',
  ],
  async () => {
    await setSetting(live.alist, 'auto_update_index', 'true');
    plant(disk, {'abc-new.txt': 'x'});
    rmSync(path.join(disk, 'inner', 'abc-deep.txt'));
    expect(await found('abc', '/a')).not.toContain('/a/abc-new.txt');
    await names(live.alist.api, '/a');
    await names(live.alist.api, '/a/inner');
    await until('the new file', async () => (await found('abc', '/a')).includes('/a/abc-new.txt'));
    expect(await found('abc', '/a')).toContain('/a/inner/abc-deep.txt');
    await setSetting(live.alist, 'auto_update_index', 'false');
    await build();
    expect(await found('abc', '/a')).toEqual(['/a/abc-new.txt', '/a/abcdef.txt']);
  },
);

live.check(
  'Update indexes reads a folder again, and adds a folder itself a second time unless it is directly in /',
  [
    'page:guide/advanced/search#update',
    'page:guide/advanced/search#incomplete',
    'fact:routes.post-api-admin-index-update',
  ],
  async () => {
    plant(disk, {inner: {'updated.txt': 'x'}});
    const update = async (at: string, marker: string) => {
      const reports = () =>
        readFileSync(path.join(live.alist.data, 'log', 'log.log'), 'utf8').split(
          'success build index',
        ).length;
      const before = reports();
      // The body of the sample.
      ok(await live.alist.api.post('/api/admin/index/update', {paths: [at], max_depth: 20}));
      await until('the log to report the update', () => reports() > before);
      expect(await found(marker)).not.toEqual([]);
    };
    await update('/a/inner', 'updated');
    expect(await found('updated')).toEqual(['/a/inner/updated.txt']);
    expect(await found('inner')).toEqual(['/a/inner', '/a/inner']);
    await build();
    plant(disk, {'top.txt': 'x'});
    await update('/a', 'top.txt');
    const {content} = ok(await search(live.alist.api, 'a', '/', {scope: 1}));
    expect(content.filter(({name}) => name === 'a')).toHaveLength(1);
  },
);

live.check(
  'a blank line in the ignored paths leaves everything out, a path also those that start with it, and a file the rest of its folder',
  [
    'page:guide/advanced/search#exclude',
    'page:guide/advanced/search#count-zero',
    'page:config/search#ignore-paths',
    'page:config/search#count-zero',
    'page:faq/why#empty-index',
    'fact:settings.ignore_paths',
  ],
  async () => {
    await setSetting(live.alist, 'ignore_paths', '/a/after\n');
    expect((await build()).obj_count).toBe(0);
    await addLocal(live.alist, '/a2', {'abc-2.txt': 'x'});
    await setSetting(live.alist, 'ignore_paths', '/a');
    expect((await build()).obj_count).toBeGreaterThan(0);
    expect(await found('abc', '/a')).toEqual([]);
    expect(await found('abc-2')).toEqual([]);
    expect(await found('abc-closed')).toEqual(['/closed/abc-closed.txt']);
    await setSetting(live.alist, 'ignore_paths', '/a/abcdef.txt');
    await build();
    const rest = await found('.', '/a');
    expect(rest).not.toContain('/a/film.mp4');
    await setSetting(live.alist, 'ignore_paths', '');
  },
);

live.check(
  'an index leaves out Virtual storages and those with Disable index, which no_index searches',
  ['page:guide/advanced/search#exclude', 'page:faq/why#empty-index', 'fact:common.disable_index'],
  async () => {
    await addLocal(live.alist, '/off', {'abc-off.txt': 'x'}, {disable_index: true});
    await addStorage(live.alist, '/virtual', 'Virtual', {
      root_folder_path: '/',
      num_file: 3,
      num_folder: 0,
      max_file_size: 10,
      min_file_size: 1,
    });
    await build();
    expect(await found('abc-off')).toEqual([]);
    expect(await found('', '/virtual')).toEqual([]);
    await setSetting(live.alist, 'search_index', 'no_index');
    expect(await found('abc-off')).toEqual(['/off/abc-off.txt']);
  },
);

live.check(
  'bleve finds one whole word in lowercase or one Chinese character, searches everywhere, and cannot be updated',
  [
    'page:guide/advanced/search#choose',
    'page:config/search#engine',
    'page:config/search#no-update',
    'page:faq/howto#chinese-search',
    'fact:features.search',
  ],
  async () => {
    await setSetting(live.alist, 'search_index', 'bleve');
    await build();
    expect(await found('film.mp4')).toEqual(['/a/film.mp4']);
    expect(await found('holiday')).toEqual(['/a/Holiday in Rome.txt']);
    expect(await found('北')).toEqual(['/a/北京的照片.jpg']);
    for (const words of ['film', 'Holiday', 'holiday rome.txt', '北京', 'bcdef.txt'])
      expect([words, await found(words)]).toEqual([words, []]);
    expect(await found('film.mp4', '/closed')).toEqual(['/a/film.mp4']);
    expect(
      said(await live.alist.api.post('/api/admin/index/update', {paths: ['/a'], max_depth: 20})),
    ).toEqual([400, 'update is not supported for current index']);
  },
);

live.check(
  'an engine that cannot start leaves search without an engine, and building then stops the whole server',
  ['page:guide/advanced/search#build', 'page:config/search#crash', 'fact:errors.search-crash'],
  async () => {
    const refused = await saveSetting(live.alist, 'search_index', 'meilisearch');
    expect(refused.code).toBe(500);
    const answer = await search(live.alist.api, 'abc');
    expect(answer.status).toBe(500);
    await setSetting(live.alist, 'search_index', 'none');
    await setSetting(live.alist, 'search_index', 'no_index');
    expect(await found('abcdef')).toEqual(['/a/abcdef.txt']);
    await saveSetting(live.alist, 'search_index', 'meilisearch');
    await live.alist.api.post('/api/admin/index/build').catch(() => undefined);
    await until('AList to stop', () => live.alist.running?.exitCode() !== undefined);
    live.replace(await live.alist.restart());
  },
);
