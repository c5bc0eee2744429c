import {Buffer} from 'node:buffer';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect} from 'vitest';
import {startAList} from '../suite/alist';
import {runProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {breakUpload} from './broken';
import {contract, CONTENT, MOUNT} from './contract';
import {filesOf} from './files';
import {formBody} from './pages';

const page = 'guide/drivers/local';
const live = suite({own: true});

let other = '';
/** A path of the server, inside the folder of the storage that the steps add. */
const at = (name: string) => path.join(live.alist.folder, 'root', name);
/** A folder that the storage doesn't show. */
const outside = (name: string) => {
  const folder = path.join(live.alist.folder, name);
  mkdirSync(folder, {recursive: true});
  return folder;
};

const {files, storage} = contract(live, {
  driver: 'Local',
  page,
  steps: () => ({root_folder_path: outside('root')}),
  sample: () => ({
    root_folder_path: outside('sample'),
    recycle_bin_path: outside('sample-bin'),
    thumb_cache_folder: path.join(live.alist.folder, 'sample-thumbs'),
  }),
});

live.after(() => {
  if (other) rmSync(other, {recursive: true});
});

/** Another file system, or undefined. */
function otherFileSystem(): string | undefined {
  try {
    if (statSync('/dev/shm').dev === statSync(live.alist.folder).dev) return undefined;
    other ||= mkdtempSync('/dev/shm/alist-live-');
    return other;
  } catch {
    return undefined;
  }
}

/** Adds a storage of the driver at its own folder. */
async function add(name: string, values: Readonly<Record<string, string | number | boolean>> = {}) {
  const root = outside(name);
  return {
    root,
    ...(await files.add(
      formBody('Local', {mount_path: `/${name}`, root_folder_path: root, ...values}),
    )),
  };
}

const thumb = async (file: string, headers = {}) =>
  live.alist.api.request(
    'GET',
    `/d${file}?type=thumb&sign=${encodeURIComponent((await files.get(file)).data.sign)}`,
    {token: null, headers},
  );

/** Size and format of a thumbnail. */
async function pictureOf(file: string) {
  const {data} = await files.get(file);
  const url = `${live.alist.url}/d${file}?type=thumb&sign=${encodeURIComponent(data.sign)}`;
  const response = await fetch(url);
  const body = Buffer.from(await response.arrayBuffer());
  return {type: response.headers.get('content-type'), body, ...(await sharp(body).metadata())};
}

const picture = (color: string) =>
  sharp({create: {width: 640, height: 480, channels: 3, background: color}});

live.check(
  'refuses a root folder that does not exist, with the path in the status',
  [
    `page:${page}#missing-folder`,
    `page:${page}#before`,
    'fact:drivers.Local.fields.root_folder_path',
  ],
  async () => {
    const missing = path.join(live.alist.folder, 'missing');
    const {status, code, message} = await files.add(
      formBody('Local', {mount_path: '/missing', root_folder_path: missing}),
    );
    expect([code, status]).toEqual([500, `root folder ${missing} not exists`]);
    expect(message).toContain('failed init storage but storage is already created');
    expect(existsSync(missing)).toBe(false);
  },
);

live.check(
  'saves a relative root folder as the absolute path from its working directory',
  [`page:${page}#root-folder`],
  async () => {
    const {id, status} = await files.add(
      formBody('Local', {mount_path: '/relative', root_folder_path: 'files'}),
    );
    expect(status).toBe('work');
    expect((await files.stored(id))['addition'].root_folder_path).toBe(live.alist.folder);
  },
);

live.check(
  'shows what other programs change, without a refresh',
  [`page:${page}#capabilities`],
  async () => {
    const {mount, root} = await add('uncached');
    expect(await files.names(mount)).toEqual([]);
    writeFileSync(path.join(root, 'new.txt'), '');
    expect(await files.names(mount)).toEqual(['new.txt']);
  },
);

live.check(
  'makes thumbnails of each format that the page lists, as wide as the field says',
  [
    `page:${page}#thumbnails`,
    'fact:drivers.Local.fields.thumbnail',
    'fact:drivers.Local.fields.thumb_pixel',
  ],
  async () => {
    const {mount, root} = await add('pictures', {thumbnail: true, thumb_pixel: '200'});
    for (const type of ['png', 'jpeg', 'gif', 'tiff', 'webp'] as const)
      await picture('#246')
        .toFormat(type, type === 'tiff' ? {compression: 'lzw'} : {})
        .toFile(path.join(root, `a.${type}`));
    const vector = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    writeFileSync(path.join(root, 'a.svg'), vector);
    await live.alist.api.post('/api/admin/setting/save', [{key: 'thumbnail_size', value: '50'}]);
    for (const type of ['png', 'jpeg', 'gif', 'tiff', 'webp'])
      expect([type, await pictureOf(`${mount}/a.${type}`)]).toEqual([
        type,
        expect.objectContaining({width: 200, height: 150, type: 'image/png'}),
      ]);
    expect((await thumb(`${mount}/a.svg`)).text).toBe(vector);
    // In a list, the item has the URL of its thumbnail; a file of another type has none.
    writeFileSync(path.join(root, 'a.txt'), '');
    expect((await files.item(`${mount}/a.png`))?.thumb).toContain(
      '/d/pictures/a.png?type=thumb&sign=',
    );
    expect((await files.item(`${mount}/a.txt`))?.thumb).toBe('');
  },
);

live.check(
  'reads AVIF only with FFmpeg',
  [`page:${page}#thumbnails`, `page:${page}#no-thumbnails`, 'fact:drivers.Local.fields.use_ffmpeg'],
  async (context) => {
    const {mount, root, id} = await add('avif', {thumbnail: true});
    const {stdout} = await runProgram('ffmpeg', ['-hide_banner', '-decoders']);
    if (!stdout.includes('av1')) context.skip("this FFmpeg doesn't read AVIF");
    await picture('#246').avif().toFile(path.join(root, 'a.avif'));
    const setting = await live.alist.api.get('/api/admin/setting/get?key=image_types');
    await live.alist.api.post('/api/admin/setting/save', [
      {...setting.data, value: `${setting.data.value},avif`},
    ]);
    expect((await thumb(`${mount}/a.avif`)).message).toContain('failed to decode image');
    await files.save(id, {use_ffmpeg: true});
    expect(await pictureOf(`${mount}/a.avif`)).toMatchObject({width: 320});
  },
  ['ffmpeg'],
);

live.check(
  'takes the picture of a video at the chosen position, and the end if the time is past it',
  [
    `page:${page}#video-position`,
    `page:${page}#thumbnails`,
    'fact:drivers.Local.fields.video_thumb_pos',
  ],
  async () => {
    const {mount, root, id} = await add('videos', {thumbnail: true});
    // Two seconds of red, then eight of blue.
    const made = await runProgram('ffmpeg', [
      ...['-f', 'lavfi', '-i', 'color=red:size=64x48:duration=2:rate=5'],
      ...['-f', 'lavfi', '-i', 'color=blue:size=64x48:duration=8:rate=5'],
      ...['-filter_complex', '[0][1]concat=n=2:v=1', path.join(root, 'a.mp4')],
    ]);
    expect([made.code, made.code === 0 ? '' : made.stderr]).toEqual([0, '']);
    const color = async () => {
      const {channels} = await sharp((await pictureOf(`${mount}/a.mp4`)).body).stats();
      return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue';
    };
    for (const [position, expected] of [
      ['10%', 'red'],
      ['50%', 'blue'],
      ['1', 'red'],
      ['3', 'blue'],
      ['3600', 'blue'],
    ] as const) {
      await files.save(id, {video_thumb_pos: position});
      expect([position, await color()]).toEqual([position, expected]);
    }
    for (const wrong of ['middle', '120%', '-1']) {
      await files.save(id, {video_thumb_pos: wrong});
      expect(await files.status(id)).toMatch(/^invalid video_thumb_pos value: /);
    }
  },
  ['ffmpeg', 'ffprobe'],
);

live.check(
  'keeps thumbnails in the folder, and shows the old one after the image was replaced',
  [`page:${page}#thumb-cache`, 'fact:drivers.Local.fields.thumb_cache_folder'],
  async () => {
    const cache = path.join(live.alist.folder, 'new', 'thumbs');
    const {mount, root} = await add('cached', {thumbnail: true, thumb_cache_folder: cache});
    expect(existsSync(cache)).toBe(true);
    await picture('#f00').png().toFile(path.join(root, 'a.png'));
    const first = await pictureOf(`${mount}/a.png`);
    expect(readdirSync(cache)).toEqual([expect.stringMatching(/^alist_thumb_/)]);
    await picture('#00f').png().toFile(path.join(root, 'a.png'));
    expect((await pictureOf(`${mount}/a.png`)).body).toEqual(first.body);
    rmSync(cache, {recursive: true});
    mkdirSync(cache);
    expect((await pictureOf(`${mount}/a.png`)).body).not.toEqual(first.body);
  },
);

live.check('says why a thumbnail fails', [`page:${page}#no-thumbnails`], async () => {
  const {mount, root} = await add('broken', {thumbnail: true});
  writeFileSync(path.join(root, 'a.png'), 'not an image');
  expect((await thumb(`${mount}/a.png`)).message).toContain('failed to decode image');
  writeFileSync(path.join(root, 'a;b.mp4'), '');
  expect((await thumb(`${mount}/a;b.mp4`)).message).toContain(
    'file path contains invalid characters',
  );
  // A server whose PATH has no FFmpeg.
  const bare = await startAList({env: {PATH: '/nonexistent'}});
  try {
    const there = filesOf(() => bare.api);
    writeFileSync(path.join(bare.folder, 'a.mp4'), '');
    await there.add(
      formBody('Local', {mount_path: '/m', root_folder_path: bare.folder, thumbnail: true}),
    );
    const {data} = await there.get('/m/a.mp4');
    const {message} = await bare.api.get(`/d/m/a.mp4?type=thumb&sign=${data.sign}`);
    expect(message).toContain('executable file not found');
  } finally {
    await bare.stop();
  }
});

live.check(
  'sends the original instead of a thumbnail if there is a download proxy',
  [`page:${page}#delivery`],
  async () => {
    const {mount, root} = await add('proxied', {
      thumbnail: true,
      down_proxy_url: 'http://127.0.0.1:1',
    });
    await picture('#246').png().toFile(path.join(root, 'a.png'));
    const {status, headers} = await thumb(`${mount}/a.png`);
    expect([status, headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:1\/proxied\/a\.png\?sign=/),
    ]);
    expect(headers.get('location')).not.toContain('type=thumb');
  },
);

