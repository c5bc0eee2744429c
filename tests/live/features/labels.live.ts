import {expect} from 'vitest';
import {suite} from '../suite/suite';
import {addLocal, addUserWith, ok, said, saveUser, type Item, type Listing} from './support';
import type {Client} from '../suite/client';

const live = suite({own: true});

live.before(async () => {
  await addLocal(live.alist, '/a', {
    'draft.txt': 'x',
    'film.mp4': 'x',
    'book.epub': 'x',
    folder: {'draft.txt': 'other'},
  });
  await addLocal(live.alist, '/b', {'draft.txt': 'x'});
});

async function create(name: string): Promise<number> {
  return ok(
    await live.alist.api.post<{id: number}>('/api/admin/label/create', {
      name,
      description: `About ${name}`,
      bg_color: '#c1c1f2',
    }),
  ).id;
}

/** Attaches labels as the dialog of the web interface does. */
function attach(client: Client, files: readonly string[], ids: readonly number[]) {
  return client.post('/api/admin/label_file_binding/create_batch', {
    items: files.map((name) => ({
      path: '',
      name,
      isDir: false,
      labelIdList: ids,
      size: 1,
      type: 4,
      modified: '2025-08-15T00:00:00Z',
      created: '2025-08-15T00:00:00Z',
      sign: '',
      thumb: '',
      hashInfoStr: '',
    })),
  });
}

async function labelsIn(client: Client, folder: string): Promise<Record<string, string[]>> {
  const {content} = ok(await client.post<Listing>('/api/fs/list', {path: folder}));
  return Object.fromEntries(
    (content ?? [])
      .filter((item: Item) => (item.label_list ?? []).length > 0)
      .map((item: Item) => [item.name, (item.label_list ?? []).map(({name}) => name)]),
  );
}

live.check(
  'everyone who lists a file sees its labels, on each file with this name, until it is renamed',
  [
    'page:guide/advanced/label#when',
    'page:guide/advanced/label#create',
    'page:guide/advanced/label#same-name',
    'page:guide/advanced/label#limits',
    'fact:features.labels',
  ],
  async () => {
    const id = await create('draft');
    ok(await attach(live.alist.api, ['draft.txt'], [id]));
    for (const folder of ['/a', '/a/folder', '/b'])
      expect(await labelsIn(live.alist.api, folder)).toEqual({'draft.txt': ['draft']});
    ok(await saveUser(live.alist, 'guest', {disabled: false}));
    expect(await labelsIn(live.alist.api.as(null), '/b')).toEqual({'draft.txt': ['draft']});
    const {content} = ok(await live.alist.api.as(null).get('/api/label/list'));
    expect(content.map((each: any) => each.description)).toEqual(['About draft']);
    ok(await live.alist.api.post('/api/fs/rename', {path: '/b/draft.txt', name: 'final.txt'}));
    expect(await labelsIn(live.alist.api, '/b')).toEqual({});
  },
);

live.check(
  'accounts other than admins can neither create nor attach labels',
  ['page:guide/advanced/label#need', 'fact:errors.not-admin'],
  async () => {
    const user = await addUserWith(live.alist, 'mighty', [['/', 16_383]]);
    const refused = [403, 'You are not an admin'];
    expect(
      said(await user.post('/api/admin/label/create', {name: 'mine', bg_color: '#fff'})),
    ).toEqual(refused);
    expect(said(await attach(user, ['draft.txt'], [1]))).toEqual(refused);
  },
);

live.check(
  'a name exists once',
  [
    'page:guide/advanced/label#create',
    'page:guide/advanced/label#exists',
    'fact:errors.label-exists',
  ],
  async () => {
    await create('once');
    expect(
      said(await live.alist.api.post('/api/admin/label/create', {name: 'once', bg_color: '#fff'})),
    ).toEqual([401, 'label name is exists']);
  },
);

