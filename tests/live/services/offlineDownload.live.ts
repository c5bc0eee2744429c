import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {sampleOf} from '@site/tests/samples/samples';
import {startAria2, startQbittorrent, startSeed, startTransmission} from '../peers/downloadTools';
import type {Peer} from '../peers/folder';
import {startTorrentSite, type TorrentSite} from '../peers/torrents';
import {HOST, freePort, runProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {addLocal, addStorage, addUser, bits, filled, logOf, ok, passwordOf, said} from './support';

const FILM = 'film.mkv';

const live = suite({own: true});
const peers: Peer[] = [];
let site: TorrentSite | undefined;
let disk = '';

live.before(async () => {
  site = await startTorrentSite(FILM);
  disk = await addLocal(live.alist, '/films');
});
live.after(async () => {
  await site?.stop();
  for (const peer of peers) await peer.stop();
});

const origin = () => {
  if (!site) throw new Error('The web server did not start.');
  return site;
};

/** A peer that ends after the last check. */
const started = async (peer: Promise<Peer>) => {
  peers.push(await peer);
  return peer;
};

/** A program that has the video, which the tracker names. */
let seed: Promise<Peer> | undefined;
const seeded = async () => {
  const {content, torrent, seed: name} = origin();
  seed ??= started(startSeed(FILM, content, torrent));
  name((await seed).port);
};

const temp = (tool: string) => path.join(live.alist.data, 'temp', tool);

/** All files below a folder. */
const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map(({name}) => name)
    : [];

interface Task {
  readonly id: string;
  readonly name: string;
  readonly state: number;
  readonly error: string;
}

const tasks = async (type: string) => {
  const all = [];
  for (const list of ['undone', 'done'])
    all.push(
      ...(ok(await live.alist.api.get<Task[] | null>(`/api/admin/task/${type}/${list}`)) ?? []),
    );
  return all;
};

const add = (
  tool: string,
  url: string,
  folder: string,
  delete_policy = 'delete_on_upload_succeed',
) =>
  live.alist.api.post<{tasks: Task[]}>('/api/fs/add_offline_download', {
    path: `/films/${folder}`,
    urls: [url],
    tool,
    delete_policy,
  });

/** Message of the failed task for a folder. */
const errorOf = async (folder: string) =>
  (await tasks('offline_download')).find(
    ({name, error}) => error !== '' && name.endsWith(`(/films/${folder})`),
  )?.error;

/** Downloads a video to a new folder, and checks it there. */
async function download(tool: string, url: string, folder: string, name = FILM, policy?: string) {
  ok(await add(tool, url, folder, policy));
  const target = path.join(disk, folder, name);
  const outcome = await until(`${name} from ${tool}`, async () => {
    const isThere = existsSync(target) && readFileSync(target).equals(origin().content);
    return isThere ? 'done' : errorOf(folder);
  });
  expect(outcome).toBe('done');
}

/** Waits until the task for a folder has succeeded, which is later than the file is there. */
const ended = (folder: string) =>
  until('the task to end', async () =>
    (await tasks('offline_download')).some(
      ({name, state}) => state === 2 && name.endsWith(`(/films/${folder})`),
    ),
  );

const clear = async () => {
  for (const type of ['offline_download', 'offline_download_transfer'])
    ok(await live.alist.api.post(`/api/admin/task/${type}/clear_done`));
};

live.check(
  'SimpleHttp is always there, and the tools that are not set up are missing from the list',
  [
    'page:guide/advanced/offline-download#when',
    'page:guide/advanced/offline-download#tool-missing',
  ],
  async () => {
    const {data} = await live.alist.api.get<string[]>('/api/public/offline_download_tools');
    expect(data).toEqual(['SimpleHttp']);
  },
);

live.check(
  'SimpleHttp downloads a link, and the other server can choose the name',
  [
    'page:guide/advanced/offline-download#steps',
    'page:guide/advanced/offline-download#when',
    'page:guide/advanced/offline-download#check',
    'fact:features.offline_download',
    'fact:routes.post-api-fs-add-offline-download',
  ],
  async () => {
    await download('SimpleHttp', `${origin().url}/${FILM}`, 'http');
    await download('SimpleHttp', `${origin().url}/named`, 'named', 'from-header.mkv');
    expect((await tasks('offline_download')).map(({name}) => name)).toContain(
      `download ${origin().url}/${FILM} to (/films/http)`,
    );
    const transfers = await tasks('offline_download_transfer');
    expect(transfers.map(({name}) => name).join()).toContain(`/${FILM}) to [/films](/http)`);
  },
);

live.check(
  'the choice for temporary files decides whether they stay; the empty folders stay until the next start',
  [
    'page:guide/advanced/offline-download#steps',
    'page:guide/advanced/offline-download#limits',
    'page:config/configuration#temp-dir',
  ],
  async () => {
    const folder = temp('SimpleHttp');
    await until('the temporary files to go', () => filesIn(folder).length === 0);
    expect(readdirSync(folder).length).toBeGreaterThan(0);
    await download('SimpleHttp', `${origin().url}/${FILM}`, 'kept', FILM, 'delete_never');
    expect(filesIn(folder)).toEqual([FILM]);
    live.replace(await live.alist.restart());
    expect(filesIn(folder)).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  },
);

live.check(
  'a link that does not exist fails with its status',
  ['fact:errors.http-status'],
  async () => {
    ok(await add('SimpleHttp', `${origin().url}/nothing`, 'none'));
    expect(await until('the error', () => errorOf('none'))).toContain('http status code 404');
    await clear();
  },
);

live.check(
  'with SimpleHttp and a target on UrlTree, the storage gets the URL, and there is no task',
  ['page:guide/advanced/offline-download#limits'],
  async () => {
    const addition = {
      url_structure: 'a.txt:1:http://example.com/a',
      head_size: false,
      writable: true,
    };
    await addStorage(live.alist, '/links', 'UrlTree', addition);
    const {tasks: made} = ok(
      await live.alist.api.post<{tasks: Task[] | null}>('/api/fs/add_offline_download', {
        path: '/links',
        urls: [`${origin().url}/${FILM}`],
        tool: 'SimpleHttp',
        delete_policy: 'delete_never',
      }),
    );
    expect(made ?? []).toEqual([]);
    const {data} = await live.alist.api.post<{content: {name: string}[]}>('/api/fs/list', {
      path: '/links',
      refresh: true,
    });
    expect(data.content.map(({name}) => name)).toContain(FILM);
  },
);

live.check(
  'a role needs only offline download on the target folder, also to write there',
  ['page:guide/advanced/offline-download#need'],
  async () => {
    await addUser(live.alist, 'loader', [['/films', bits('offlineDownload')]], '/');
    await addUser(live.alist, 'writer', [['/films', bits('write')]], '/');
    const body = {
      path: '/films/user',
      urls: [`${origin().url}/${FILM}`],
      tool: 'SimpleHttp',
      delete_policy: 'delete_always',
    };
    const writer = await live.alist.api.signIn('writer', passwordOf('writer'));
    expect(said(await writer.post('/api/fs/add_offline_download', body))).toEqual([
      403,
      'permission denied',
    ]);
    const loader = await live.alist.api.signIn('loader', passwordOf('loader'));
    ok(await loader.post('/api/fs/add_offline_download', body));
    await until('the file', () => existsSync(path.join(disk, 'user', FILM)));
  },
);

live.check(
  'a target that takes no uploads is refused',
  [
    'page:guide/advanced/offline-download#need',
    'page:guide/advanced/offline-download#read-only',
    'fact:errors.upload-not-supported',
  ],
  async () => {
    await addStorage(live.alist, '/strm', 'Strm', {paths: '/films', site_url: live.alist.url});
    const answer = await live.alist.api.post('/api/fs/add_offline_download', {
      path: '/strm',
      urls: [`${origin().url}/${FILM}`],
      tool: 'SimpleHttp',
      delete_policy: 'delete_never',
    });
    expect(said(answer)).toEqual([500, 'upload not supported']);
  },
);

live.check(
  'if aria2 cannot be reached or the secret is wrong, the values are saved, and the message says it',
  [
    'page:guide/advanced/offline-download#setup',
    'page:guide/advanced/offline-download#not-reachable',
    'fact:errors.aria2-version',
    'fact:errors.tool-init',
    'fact:errors.tool-init-log',
  ],
  async () => {
    expect(live.alist.log()).toContain('init tool aria2 failed: failed get aria2 version');
    const uri = `http://${HOST}:${String(await freePort())}/jsonrpc`;
    const answer = await live.alist.api.post('/api/admin/setting/set_aria2', {uri, secret: 'x'});
    expect([answer.code, answer.message]).toEqual([
      500,
      expect.stringContaining('failed get aria2 version'),
    ]);
    const {data} = await live.alist.api.get<{value: string}>(
      '/api/admin/setting/get?key=aria2_uri',
    );
    expect(data.value).toBe(uri);
    const added = await add('aria2', `${origin().url}/${FILM}`, 'aria2');
    expect(added.message).toMatch(/^failed init tool aria2: failed get aria2 version/);
    const aria2 = await started(startAria2(['--enable-rpc', '--rpc-secret=right']));
    const wrong = await live.alist.api.post('/api/admin/setting/set_aria2', {
      uri: `http://${HOST}:${String(aria2.port)}/jsonrpc`,
      secret: 'wrong',
    });
    expect(wrong.message).toContain('failed get aria2 version');
  },
  ['aria2c'],
);

live.check(
  'aria2, started as on the page, downloads links, torrents, and magnets',
  [
    'page:guide/advanced/offline-download#aria2',
    'page:guide/advanced/offline-download#when',
    'fact:routes.post-api-admin-setting-set-aria2',
    'fact:settings.aria2_uri',
    'fact:settings.aria2_secret',
  ],
  async () => {
    const {code} = sampleOf('guide/advanced/offline-download.mdx', '', '--enable-rpc');
    const [program, ...args] = filled(code.trim(), {'<secret>': 'EXAMPLE-SECRET'}).split(' ');
    expect(program).toBe('aria2c');
    const setUp = async () => {
      const {port} = await started(startAria2(args));
      return live.alist.api.post<string>('/api/admin/setting/set_aria2', {
        uri: `http://${HOST}:${String(port)}/jsonrpc`,
        secret: 'EXAMPLE-SECRET',
      });
    };
    expect(ok(await setUp())).toMatch(/^aria2 version: \d/);
    const {data} = await live.alist.api.get<string[]>('/api/public/offline_download_tools');
    expect(data).toContain('aria2');
    await clear();
    await seeded();
    await download('aria2', `${origin().url}/${FILM}`, 'aria2');
    await download('aria2', `${origin().url}/film.torrent`, 'aria2-torrent');
    // aria2 keeps sharing the torrent, so it refuses the same one.
    ok(await add('aria2', origin().magnet, 'aria2-again'));
    expect(await until('the error', () => errorOf('aria2-again'))).toContain(
      'is already registered',
    );
    ok(await setUp());
    await download('aria2', origin().magnet, 'aria2-magnet');
  },
  ['aria2c'],
);

live.check(
  'qBittorrent downloads torrents and magnets, and with the seeding time 0, AList removes them from it',
  [
    'page:guide/advanced/offline-download#qbittorrent',
    'page:guide/advanced/offline-download#when',
    'fact:routes.post-api-admin-setting-set-qbit',
    'fact:settings.qbittorrent_url',
    'fact:settings.qbittorrent_seedtime',
  ],
  async () => {
    const {port} = await started(startQbittorrent());
    const at = `${HOST}:${String(port)}/`;
    const set = (url: string, seedtime = '0') =>
      live.alist.api.post('/api/admin/setting/set_qbit', {url, seedtime});
    expect((await set(`http://admin:wrong@${at}`)).code).toBe(500);
    ok(await set(`http://admin:adminadmin@${at}`));
    // Asks qBittorrent itself, with a session of the check's own.
    const api = `http://${at}api/v2`;
    const login = await fetch(`${api}/auth/login`, {
      method: 'POST',
      body: new URLSearchParams({username: 'admin', password: 'adminadmin'}),
    });
    const headers = {Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? ''};
    const torrents = async () =>
      (await (await fetch(`${api}/torrents/info`, {headers})).json()) as {hash: string}[];
    await clear();
    await seeded();
    await download('qBittorrent', `${origin().url}/film.torrent`, 'qbit-torrent');
    await until('the torrent to go', async () => (await torrents()).length === 0);
    await download('qBittorrent', origin().magnet, 'qbit-magnet');
    await until('the torrent to go', async () => (await torrents()).length === 0);
    ok(await set(`http://admin:adminadmin@${at}`, '-1'));
    await download('qBittorrent', origin().magnet, 'qbit-seeding', FILM, 'delete_never');
    await ended('qbit-seeding');
    expect(await torrents()).toHaveLength(1);
    // A password with a special character, percent-encoded in the URL.
    const preferences = JSON.stringify({web_ui_password: 'with@sign'});
    const body = new URLSearchParams({json: preferences});
    await fetch(`${api}/app/setPreferences`, {method: 'POST', headers, body});
    ok(await set(`http://admin:with%40sign@${at}`));
  },
  ['qbittorrent-nox', 'aria2c'],
);

const setTransmission = (port: number) =>
  live.alist.api.post('/api/admin/setting/set_transmission', {
    uri: `http://${HOST}:${String(port)}/transmission/rpc`,
    seedtime: '0',
  });

/** First number of the installed Transmission's version. */
const transmissionVersion = async () => {
  const {stderr, stdout} = await runProgram('transmission-daemon', ['--version']);
  return Number(/transmission-daemon (\d+)/.exec(stderr + stdout)?.[1]);
};

live.check(
  'Transmission can be set up if it answers, and refuses links to other files than torrents',
  [
    'page:guide/advanced/offline-download#transmission',
    'fact:routes.post-api-admin-setting-set-transmission',
    'fact:settings.transmission_uri',
    'fact:errors.transmission-version',
  ],
  async () => {
    expect((await setTransmission(await freePort())).message).toContain(
      'failed get transmission version',
    );
    const {port} = await started(startTransmission());
    ok(await setTransmission(port));
    ok(await add('Transmission', `${origin().url}/${FILM}`, 'tr-http'));
    expect(await until('the error', () => errorOf('tr-http'))).toContain(
      'invalid or corrupt torrent file',
    );
  },
  ['transmission-daemon'],
);

live.check(
  'Transmission 4 downloads torrents',
  [
    'page:guide/advanced/offline-download#transmission',
    'page:guide/advanced/offline-download#when',
    'fact:settings.transmission_seedtime',
  ],
  async (context) => {
    if ((await transmissionVersion()) < 4) context.skip("Transmission 4 isn't installed");
    ok(await setTransmission((await started(startTransmission())).port));
    await download('Transmission', `${origin().url}/film.torrent`, 'tr-torrent');
    await ended('tr-torrent');
  },
  ['transmission-daemon'],
);

live.check(
  'AList cannot read the status of Transmission 3, so the task never ends',
  ['page:guide/advanced/offline-download#transmission', 'fact:errors.status-retries'],
  async (context) => {
    if ((await transmissionVersion()) > 3) context.skip("Transmission 3 isn't installed");
    ok(await setTransmission((await started(startTransmission())).port));
    ok(await add('Transmission', `${origin().url}/film.torrent`, 'tr-torrent'));
    await until('the download in Transmission', () => filesIn(temp('Transmission')).includes(FILM));
    await until('the message', () =>
      /failed to get status of \S+, retried 2/.test(logOf(live.alist)),
    );
    expect(existsSync(path.join(disk, 'tr-torrent'))).toBe(false);
  },
  ['transmission-daemon'],
);

live.check(
  'a temporary folder of a cloud tool must be on a storage of its driver',
  ['page:guide/advanced/offline-download#wrong-driver', 'fact:errors.temp-driver'],
  async () => {
    const answer = await live.alist.api.post('/api/admin/setting/set_115', {temp_dir: '/films'});
    expect(said(answer)).toEqual([
      400,
      'unsupported storage driver for offline download, only 115 Cloud is supported',
    ]);
  },
);

live.check(
  'a restart empties the temporary folder, whatever is in it',
  ['page:guide/advanced/offline-download#need', 'page:config/configuration#temp-dir'],
  async () => {
    const folder = path.join(live.alist.data, 'temp');
    mkdirSync(path.join(folder, 'media'), {recursive: true});
    writeFileSync(path.join(folder, 'media/keep.txt'), 'keep');
    live.replace(await live.alist.restart());
    expect(readdirSync(folder)).toEqual([]);
  },
);
