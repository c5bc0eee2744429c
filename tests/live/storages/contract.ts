import {expect} from 'vitest';
import type {Client} from '../suite/client';
import type {Place, Suite} from '../suite/suite';
import {filesOf, type Added, type Files} from './files';
import {facts, sampleBody, stepsBody, type StorageValues} from './pages';

/** A driver, its page, and what its steps need from the peer that the file of checks started. */
export interface StorageContract {
  readonly driver: string;
  /** Path of the page in `docs`. */
  readonly page: string;
  /** IDs of the sections, where a page is for several drivers. */
  readonly sections?: {
    readonly add?: string;
    readonly capabilities?: string;
    readonly delivery?: string;
  };
  /** Values that the steps of the page tell to enter, without a mount path. */
  readonly steps: () => StorageValues;
  /** Values of the peer in place of those of the sample; null without its own sample. */
  readonly sample: (() => StorageValues) | null;
  /** Further values that the checks of changes need and the steps don't name, such as `writable`. */
  readonly changes?: StorageValues;
  /** Folder of the server that its account can change, `/files`; the root folder unless stated. */
  readonly inside?: string;
  /** Changes the client, for servers that need patience. */
  readonly client?: (client: Client) => Client;
  /** Message of an upload of an empty file that fails; such uploads work unless stated. */
  readonly emptyFails?: string;
  /** Whether a copy inside the storage ends; true unless stated. */
  readonly copies?: boolean;
  /** Whether parts of a file can be requested; true unless stated. */
  readonly ranges?: boolean;
  /** URL at which a redirect starts; without one, files go through AList. */
  readonly redirect?: () => string;
}

/** Content of more than one buffer, whose parts differ. */
export const CONTENT = Array.from({length: 9000}, (_, index) => `line ${String(index)}\n`).join('');

/** Mount path of the storage that the steps add. */
export const MOUNT = '/steps';

/**
 * Checks that hold for every storage that can be changed: the steps of the page and its sample, each cell of
 * *What works*, and how files reach visitors.
 *
 * @returns the operations of the server, and the storage that the steps added
 */