live.check(
  'attaching replaces the labels of the file',
  ['page:guide/advanced/label#steps'],
  async () => {
    const [one, two] = [await create('one'), await create('two')];
    ok(await attach(live.alist.api, ['film.mp4'], [one, two]));
    expect((await labelsIn(live.alist.api, '/a'))['film.mp4']?.sort()).toEqual(['one', 'two']);
    ok(await attach(live.alist.api, ['film.mp4'], [two]));
    expect((await labelsIn(live.alist.api, '/a'))['film.mp4']).toEqual(['two']);
    ok(await attach(live.alist.api, ['film.mp4'], []));
    expect((await labelsIn(live.alist.api, '/a'))['film.mp4']).toBeUndefined();
  },
);

live.check(
  'the web interface stores a record of the first name only, so Related Files fails for the others',
  [
    'page:guide/advanced/label#find',
    'page:guide/advanced/label#record',
    'fact:errors.label-record-missing',
    'fact:errors.label-record-exists',
  ],
  async () => {
    const id = await create('related');
    const {results} = ok(await attach(live.alist.api, ['film.mp4', 'book.epub'], [id]));
    expect(results.map((each: any) => each.ok)).toContain(false);
    expect(results.find((each: any) => !each.ok).errMsg).toContain('failed file in database');
    const {content, total} = ok(
      await live.alist.api.get(`/api/admin/label_file_binding/list?label_id=${String(id)}`),
    );
    expect([total, content.map((each: any) => each.file_name).sort()]).toEqual([
      2,
      ['book.epub', 'film.mp4'],
    ]);
    const related = await live.alist.api.get(
      `/api/label_file_binding/get_file_by_label?label_id=${String(id)}`,
    );
    expect(related.code).toBe(500);
    expect(related.message).toContain('failed GetFileByName in database');
  },
);

live.check(
  'with the path as id, a script stores a record for each name',
  ['page:guide/advanced/label#record'],
  async () => {
    await addLocal(live.alist, '/c', {'c1.txt': 'x', 'c2.txt': 'x'});
    const id = await create('recorded');
    for (const name of ['c1.txt', 'c2.txt'])
      ok(
        await live.alist.api.post('/api/admin/label_file_binding/create', {
          id: `/c/${name}`,
          path: `/c/${name}`,
          name,
          label_ids: String(id),
        }),
      );
    const files = ok(
      await live.alist.api.get(`/api/label_file_binding/get_file_by_label?label_id=${String(id)}`),
    );
    expect(files.map((each: any) => each.name).sort()).toEqual(['c1.txt', 'c2.txt']);
  },
);

live.check(
  'a label that files have cannot be deleted before it is removed from them',
  ['page:guide/advanced/label#bound', 'fact:errors.label-bound'],
  async () => {
    const id = await create('bound');
    await attach(live.alist.api, ['gone.txt'], [id]);
    const remove = () => live.alist.api.post(`/api/admin/label/delete?id=${String(id)}`);
    const refused = await remove();
    expect(refused.code).toBe(500);
    expect(refused.message).toContain('label have binding relationships');
    // The request of the sample.
    ok(
      await live.alist.api.post('/api/admin/label_file_binding/delete', {
        file_name: 'gone.txt',
        label_id: String(id),
      }),
    );
    ok(await remove());
  },
);

live.check(
  'a folder cannot have a label',
  ['page:guide/advanced/label#folder', 'fact:errors.label-folder'],
  async () => {
    expect(
      said(
        await live.alist.api.post('/api/admin/label_file_binding/create', {
          name: 'folder',
          is_dir: true,
          label_ids: '1',
        }),
      ),
    ).toEqual([400, 'Unable to bind folder']);
  },
);

live.check(
  'the list of attachments gives 50 at a time',
  ['page:guide/advanced/label#find', 'page:guide/advanced/label#limits'],
  async () => {
    const id = await create('many');
    const files = Array.from({length: 60}, (_, number) => `many-${String(number)}.txt`);
    await attach(live.alist.api, files, [id]);
    const page = async (query: string) =>
      ok(
        await live.alist.api.get<{content: unknown[]; total: number}>(
          `/api/admin/label_file_binding/list?label_id=${String(id)}${query}`,
        ),
      );
    const first = await page('');
    expect([first.content.length, first.total]).toEqual([50, 60]);
    expect((await page('&page=2')).content).toHaveLength(10);
  },
);
