import {expect} from 'vitest';
import {startLine} from '../peers/line';
import {LIST_SIZE, startMoto, type S3Server} from '../peers/s3';
import {startAList} from '../suite/alist';
import {HOST, freePort} from '../suite/programs';
import {suite} from '../suite/suite';
import {contract, CONTENT, MOUNT} from './contract';
import {filesOf} from './files';
import {formBody, type StorageValues} from './pages';

const page = 'guide/drivers/s3';
const live = suite({own: true, needs: ['moto_server']});

let moto: S3Server;
live.before(async () => {
  moto = await startMoto();
  live.after(() => moto.stop());
});

const account = () => ({
  bucket: moto.bucket,
  endpoint: moto.endpoint,
  region: 'us-east-1',
  access_key_id: 'AKIAEXAMPLE',
  secret_access_key: 'EXAMPLE-SECRET',
  force_path_style: true,
});

const {files} = contract(live, {
  driver: 'S3',
  page,
  redirect: () => `${moto.endpoint}/${moto.bucket}/`,
  steps: account,
  sample: () => ({endpoint: moto.endpoint, force_path_style: true}),
});

/** Adds a storage with some values in place of those of the account. */
const add = (name: string, values: StorageValues = {}) =>
  files.add(formBody('S3', {...account(), mount_path: `/${name}`, ...values}));

/** Where `/d` redirects a file of a storage that lists its own folder. */
async function linkOf(values: StorageValues, key = 'links/a.bin') {
  await moto.put(key, CONTENT);
  const {id, mount} = await add('link', values);
  await files.names(mount, true);
  const {headers, message} = await files.open('d', `${mount}/${key}`);
  await files.delete(id);
  const location = headers.get('location');
  return {message, location, url: URL.parse(location ?? '') ?? undefined};
}

live.check(
  'shows work with a bucket that does not exist, and does not create it',
  [
    `page:${page}#check`,
    `page:${page}#before`,
    `page:${page}#bucket-twice`,
    'fact:drivers.S3.fields.bucket',
  ],
  async () => {
    const {id, status, mount} = await add('missing', {bucket: 'missing-bucket'});
    expect(status).toBe('work');
    expect((await files.list(mount)).message).toContain('NoSuchBucket');
    await files.delete(id);
    expect((await fetch(`${moto.endpoint}/missing-bucket`)).status).toBe(404);
    // The endpoint contains the bucket already.
    const twice = await add('twice', {endpoint: `${moto.endpoint}/${moto.bucket}`});
    expect(twice.status).toBe('work');
    expect((await files.list(twice.mount)).message).toContain('NoSuchKey');
    await files.delete(twice.id);
  },
);

live.check(
  'shows work with an endpoint that nothing answers',
  [`page:${page}#check`, 'fact:drivers.S3.fields.endpoint'],
  async () => {
    const {id, status, mount} = await add('closed', {endpoint: `http://${HOST}:1`});
    expect(status).toBe('work');
    expect((await files.list(mount)).message).toContain('connection refused');
    await files.delete(id);
  },
);