export function contract(
  live: Suite,
  {
    driver: name,
    page,
    sections = {},
    steps,
    sample,
    changes = {},
    ranges = true,
    copies = true,
    emptyFails,
    client = (same) => same,
    inside = '',
    redirect,
  }: StorageContract,
): {readonly files: Files; readonly storage: () => Added} {
  const files = filesOf(() => client(live.alist.api));
  const base = MOUNT + inside;
  const driver = facts.driver(name);
  const can = driver.capabilities;
  let added: Added | undefined;
  const storage = () => {
    if (!added) throw new Error('The steps added no storage.');
    return added;
  };
  const place = (id: string): Place => `page:${page}#${id}`;
  const cell = (key: string): Place[] => [
    `fact:drivers.${name}.capabilities.${key}`,
    place(sections.capabilities ?? 'capabilities'),
  ];

  live.before(async () => {
    added = await files.add(stepsBody(page, name, {mount_path: MOUNT, ...steps()}, sections.add));
    if (Object.keys(changes).length > 0) await files.save(added.id, changes);
  });

  /** A new folder for one check. */
  const folder = async (of: string) => {
    const path = `${base}/${of}`;
    expect(await files.mkdir(path)).toMatchObject({code: 200});
    return path;
  };
  const put = async (path: string, content = CONTENT) => {
    const {code, message} = await files.put(path, content);
    expect([code, message]).toEqual([200, 'success']);
    return path;
  };

  live.check(
    `the steps of the page add a storage with the status work`,
    [place(sections.add ?? 'add')],
    async () => {
      expect(storage()).toMatchObject({code: 200, status: 'work'});
      const {code, data} = await files.list(MOUNT);
      expect([code, data.provider]).toEqual([200, name]);
    },
  );

  if (sample)
    live.check(
      'the sample of the page adds a storage through the API',
      [place('api')],
      async () => {
        const body = sampleBody(page, name, sample());
        const {id, code, status, mount} = await files.add(body);
        expect([code, status]).toEqual([200, 'work']);
        await files.names(mount);
        await files.delete(id);
      },
    );

  live.check(
    'the first look works as the page says: list, download, upload a small file, delete it',
    [place('check')],
    async () => {
      const path = await put(`${base}/check.txt`, 'small');
      // The web interface refreshes the list after an upload.
      expect(await files.names(base, true)).toContain('check.txt');
      expect(await files.read(path)).toBe('small');
      expect(await files.remove(path)).toMatchObject({code: 200});
      expect(await files.names(base, true)).not.toContain('check.txt');
    },
  );

  live.check('lists files and folders with their sizes', cell('list'), async () => {
    const path = await folder('list');
    await put(`${path}/a.bin`);
    await folder('list/b');
    expect(await files.names(path, true)).toEqual(['a.bin', 'b/']);
    expect(await files.item(`${path}/a.bin`)).toMatchObject({size: CONTENT.length, is_dir: false});
  });

  live.check(
    ranges ? 'downloads whole files and parts of them' : 'downloads whole files',
    cell('link'),
    async () => {
      const path = await put(`${await folder('link')}/a.bin`);
      expect(await files.read(path)).toBe(CONTENT);
      if (!ranges || redirect) return;
      const size = CONTENT.length;
      for (const [range, start, end] of [
        ['bytes=0-9', 0, 10],
        ['bytes=70000-70009', 70_000, 70_010],
        [`bytes=${String(size - 5)}-`, size - 5, size],
        ['bytes=-7', size - 7, size],
      ] as const) {
        const part = await files.open('d', path, {Range: range});
        expect([range, part.status, part.text]).toEqual([range, 206, CONTENT.slice(start, end)]);
        expect(part.headers.get('content-range')).toBe(
          `bytes ${String(start)}-${String(end - 1)}/${String(size)}`,
        );
      }
    },
  );

  live.check(
    'takes uploads from the web interface, as tasks, and from WebDAV',
    cell('uploadEnabled'),
    async () => {
      const path = await folder('upload');
      await put(`${path}/direct.bin`);
      const empty = await files.put(`${path}/empty.bin`, '');
      if (emptyFails === undefined) expect(empty).toMatchObject({code: 200});
      else expect([empty.code, empty.message]).toEqual([500, expect.stringContaining(emptyFails)]);
      const task = await files.put(`${path}/task.bin`, CONTENT, {'As-Task': 'true'});
      expect(await files.tasks('upload', task)).toEqual([]);
      const {status} = await files.dav('PUT', `${path}/dav.bin`, {body: CONTENT});
      expect(status).toBe(201);
      expect(await files.names(path, true)).toEqual([
        'dav.bin',
        'direct.bin',
        ...(emptyFails === undefined ? ['empty.bin'] : []),
        'task.bin',
      ]);
      for (const each of ['dav', 'direct', 'task'])
        expect(await files.read(`${path}/${each}.bin`)).toBe(CONTENT);
      if (emptyFails === undefined)
        expect(await files.item(`${path}/empty.bin`)).toMatchObject({size: 0});
    },
  );

  live.check('makes folders', cell('mkdir'), async () => {
    const path = await folder('mkdir');
    await folder('mkdir/one/two');
    expect(await files.names(path, true)).toEqual(['one/']);
    expect(await files.names(`${path}/one`, true)).toEqual(['two/']);
  });

  live.check('renames files and folders', cell('rename'), async () => {
    const path = await folder('rename');
    await put(`${path}/old.bin`);
    await put(`${path}/taken.bin`, 'other');
    await put(`${await folder('rename/old')}/inside.bin`);
    expect(await files.rename(`${path}/old.bin`, 'taken.bin')).toMatchObject({
      code: 403,
      message: 'file [taken.bin] exists',
    });
    expect(await files.rename(`${path}/old.bin`, 'new.bin')).toMatchObject({code: 200});
    expect(await files.rename(`${path}/old`, 'new')).toMatchObject({code: 200});
    expect(await files.names(path, true)).toEqual(['new.bin', 'new/', 'taken.bin']);
    expect(await files.names(`${path}/new`, true)).toEqual(['inside.bin']);
    expect(await files.read(`${path}/new.bin`)).toBe(CONTENT);
  });

  live.check('moves files and folders', cell('move'), async () => {
    const path = await folder('move');
    await put(`${path}/a.bin`);
    await put(`${await folder('move/b')}/inside.bin`);
    const target = await folder('move/target');
    expect(await files.move(`${path}/a.bin`, target)).toMatchObject({code: 200});
    expect(await files.move(`${path}/b`, target)).toMatchObject({code: 200});
    expect(await files.names(path, true)).toEqual(['target/']);
    expect(await files.names(target, true)).toEqual(['a.bin', 'b/']);
    expect(await files.names(`${target}/b`, true)).toEqual(['inside.bin']);
    expect(await files.read(`${target}/a.bin`)).toBe(CONTENT);
  });

  if (copies)
    live.check(
      can.copy
        ? 'copies files and folders without a task'
        : 'has no copy of its own: AList copies files and folders in tasks',
      cell('copy'),
      async () => {
        const path = await folder('copy');
        await put(`${path}/a.bin`);
        await put(`${await folder('copy/b')}/inside.bin`);
        const target = await folder('copy/target');
        for (const each of ['a.bin', 'b']) {
          const answer = await files.copy(`${path}/${each}`, target);
          expect(answer).toMatchObject({code: 200});
          expect(answer.data.tasks ?? []).toHaveLength(can.copy ? 0 : 1);
          expect(await files.tasks('copy', answer)).toEqual([]);
        }
        expect(await files.names(path, true)).toEqual(['a.bin', 'b/', 'target/']);
        expect(await files.names(target, true)).toEqual(['a.bin', 'b/']);
        expect(await files.names(`${target}/b`, true)).toEqual(['inside.bin']);
        expect(await files.read(`${target}/a.bin`)).toBe(CONTENT);
      },
    );

  live.check('deletes files, and folders with their content', cell('remove'), async () => {
    const path = await folder('remove');
    await put(`${path}/a.bin`);
    await put(`${path}/kept.bin`);
    await put(`${await folder('remove/b/c')}/inside.bin`);
    expect(await files.remove(`${path}/a.bin`)).toMatchObject({code: 200});
    expect(await files.remove(`${path}/b`)).toMatchObject({code: 200});
    expect(await files.names(path, true)).toEqual(['kept.bin']);
  });

  live.check('replaces a file that has the name of an upload', cell('overwrite'), async () => {
    const path = await put(`${await folder('overwrite')}/a.bin`);
    expect(await files.put(path, 'new', {Overwrite: 'false'})).toMatchObject({
      code: 403,
      message: 'file exists',
    });
    await put(path, 'new');
    expect(await files.names(`${base}/overwrite`, true)).toEqual(['a.bin']);
    expect(await files.read(path)).toBe('new');
  });

  live.check(
    redirect
      ? 'redirects visitors to the link of the source, on the web and over WebDAV'
      : 'sends files through AList, on the web and over WebDAV',
    [place(sections.delivery ?? 'delivery')],
    async () => {
      const path = await put(`${await folder('delivery')}/a.bin`);
      const [direct, proxied, dav, details] = [
        await files.open('d', path),
        await files.open('p', path),
        await files.dav('GET', path),
        await files.get(path),
      ];
      if (redirect) {
        expect([direct.status, direct.headers.get('location')]).toEqual([
          302,
          expect.stringContaining(redirect()),
        ]);
        expect(direct.headers.get('referrer-policy')).toBe('no-referrer');
        expect(direct.headers.get('cache-control')).toContain('no-cache');
        expect([proxied.code, proxied.message]).toEqual([403, 'proxy not allowed']);
        expect([dav.status, dav.headers.get('location')]).toEqual([
          302,
          expect.stringContaining(redirect()),
        ]);
        expect(details.data.raw_url).toContain(redirect());
        return;
      }
      for (const answer of [direct, proxied, dav])
        expect([answer.status, answer.text === CONTENT]).toEqual([200, true]);
      for (const answer of [direct, proxied]) {
        expect(answer.headers.get('content-length')).toBe(String(CONTENT.length));
        expect(answer.headers.get('accept-ranges')).toBe('bytes');
      }
      expect(details.data.raw_url).toContain(`${live.alist.url}/p${path}?sign=`);
    },
  );

  return {files, storage};
}