live.check(
  'sends files faster than the limit of downloads',
  [`page:${page}#delivery`],
  async () => {
    const {mount, root} = await add('fast');
    writeFileSync(path.join(root, 'a.bin'), CONTENT.repeat(10));
    const name = 'max_server_download_speed';
    const {data} = await live.alist.api.get(`/api/admin/setting/get?key=${name}`);
    await live.alist.api.post('/api/admin/setting/save', [{...data, value: '10'}]);
    const start = performance.now();
    expect(await files.read(`${mount}/a.bin`)).toHaveLength(CONTENT.length * 10);
    // At 10 KB a second, these 1.1 MB would take almost two minutes.
    expect(performance.now() - start).toBeLessThan(10_000);
    await live.alist.api.post('/api/admin/setting/save', [data]);
  },
);

live.check(
  'hides names with a dot from lists, but opens them',
  [`page:${page}#hidden-files`, 'fact:drivers.Local.fields.show_hidden'],
  async () => {
    const {mount, root, id} = await add('hidden');
    writeFileSync(path.join(root, '.secret.txt'), 'secret');
    expect(await files.names(mount)).toEqual(['.secret.txt']);
    await files.save(id, {show_hidden: false});
    expect(await files.names(mount)).toEqual([]);
    const {data} = await files.get(`${mount}/.secret.txt`);
    const {text} = await live.alist.api.get(`/d${mount}/.secret.txt?sign=${data.sign}`);
    expect(text).toBe('secret');
  },
);

