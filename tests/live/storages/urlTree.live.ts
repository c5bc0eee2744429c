import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect} from 'vitest';
import {HOST} from '../suite/programs';
import {suite} from '../suite/suite';
import {MOUNT} from './contract';
import {filesOf} from './files';
import {formBody, sampleBody, sectionOf, stepsBody, textsOf, type StorageValues} from './pages';

const page = 'guide/drivers/UrlTree';
const live = suite({own: true});
const files = filesOf(() => live.alist.api);

/** A site with the files of the tree. It answers every path with the path. */
let site: Server;
let origin = '';
live.before(async () => {
  site = createServer((request, response) => {
    const body = request.url ?? '';
    response.writeHead(200, {'Content-Length': body.length});
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  live.after(() => void site.close());
  await new Promise<void>((resolve) => void site.listen(0, HOST, resolve));
  origin = `http://${HOST}:${String((site.address() as AddressInfo).port)}`;
  const tree = /```text title="url_structure"\n([^]*?)```/.exec(
    sectionOf(textsOf(page)[0], 'credentials'),
  )?.[1];
  await files.add(
    stepsBody(page, 'UrlTree', {
      mount_path: MOUNT,
      url_structure: (tree ?? '').trimEnd().replaceAll('https://example.com', origin),
    }),
  );
});

const add = (name: string, lines: readonly string[], values: StorageValues = {}) =>
  files.add(
    formBody('UrlTree', {mount_path: `/${name}`, url_structure: lines.join('\n'), ...values}),
  );

live.check(
  'the steps of the page add a storage with the tree of the page',
  [
    `page:${page}#add`,
    `page:${page}#credentials`,
    'fact:drivers.UrlTree.fields.url_structure',
    'fact:drivers.UrlTree.capabilities.list',
  ],
  async () => {
    expect(await files.names(MOUNT)).toEqual(['readme.txt', 'releases/']);
    expect(await files.names(`${MOUNT}/releases`)).toEqual(['app-1.0.zip', 'old/']);
    expect(await files.item(`${MOUNT}/releases/app-1.0.zip`)).toMatchObject({size: 10_485_760});
    const old = await files.item(`${MOUNT}/releases/old/app-0.9.zip`);
    expect([old?.size, Date.parse(old?.modified ?? '')]).toEqual([9_437_184, 1.7e12]);
    const readme = await files.item(`${MOUNT}/readme.txt`);
    expect([readme?.size, Date.parse(readme?.modified ?? '')]).toEqual([0, 0]);
  },
);

live.check(
  'the sample of the page adds a storage through the API',
  [`page:${page}#api`],
  async () => {
    const {id, status, mount} = await files.add(sampleBody(page, 'UrlTree'));
    expect([status, await files.names(mount)]).toEqual(['work', ['readme.txt', 'releases/']]);
    await files.delete(id);
  },
);

live.check(
  'redirects visitors to the link itself, or sends it through AList with Web proxy',
  [`page:${page}#delivery`, `page:${page}#before`, 'fact:drivers.UrlTree.capabilities.link'],
  async () => {
    const {id, mount} = await add('links', [`a.zip:10:${origin}/a.zip`]);
    const {status, headers} = await files.open('d', `${mount}/a.zip`);
    expect([status, headers.get('location')]).toEqual([302, `${origin}/a.zip`]);
    const proxied = await files.open('p', `${mount}/a.zip`);
    expect([proxied.code, proxied.message]).toEqual([403, 'proxy not allowed']);
    expect((await files.dav('GET', `${mount}/a.zip`)).headers.get('location')).toBe(
      `${origin}/a.zip`,
    );
    await files.save(id, {web_proxy: true});
    expect((await files.open('d', `${mount}/a.zip`)).text).toBe('/a.zip');
    await files.delete(id);
  },
);

live.check(
  'takes the name from the end of the URL, with what follows the question mark',
  [`page:${page}#credentials`],
  async () => {
    const {id, mount} = await add('names', [`${origin}/file.zip?id=1`]);
    expect(await files.names(mount)).toEqual(['file.zip?id=1']);
    await files.delete(id);
  },
);

live.check(
  'does not load a wrong line, and says why',
  [`page:${page}#indent`, `page:${page}#no-url`, `page:${page}#no-colon`, `page:${page}#bad-size`],
  async () => {
    for (const [lines, message] of [
      [['folder:', '   a.zip:https://example.com/a.zip'], 'is not a multiple of 2'],
      [['a.zip'], 'because url is required for file'],
      [['a.zip https://example.com/a.zip'], "because file info must end with ':'"],
      [['https://example.com/?next=http://example.com/'], "because file info must end with ':'"],
      [['a.zip:big:https://example.com/a.zip'], 'because file size must be an integer'],
      [['part: one:https://example.com/a.zip'], 'because file size must be an integer'],
    ] as const) {
      const {id, status} = await add('wrong', lines);
      expect([lines, status]).toEqual([lines, expect.stringContaining(message)]);
      await files.delete(id);
    }
    // A tab isn't an indent: the entry is at the top.
    const {id, status, mount} = await add('tab', ['folder:', `\ta.zip:${origin}/a.zip`]);
    expect([status, await files.names(mount)]).toEqual(['work', ['a.zip', 'folder/']]);
    await files.delete(id);
  },
);

live.check(
  'requests the sizes that are missing, and leaves 0 if a server does not tell',
  [`page:${page}#head-size`, 'fact:drivers.UrlTree.fields.head_size'],
  async () => {
    const {id, status, mount} = await add(
      'sizes',
      [`a.zip:${origin}/12345678`, `b.zip:http://${HOST}:1/b.zip`, `c.zip:7:${origin}/c`],
      {head_size: true},
    );
    expect(status).toBe('work');
    const sizes = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => (await files.item(`${mount}/${name}.zip`))?.size),
    );
    expect(sizes).toEqual(['/12345678'.length, 0, 7]);
    await files.delete(id);
  },
);

