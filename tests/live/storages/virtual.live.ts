import {expect} from 'vitest';
import {suite} from '../suite/suite';
import {MOUNT} from './contract';
import {filesOf} from './files';
import {logFile} from './ftpCommon';
import {facts, formBody, sampleBody, stepsBody, type StorageValues} from './pages';

const page = 'guide/drivers/virtual';
const live = suite({own: true});
const files = filesOf(() => live.alist.api);

live.before(async () => {
  await files.add(
    stepsBody(page, 'Virtual', {mount_path: MOUNT, num_file: 4, num_folder: 3, min_file_size: 0}),
  );
});

const add = (name: string, values: StorageValues) =>
  files.add(formBody('Virtual', {mount_path: `/${name}`, min_file_size: 0, ...values}));

live.check(
  'the steps of the page add a storage with as many entries on every level as the fields say, with random names',
  [
    `page:${page}#add`,
    `page:${page}#check`,
    'fact:drivers.Virtual.fields.num_file',
    'fact:drivers.Virtual.fields.num_folder',
    'fact:drivers.Virtual.capabilities.list',
  ],
  async () => {
    const names = await files.names(MOUNT);
    const folders = names.filter((name) => name.endsWith('/'));
    expect([names.length, folders.length]).toEqual([7, 3]);
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9]{10}\/?$/);
    expect(await files.names(`${MOUNT}/${folders[0] ?? ''}`)).toHaveLength(7);
  },
);

live.check(
  'the sample of the page adds a storage through the API',
  [`page:${page}#api`],
  async () => {
    const {id, status, mount} = await files.add(sampleBody(page, 'Virtual'));
    expect([status, (await files.names(mount)).length]).toEqual(['work', 60]);
    await files.delete(id);
  },
);

live.check(
  'gives files sizes from minus the minimum up to the maximum',
  [
    `page:${page}#sizes`,
    'fact:drivers.Virtual.fields.min_file_size',
    'fact:drivers.Virtual.fields.max_file_size',
  ],
  async () => {
    const {id, mount} = await add('sizes', {
      num_file: 500,
      num_folder: 0,
      min_file_size: 1000,
      max_file_size: 1000,
    });
    const {data} = await files.list(mount);
    const sizes = (data.content as {size: number}[]).map(({size}) => size);
    expect([Math.min(...sizes) < 0, Math.max(...sizes) > 0]).toEqual([true, true]);
    for (const size of sizes) expect(Math.abs(size)).toBeLessThanOrEqual(1000);
    await files.delete(id);
  },
);

live.check(
  'shows an error for folders if the sum of the sizes is less than 1',
  [`page:${page}#zero-sizes`],
  async () => {
    const {id, mount} = await add('zero', {min_file_size: 0, max_file_size: 0});
    expect((await files.list(mount)).status).toBe(500);
    await expect.poll(() => logFile(live.alist)).toContain('invalid argument to Int63n');
    await files.save(id, {max_file_size: 1});
    expect((await files.list(mount)).code).toBe(200);
    await files.delete(id);
  },
);

live.check(
  'sends empty downloads, whatever size the list shows',
  [`page:${page}#delivery`, 'fact:drivers.Virtual.capabilities.link'],
  async () => {
    const name = (await files.names(MOUNT)).find((each) => !each.endsWith('/')) ?? '';
    expect((await files.item(`${MOUNT}/${name}`))?.size).toBeGreaterThan(0);
    const {status, text} = await files.open('d', `${MOUNT}/${name}`);
    expect([status, text]).toEqual([200, '']);
  },
);

live.check(
  'has other names after a refresh, so the old ones are not found',
  [`page:${page}#names-changed`, `page:${page}#capabilities`],
  async () => {
    const before = await files.names(MOUNT);
    const after = await files.names(MOUNT, true);
    expect(after).not.toEqual(before);
    const name = before.find((each) => !each.endsWith('/')) ?? '';
    expect((await files.get(`${MOUNT}/${name}`)).message).toContain('object not found');
  },
);

live.check(
  'reports success for all changes and stores nothing',
  [
    `page:${page}#lost-uploads`,
    `page:${page}#capabilities`,
    ...(['uploadEnabled', 'mkdir', 'rename', 'move', 'copy', 'remove', 'overwrite'] as const).map(
      (key) => `fact:drivers.Virtual.capabilities.${key}` as const,
    ),
  ],
  async () => {
    expect(facts.driver('Virtual').capabilities).toMatchObject({uploadEnabled: true, copy: true});
    const changed = (answer: {code: number}) => expect(answer).toMatchObject({code: 200});
    const before = await files.names(MOUNT);
    const [file = '', folder = ''] = [false, true].map((isFolder) =>
      before.find((name) => name.endsWith('/') === isFolder)?.replace('/', ''),
    );
    changed(await files.put(`${MOUNT}/new.txt`, 'x'));
    changed(await files.put(`${MOUNT}/${file}`, 'x'));
    changed(await files.mkdir(`${MOUNT}/new`));
    changed(await files.copy(`${MOUNT}/${file}`, `${MOUNT}/${folder}`));
    changed(await files.rename(`${MOUNT}/${file}`, 'renamed'));
    const names = await files.names(MOUNT, true);
    expect(names).not.toContain('new.txt');
    expect(names).not.toContain('new/');
    expect(names).not.toContain('renamed');
    const [first = '', other = ''] = names.filter((name) => !name.endsWith('/'));
    const target = names.find((name) => name.endsWith('/'))?.replace('/', '') ?? '';
    changed(await files.move(`${MOUNT}/${first}`, `${MOUNT}/${target}`));
    changed(await files.remove(`${MOUNT}/${other}`));
  },
);