live.check(
  "gives new folders the chosen mode and files 666, both minus the process's umask",
  [`page:${page}#mkdir-perm`, 'fact:drivers.Local.fields.mkdir_perm'],
  async () => {
    const mask = Number.parseInt((await runProgram('sh', ['-c', 'umask'])).stdout, 8);
    const {mount, root, id} = await add('modes');
    const mode = (name: string) => statSync(path.join(root, name)).mode & 0o777;
    await files.mkdir(`${mount}/default`);
    expect(mode('default')).toBe(0o777 & ~mask);
    await files.save(id, {mkdir_perm: '750'});
    await files.mkdir(`${mount}/chosen`);
    expect(mode('chosen')).toBe(0o750 & ~mask);
    await files.put(`${mount}/a.bin`, '');
    expect(mode('a.bin')).toBe(0o666 & ~mask);
  },
);

live.check(
  'deletes permanently without a recycle bin',
  [`page:${page}#recycle-bin`, 'fact:drivers.Local.fields.recycle_bin_path'],
  async () => {
    for (const [name, bin] of [
      ['bin-default', undefined],
      ['bin-blank', ''],
    ] as const) {
      const {mount, root} = await add(name, bin === undefined ? {} : {recycle_bin_path: bin});
      writeFileSync(path.join(root, 'a.txt'), '');
      mkdirSync(path.join(root, 'b'));
      writeFileSync(path.join(root, 'b', 'c.txt'), '');
      await files.remove(`${mount}/a.txt`);
      await files.remove(`${mount}/b`);
      expect(readdirSync(root)).toEqual([]);
    }
  },
);