live.check(
  'adds the parameters of the template to links',
  [`page:${page}#download-params`, 'fact:drivers.UrlTree.fields.download_params'],
  async () => {
    const {id, mount} = await add('parameters', [`a.zip:${origin}/a.zip`, `b&c.zip:${origin}/b`], {
      download_params: 'attname={{.Name}}',
    });
    const link = async (name: string) =>
      (await files.open('d', `${mount}/${name}`)).headers.get('location');
    expect(await link('a.zip')).toBe(`${origin}/a.zip?attname=a.zip`);
    expect(await link('b&c.zip')).not.toContain('attname=b%26c.zip');
    expect((await files.get(`${mount}/a.zip`)).data.raw_url).toContain('attname=a.zip');
    await files.delete(id);
  },
);

live.check(
  'changes nothing while it is not writable',
  [`page:${page}#read-only`, 'fact:drivers.UrlTree.fields.writable'],
  async () => {
    for (const answer of [
      await files.mkdir(`${MOUNT}/new`),
      await files.rename(`${MOUNT}/readme.txt`, 'other.txt'),
      await files.remove(`${MOUNT}/readme.txt`),
    ])
      expect([answer.code, answer.message]).toEqual([
        500,
        expect.stringContaining('permission denied'),
      ]);
  },
);

live.check(
  'changes only the text, when it is writable',
  [
    `page:${page}#writable`,
    `page:${page}#capabilities`,
    'fact:drivers.UrlTree.fields.writable',
    ...(['mkdir', 'rename', 'move', 'copy', 'remove'] as const).map(
      (key) => `fact:drivers.UrlTree.capabilities.${key}` as const,
    ),
  ],
  async () => {
    const {id, mount} = await add(
      'changes',
      [`a.zip:5:${origin}/a.zip`, '', 'folder:', `  b.zip:${origin}/b.zip`],
      {writable: true},
    );
    const text = async () => (await files.stored(id))['addition'].url_structure as string;
    for (const answer of [
      await files.mkdir(`${mount}/new`),
      await files.rename(`${mount}/a.zip`, 'c.zip'),
      await files.copy(`${mount}/c.zip`, `${mount}/new`),
      await files.move(`${mount}/folder/b.zip`, `${mount}/new`),
      await files.remove(`${mount}/c.zip`),
    ])
      expect(answer).toMatchObject({code: 200});
    expect(await files.names(`${mount}/new`)).toEqual(['b.zip', 'c.zip']);
    expect(await files.names(`${mount}/folder`)).toEqual([]);
    expect(await text()).not.toContain('\n\n');
    expect(await text()).toContain(`  c.zip:5:${origin}/a.zip`);
    await files.delete(id);
  },
);

live.check(
  'deletes an entry of size 0 when someone uploads over it, and takes a name that is a line',
  [
    `page:${page}#writable`,
    `page:${page}#no-url`,
    'fact:drivers.UrlTree.capabilities.uploadEnabled',
    'fact:drivers.UrlTree.capabilities.overwrite',
  ],
  async () => {
    const {id, mount} = await add('uploads', [`a.zip:${origin}/a.zip`, `b.zip:5:${origin}/b.zip`], {
      writable: true,
    });
    for (const name of ['a.zip', 'b.zip', 'new.zip']) {
      const {code, message} = await files.put(`${mount}/${name}`, 'x');
      expect([code, message]).toEqual([
        500,
        expect.stringContaining('because url is required for file'),
      ]);
    }
    expect(await files.names(mount)).toEqual(['b.zip']);
    expect(await files.put(`${mount}/c.zip:${origin}/c.zip`, 'ignored')).toMatchObject({code: 200});
    expect(await files.names(mount)).toEqual(['b.zip', 'c.zip']);
    await files.delete(id);
  },
);

live.check(
  'adds a line with an offline download of the tool SimpleHttp',
  [`page:${page}#writable`, 'fact:drivers.UrlTree.capabilities.putURL'],
  async () => {
    const {id, mount} = await add('offline', ['folder:'], {writable: true});
    const answer = await live.alist.api.post('/api/fs/add_offline_download', {
      urls: [`${origin}/d.zip`],
      path: `${mount}/folder`,
      tool: 'SimpleHttp',
      delete_policy: 'delete_on_upload_succeed',
    });
    expect([answer.code, answer.message]).toEqual([200, 'success']);
    expect(await files.names(`${mount}/folder`)).toEqual(['d.zip']);
    expect((await files.stored(id))['addition'].url_structure).toContain(`${origin}/d.zip`);
    await files.delete(id);
  },
);

live.check(
  'lists two entries with the same name once, opens the first, and deletes both',
  [`page:${page}#capabilities`],
  async () => {
    const {id, mount} = await add('same', [`a.zip:${origin}/1`, `a.zip:${origin}/2`], {
      writable: true,
    });
    const link = async () => (await files.open('d', `${mount}/a.zip`)).headers.get('location');
    expect([await files.names(mount), await link()]).toEqual([['a.zip'], `${origin}/1`]);
    expect(await files.remove(`${mount}/a.zip`)).toMatchObject({code: 200});
    expect(await files.names(mount)).toEqual([]);
    expect((await files.stored(id))['addition'].url_structure).toBe('');
    await files.delete(id);
  },
);