live.check(
  'signs links with the access key ID but not the secret, for as many hours as the field says',
  [
    `page:${page}#delivery`,
    `page:${page}#credentials`,
    `page:${page}#link-expiration`,
    'fact:drivers.S3.fields.sign_url_expire',
    'fact:drivers.S3.fields.access_key_id',
    'fact:drivers.S3.fields.secret_access_key',
  ],
  async () => {
    const {url} = await linkOf({});
    expect(url?.searchParams.get('X-Amz-Credential')).toMatch(/^AKIAEXAMPLE\/\d+\/us-east-1\/s3\//);
    expect(url?.searchParams.get('X-Amz-Expires')).toBe(String(4 * 3600));
    expect(url?.href).not.toContain('EXAMPLE-SECRET');
    expect((await linkOf({sign_url_expire: 168})).url?.searchParams.get('X-Amz-Expires')).toBe(
      String(168 * 3600),
    );
    expect((await linkOf({sign_url_expire: 0})).message).toContain('InvalidPresignExpireError');
  },
);

live.check(
  'signs with the region alist if the field is blank, and with the session token',
  [`page:${page}#region`, 'fact:drivers.S3.fields.region', 'fact:drivers.S3.fields.session_token'],
  async () => {
    const {url} = await linkOf({region: '', session_token: 'EXAMPLE-SESSION'});
    expect(url?.searchParams.get('X-Amz-Credential')).toContain('/alist/s3/');
    expect(url?.searchParams.get('X-Amz-Security-Token')).toBe('EXAMPLE-SESSION');
  },
);

live.check(
  'puts the bucket into the host name without path style',
  [`page:${page}#path-style`, 'fact:drivers.S3.fields.force_path_style'],
  async () => {
    const endpoint = moto.endpoint.replace(HOST, 'storage.invalid');
    const {id, mount} = await add('virtual', {endpoint, force_path_style: false});
    expect((await files.list(mount)).message).toContain(`lookup ${moto.bucket}.storage.invalid`);
    await files.save(id, {force_path_style: true});
    expect((await files.list(mount)).message).toContain('lookup storage.invalid');
    await files.delete(id);
  },
);

live.check(
  "lists the same files with both versions of the list request, also if one answer can't hold them",
  [`page:${page}#list-version`, 'fact:drivers.S3.fields.list_object_version'],
  async () => {
    const keys = Array.from({length: 2 * LIST_SIZE + 5}, (_, index) => `many/${String(index)}`);
    await Promise.all(keys.map((key) => moto.put(key, '')));
    const line = await startLine(moto.port);
    const {id, mount} = await add('versions', {endpoint: `http://${HOST}:${String(line.port)}`});
    const first = await files.names(`${mount}/many`);
    expect(line.sent()).not.toContain('list-type=2');
    await files.save(id, {list_object_version: 'v2'});
    expect(await files.names(`${mount}/many`)).toEqual(first);
    expect(line.sent()).toContain('list-type=2');
    expect(first).toHaveLength(keys.length);
    await files.delete(id);
    await line.stop();
  },
);

live.check(
  'uses the custom host for links, unsigned unless it should sign them, and without a file name',
  [
    `page:${page}#custom-host`,
    `page:${page}#remove-bucket`,
    `page:${page}#download-403`,
    'fact:drivers.S3.fields.custom_host',
    'fact:drivers.S3.fields.enable_custom_host_presign',
    'fact:drivers.S3.fields.remove_bucket',
    'fact:drivers.S3.fields.add_filename_to_disposition',
  ],
  async () => {
    const custom_host = 'https://cdn.example.com';
    const plain = `${custom_host}/${moto.bucket}/links/a.bin`;
    expect((await linkOf({custom_host})).url?.href).toBe(plain);
    expect((await linkOf({custom_host: 'cdn.example.com'})).url?.href).toBe(
      plain.replace('https:', 'http:'),
    );
    const signed = await linkOf({
      custom_host,
      enable_custom_host_presign: true,
      add_filename_to_disposition: true,
    });
    expect(signed.url?.href).toMatch(/^https:\/\/cdn\.example\.com\/.*X-Amz-Signature=/);
    expect(signed.url?.searchParams.has('response-content-disposition')).toBe(false);
    expect((await linkOf({custom_host, remove_bucket: true})).url?.href).toBe(
      `${custom_host}/links/a.bin`,
    );
    // Without path style, the first match can be in a folder's name. Lists need path style here.
    const broken = await linkOf(
      {custom_host: `https://${moto.bucket}.example.com`, remove_bucket: true},
      `${moto.bucket}/a.bin`,
    );
    expect(broken.location).toContain('https:/.example.com/');
    // Downloads through AList use it too.
    await moto.put('links/a.bin', CONTENT);
    const line = await startLine(moto.port);
    const {id, mount} = await add('custom', {
      custom_host: `http://${HOST}:${String(line.port)}`,
      web_proxy: true,
    });
    // The bucket isn't public, so the service refuses links without a signature.
    expect((await files.open('d', `${mount}/links/a.bin`)).message).toContain('status: 403');
    await files.save(id, {enable_custom_host_presign: true});
    expect(await files.read(`${mount}/links/a.bin`)).toBe(CONTENT);
    expect(line.sent().match(/GET /g)?.length).toBeGreaterThan(1);
    await files.delete(id);
    await line.stop();
  },
);

live.check(
  "asks the service to send the file's name, and also the plain one if it should",
  ['fact:drivers.S3.fields.add_filename_to_disposition'],
  async () => {
    const name = async (values: StorageValues) =>
      (await linkOf(values)).url?.searchParams.get('response-content-disposition');
    expect(await name({})).toBe("attachment; filename*=UTF-8''a.bin");
    expect(await name({add_filename_to_disposition: true})).toBe(
      'attachment; filename="a.bin"; filename*=UTF-8\'\'a.bin',
    );
  },
);

live.check(
  'keeps a new folder with a hidden object, or with a key that ends in a slash',
  [
    `page:${page}#empty-folders`,
    'fact:drivers.S3.fields.use_placeholder',
    'fact:drivers.S3.fields.placeholder',
  ],
  async () => {
    const {id, mount} = await add('folders');
    const made = async (name: string) => {
      await files.mkdir(`${mount}/${name}`);
      expect(await files.names(mount, true)).toContain(`${name}/`);
      expect(await files.names(`${mount}/${name}`, true)).toEqual([]);
      return moto.keys(`${name}/`);
    };
    expect(await made('default')).toEqual(['default/.alist']);
    await files.save(id, {placeholder: '.keep'});
    expect(await made('named')).toEqual(['named/.keep']);
    await files.save(id, {use_placeholder: false});
    expect(await made('marked')).toEqual(['marked/']);
    await files.delete(id);
  },
);

live.check(
  'loses an empty folder without a placeholder when it is renamed while placeholders are on',
  [`page:${page}#capabilities`],
  async () => {
    await moto.put('bare/', '');
    expect(await files.names(MOUNT, true)).toContain('bare/');
    expect(await files.rename(`${MOUNT}/bare`, 'renamed')).toMatchObject({code: 200});
    const names = await files.names(MOUNT, true);
    expect([names.includes('bare/'), names.includes('renamed/')]).toEqual([false, false]);
  },
);

live.check(
  'gives uploads and copies the storage class under its S3 name, and sends archive unchanged',
  [`page:${page}#storage-class`, 'fact:drivers.S3.fields.storage_class'],
  async () => {
    const line = await startLine(moto.port);
    const {id, mount} = await add('classes', {
      endpoint: `http://${HOST}:${String(line.port)}`,
      storage_class: 'standard_ia',
    });
    const classOf = async (key: string) => (await moto.head(key)).get('x-amz-storage-class');
    await moto.put('classes/old.bin', 'x');
    await files.put(`${mount}/classes/new.bin`, 'x');
    expect(await classOf('classes/new.bin')).toBe('STANDARD_IA');
    await files.rename(`${mount}/classes/old.bin`, 'renamed.bin');
    expect(await classOf('classes/renamed.bin')).toBe('STANDARD_IA');
    for (const [chosen, sent] of [
      ['deep_archive', 'DEEP_ARCHIVE'],
      ['glacier_ir', 'GLACIER_IR'],
      ['archive', 'archive'],
    ] as const) {
      await files.save(id, {storage_class: chosen});
      await files.put(`${mount}/classes/${chosen}.bin`, 'x');
      expect(line.sent()).toContain(`X-Amz-Storage-Class: ${sent}\r\n`);
    }
    await files.save(id, {storage_class: ''});
    await files.put(`${mount}/classes/plain.bin`, 'x');
    expect(await classOf('classes/plain.bin')).toBe(null);
    await files.delete(id);
    await line.stop();
  },
);

live.check(
  'sends its own User-Agent with its requests',
  [`page:${page}#user-agent`, 'fact:drivers.S3.fields.user_agent'],
  async () => {
    const line = await startLine(moto.port);
    const {id, mount} = await add('agent', {
      endpoint: `http://${HOST}:${String(line.port)}`,
      user_agent: 'example-agent',
    });
    await files.names(mount);
    expect(line.sent()).toMatch(/User-Agent: example-agent\r\n/i);
    await files.delete(id);
    await line.stop();
  },
);

live.check(
  'copies with one request for each object, and uploads over 5 MiB in parts',
  [`page:${page}#capabilities`],
  async () => {
    const line = await startLine(moto.port);
    const {id, mount} = await add('requests', {endpoint: `http://${HOST}:${String(line.port)}`});
    await moto.put('requests/from/a.bin', CONTENT);
    await moto.put('requests/from/b.bin', CONTENT);
    await files.mkdir(`${mount}/requests/to`);
    expect(await files.copy(`${mount}/requests/from`, `${mount}/requests/to`)).toMatchObject({
      code: 200,
    });
    expect(line.sent().match(/X-Amz-Copy-Source:/gi)).toHaveLength(2);
    expect(line.sent()).not.toContain('line 42');
    await files.put(`${mount}/requests/small.bin`, 'x'.repeat(5 * 1024 * 1024));
    expect(line.sent()).not.toContain('partNumber=');
    await files.put(`${mount}/requests/large.bin`, 'x'.repeat(5 * 1024 * 1024 + 1));
    expect(line.sent()).toContain('partNumber=2');
    await files.delete(id);
    await line.stop();
  },
);

live.check(
  'sends files through AList with Web proxy, and gives WebDAV clients an unsigned link until its policy is changed',
  [`page:${page}#delivery`],
  async () => {
    await moto.put('proxied/a.bin', CONTENT);
    const {id, mount} = await add('proxied', {web_proxy: true});
    const path = `${mount}/proxied/a.bin`;
    for (const route of ['d', 'p'] as const) {
      const {status, text} = await files.open(route, path, {Range: 'bytes=70000-70009'});
      expect([route, status, text]).toEqual([route, 206, CONTENT.slice(70_000, 70_010)]);
    }
    const redirected = await files.dav('GET', path);
    expect([redirected.status, redirected.headers.get('location')]).toEqual([
      302,
      expect.not.stringContaining('X-Amz-Signature'),
    ]);
    await files.save(id, {webdav_policy: 'native_proxy'});
    const proxied = await files.dav('GET', path);
    expect([proxied.status, proxied.text === CONTENT]).toEqual([200, true]);
    await files.delete(id);
  },
);

live.check('sends text previews through AList', [`page:${page}#delivery`], async () => {
  for (const name of ['a.txt', 'a.md']) await moto.put(`previews/${name}`, 'text');
  await files.names(MOUNT, true);
  for (const name of ['a.txt', 'a.md']) {
    const {status, text} = await files.open('p', `${MOUNT}/previews/${name}`);
    expect([status, text]).toEqual([200, expect.stringContaining('text')]);
  }
});

live.check(
  'archives and thaws files as tasks, through the API',
  [`page:${page}#capabilities`, 'fact:drivers.S3.capabilities.other'],
  async () => {
    await moto.put('cold/a.bin', 'x');
    const other = async (method: string, data?: object) =>
      live.alist.api.post('/api/fs/other', {path: `${MOUNT}/cold/a.bin`, method, data});
    await files.names(MOUNT, true);
    const archived = await other('archive', {storage_class: 'glacier'});
    expect([archived.code, archived.message]).toEqual([200, 'success']);
    expect(archived.data.task_id).toEqual(expect.any(String));
    await expect
      .poll(async () => (await other('archive_status')).data.storage_class)
      .toBe('GLACIER');
    const thawed = await other('thaw', {days: 2});
    expect(thawed.data.task_id).toEqual(expect.any(String));
    await expect
      .poll(async () => (await other('thaw_status')).data.status)
      .toMatchObject({raw: expect.stringContaining('ongoing-request=')});
  },
);

live.check(
  'leaves the files of a deleted folder, and fails to change folders, below a root folder other than /',
  [
    `page:${page}#folder-returns`,
    `page:${page}#root-folder`,
    'fact:drivers.S3.fields.root_folder_path',
  ],
  async () => {
    for (const key of ['sub/one/a.bin', 'sub/two/b.bin']) await moto.put(key, 'x');
    const {id, mount} = await add('sub', {root_folder_path: '/sub'});
    expect(await files.names(mount)).toEqual(['one/', 'two/']);
    for (const answer of [
      await files.rename(`${mount}/one`, 'three'),
      await files.move(`${mount}/one`, `${mount}/two`),
      await files.copy(`${mount}/one`, `${mount}/two`),
    ])
      expect([answer.code, answer.message]).toEqual([
        500,
        expect.stringContaining('object not found'),
      ]);
    expect(await files.remove(`${mount}/one`)).toMatchObject({code: 200});
    expect(await files.names(mount, true)).toEqual(['one/', 'two/']);
    expect(await moto.keys('sub/')).toContain('sub/one/a.bin');
    // Files aren't affected.
    expect(await files.rename(`${mount}/two/b.bin`, 'c.bin')).toMatchObject({code: 200});
    expect(await files.remove(`${mount}/one/a.bin`)).toMatchObject({code: 200});
    expect(await files.names(mount, true)).toEqual(['two/']);
    await files.delete(id);
  },
);

live.check(
  'gives folders the time when the storage was saved',
  [`page:${page}#capabilities`],
  async () => {
    await moto.put('dated/a.bin', 'x');
    const {id, mount} = await add('dated');
    const {modified} = await files.stored(id);
    expect((await files.item(`${mount}/dated`))?.modified).toBe(modified);
    await files.delete(id);
  },
);

live.check(
  "shows the service's reason for a wrong secret",
  [`page:${page}#signature`, 'fact:drivers.S3.fields.secret_access_key'],
  async () => {
    // AList's own S3 server, which checks signatures.
    const port = await freePort();
    let peer = await startAList({config: {s3: {enable: true, port, ssl: false}}});
    try {
      await filesOf(() => peer.api).add(
        formBody('Local', {mount_path: '/files', root_folder_path: peer.folder}),
      );
      const set = async (key: string, value: string) => {
        const {data} = await peer.api.get(`/api/admin/setting/get?key=${key}`);
        await peer.api.post('/api/admin/setting/save', [{...data, value}]);
      };
      await set('s3_buckets', JSON.stringify([{name: 'files', path: '/files'}]));
      await set('s3_access_key_id', 'AKIAEXAMPLE');
      await set('s3_secret_access_key', 'EXAMPLE-SECRET');
      // It reads the keys when it starts.
      peer = await peer.restart();
      const values = {bucket: 'files', endpoint: `http://${HOST}:${String(port)}`};
      const right = await add('own', values);
      expect(await files.names(right.mount)).toEqual([]);
      await files.put(`${right.mount}/a.bin`, CONTENT);
      expect(await files.read(`${right.mount}/a.bin`)).toBe(CONTENT);
      await files.save(right.id, {secret_access_key: 'wrong'});
      expect(await files.status(right.id)).toBe('work');
      expect((await files.list(right.mount)).message).toContain('SignatureDoesNotMatch');
      await files.delete(right.id);
    } finally {
      await peer.stop();
    }
  },
);