live.check(
  'moves what was deleted to the recycle bin, under a new name if the old one is taken, and nothing that was overwritten',
  [`page:${page}#recycle-bin`, 'fact:drivers.Local.fields.recycle_bin_path'],
  async () => {
    const bin = outside('recycle');
    const {mount, root} = await add('binned', {recycle_bin_path: bin});
    for (const content of ['first', 'second']) {
      await files.put(`${mount}/a.txt`, content);
      await files.put(`${mount}/a.txt`, `${content} again`);
      await files.remove(`${mount}/a.txt`);
    }
    expect(readdirSync(bin).sort()).toEqual(['a.txt', expect.stringMatching(/^a\.txt_\d{14}$/)]);
    expect(readFileSync(path.join(bin, 'a.txt'), 'utf8')).toBe('first again');
    expect(readdirSync(root)).toEqual([]);
  },
);

live.check(
  'only renames what someone deletes inside a recycle bin that the storage shows',
  [`page:${page}#recycle-bin`],
  async () => {
    const bin = path.join(outside('inner'), 'bin');
    mkdirSync(bin);
    const {mount} = await add('inner', {recycle_bin_path: bin});
    writeFileSync(path.join(bin, 'a.txt'), '');
    expect(await files.remove(`${mount}/bin/a.txt`)).toMatchObject({code: 200});
    expect(readdirSync(bin)).toEqual([expect.stringMatching(/^a\.txt_\d{14}$/)]);
  },
);

live.check(
  'fails to delete if the recycle bin is missing or on another file system',
  [`page:${page}#cross-device`, `page:${page}#recycle-bin`],
  async (context) => {
    const {mount, root, id} = await add('crossed', {recycle_bin_path: '/nonexistent/bin'});
    writeFileSync(path.join(root, 'a.txt'), '');
    expect((await files.remove(`${mount}/a.txt`)).message).toContain('no such file or directory');
    const far = otherFileSystem() ?? context.skip('needs a second file system at /dev/shm');
    await files.save(id, {recycle_bin_path: far});
    expect(await files.remove(`${mount}/a.txt`)).toMatchObject({
      code: 500,
      message: expect.stringContaining('invalid cross-device link'),
    });
    expect(readdirSync(root)).toEqual(['a.txt']);
  },
);

live.check(
  'copies and deletes when it moves to another file system, and leaves the recycle bin out',
  [`page:${page}#capabilities`],
  async (context) => {
    const far = otherFileSystem() ?? context.skip('needs a second file system at /dev/shm');
    const bin = outside('crossing-bin');
    const {mount, root} = await add('crossing', {recycle_bin_path: bin});
    symlinkSync(far, path.join(root, 'far'));
    writeFileSync(path.join(root, 'moved.txt'), 'content');
    expect(await files.move(`${mount}/moved.txt`, `${mount}/far`)).toMatchObject({code: 200});
    expect(readFileSync(path.join(far, 'moved.txt'), 'utf8')).toBe('content');
    expect([readdirSync(root), readdirSync(bin)]).toEqual([['far'], []]);
  },
);

live.check(
  'follows symbolic links out of the root folder, lists their own size, and copies them as links',
  [`page:${page}#symlinks`],
  async () => {
    const {mount, root} = await add('links');
    const secret = path.join(outside('secret'), 'a.txt');
    writeFileSync(secret, CONTENT);
    symlinkSync(secret, path.join(root, 'link.txt'));
    symlinkSync(path.dirname(secret), path.join(root, 'folder'));
    expect(await files.read(`${mount}/link.txt`)).toBe(CONTENT);
    expect(await files.names(`${mount}/folder`)).toEqual(['a.txt']);
    expect(await files.item(`${mount}/link.txt`)).toMatchObject({size: secret.length});
    await files.mkdir(`${mount}/target`);
    await files.copy(`${mount}/link.txt`, `${mount}/target`);
    expect(lstatSync(path.join(root, 'target', 'link.txt')).isSymbolicLink()).toBe(true);
  },
);

live.check('keeps the times and the owner of a copy', [`page:${page}#capabilities`], async () => {
  const {mount, root} = await add('copies');
  const file = path.join(root, 'a.txt');
  writeFileSync(file, '');
  if (process.getuid?.() === 0) chownSync(file, 1234, 1234);
  utimesSync(file, 1_000_000_000, 1_000_000_000);
  await files.mkdir(`${mount}/target`);
  await files.copy(`${mount}/a.txt`, `${mount}/target`);
  const [from, to] = [statSync(file), statSync(path.join(root, 'target', 'a.txt'))];
  expect([to.mtimeMs, to.uid]).toEqual([from.mtimeMs, from.uid]);
});

live.check(
  'writes an upload under its final name, and keeps the time that the client sends',
  [`page:${page}#capabilities`],
  async () => {
    const {mount, root} = await add('times');
    await files.put(`${mount}/a.txt`, 'x', {'Last-Modified': '1000000000000'});
    expect(statSync(path.join(root, 'a.txt')).mtimeMs).toBe(1_000_000_000_000);
    await files.put(`${mount}/a.txt`, 'the old content');
    await breakUpload(live.alist, `${mount}/a.txt`, {
      size: 1000,
      sent: 'part',
      after: () =>
        until('the old content to be gone', () => statSync(path.join(root, 'a.txt')).size < 10),
    });
    // What was sent stays, and the old content is lost.
    await until('the upload to end', async () => (await files.names(mount)).length === 1);
    expect('part'.startsWith(readFileSync(path.join(root, 'a.txt'), 'utf8'))).toBe(true);
  },
);

live.check(
  'lets batch rename and WebDAV clients replace a file without asking',
  [`page:${page}#capabilities`],
  async () => {
    const {mount, root} = await add('replaced');
    const write = () => {
      writeFileSync(path.join(root, 'a.txt'), 'a');
      writeFileSync(path.join(root, 'b.txt'), 'b');
    };
    write();
    const batch = await live.alist.api.post('/api/fs/batch_rename', {
      src_dir: mount,
      rename_objects: [{src_name: 'a.txt', new_name: 'b.txt'}],
    });
    expect(batch.code).toBe(200);
    expect([readdirSync(root), readFileSync(path.join(root, 'b.txt'), 'utf8')]).toEqual([
      ['b.txt'],
      'a',
    ]);
    write();
    const {status} = await files.dav('MOVE', `${mount}/a.txt`, {
      headers: {Destination: `/dav${mount}/b.txt`},
    });
    expect(status).toBeLessThan(300);
    expect([readdirSync(root), readFileSync(path.join(root, 'b.txt'), 'utf8')]).toEqual([
      ['b.txt'],
      'a',
    ]);
  },
);

live.check(
  'does not load while the size of thumbnails is invalid',
  [`page:${page}#thumbnail-size`],
  async () => {
    const {id} = await add('sizes');
    const {data} = await live.alist.api.get('/api/admin/setting/get?key=thumbnail_size');
    for (const wrong of ['0', '1.5', 'big']) {
      await live.alist.api.post('/api/admin/setting/save', [{...data, value: wrong}]);
      await files.save(id, {});
      expect(await files.status(id)).toMatch(/^invalid setting thumbnail_size value/);
    }
    await live.alist.api.post('/api/admin/setting/save', [{...data, value: '144'}]);
    await files.save(id, {});
    expect(await files.status(id)).toBe('work');
  },
);

live.check(
  'shows the message of the system if its account lacks a permission',
  [`page:${page}#no-rights`],
  async () => {
    const alist = await startAList({isUnprivileged: true});
    try {
      const root = path.join(alist.folder, 'closed');
      mkdirSync(root, {mode: 0o700});
      const addition = JSON.stringify({root_folder_path: root, thumbnail: false});
      const record = {mount_path: '/closed', driver: 'Local', addition};
      expect((await alist.api.post('/api/admin/storage/create', record)).code).toBe(200);
      if (process.getuid?.() !== 0) chmodSync(root, 0o000);
      expect((await alist.api.post('/api/fs/list', {path: '/closed'})).message).toContain(
        `open ${root}: permission denied`,
      );
      chmodSync(root, 0o700);
    } finally {
      await alist.stop();
    }
  },
);

live.check('refuses to delete the mount path', ['fact:errors.remove-root'], async () => {
  expect(await files.remove(storage().mount)).toMatchObject({
    code: 500,
    message: expect.stringContaining('delete root folder is not allowed'),
  });
  expect(existsSync(at('.'))).toBe(true);
  expect(await files.names(MOUNT)).toBeInstanceOf(Array);
});
