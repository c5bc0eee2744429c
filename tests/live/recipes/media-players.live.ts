import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect} from 'vitest';
import {
  addLocal,
  addStorage,
  addUser,
  bash,
  bits,
  davOf,
  logOf,
  ok,
  passwordOf,
} from '../services/support';
import {HOST} from '../suite/programs';
import {suite} from '../suite/suite';

const live = suite({own: true, needs: ['bash', 'curl', 'ffmpeg']});

let film: Buffer;
const asked: string[] = [];

/** A provider with ranges, which players need. */
const provider = createServer((request, response) => {
  asked.push(request.headers.range ?? 'whole');
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const part = film.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
  response.writeHead(request.headers.range === undefined ? 200 : 206, {
    'Content-Type': 'video/mp4',
    'Content-Length': part.length,
    'Accept-Ranges': 'bytes',
    'Content-Range': `bytes ${from}-${String(Number(from) + part.length - 1)}/${String(film.length)}`,
  });
  response.end(part);
});

live.before(async () => {
  const folder = live.alist.folder;
  await bash('ffmpeg -loglevel error -f lavfi -i testsrc=d=2:s=320x240 -pix_fmt yuv420p film.mp4', {
    cwd: folder,
  });
  film = readFileSync(path.join(folder, 'film.mp4'));
  await new Promise<void>((resolve) => provider.listen(0, HOST, resolve));
  const {port} = provider.address() as AddressInfo;
  await addLocal(live.alist, '/movies', {'film.mp4': film, 'notes.txt': 'notes'});
  for (const policy of ['302_redirect', 'native_proxy'])
    await addStorage(
      live.alist,
      `/${policy}`,
      'UrlTree',
      {url_structure: `film.mp4:${String(film.length)}:http://${HOST}:${String(port)}/film.mp4`},
      {webdav_policy: policy},
    );
  await addUser(live.alist, 'tv', [['/', bits('webdavRead')]], '/');
});
live.after(
  () =>
    new Promise<void>((resolve) => {
      provider.closeAllConnections();
      provider.close(() => resolve());
    }),
);

/** Decodes the last second of a video, as a player does that skips ahead. */
async function play(link: string): Promise<void> {
  const {code} = await bash(`ffmpeg -loglevel error -ss 1 -i '${link}' -frames:v 1 -f null -`);
  expect(code).toBe(0);
}

const davLink = (at: string): string =>
  `${live.alist.url.replace('http://', `http://tv:${passwordOf('tv')}@`)}/dav${at}`;

live.check(
  'a player skips ahead over WebDAV in a file of Local and in one that goes through AList, and a redirect passes a range on',
  ['page:guide/recipes/media-players#steps', 'page:guide/recipes/media-players#check'],
  async () => {
    await play(davLink('/movies/film.mp4'));
    await play(davLink('/native_proxy/film.mp4'));
    expect(asked.length).toBeGreaterThan(1);
    // FFmpeg 5.1 loses its sign-in when it skips ahead after a redirect, so another client reads a part.
    const {stdout} = await bash(
      `curl -sL -r 10-19 -w '%{http_code} %{num_redirects} %{size_download}' -o /dev/null '${davLink('/302_redirect/film.mp4')}'`,
    );
    expect(stdout).toBe('206 1 10');
    const proxied = await davOf(live.alist, 'tv')('GET', '/native_proxy/film.mp4', {
      headers: {Range: 'bytes=10-19'},
    });
    expect(proxied.status).toBe(206);
    const lines = `${live.alist.log()}\n${logOf(live.alist)}`;
    expect(lines).toMatch(/ 302 \|.* GET .*\/dav\/302_redirect\/film\.mp4/);
    expect(lines).toMatch(/ 206 \|.* GET .*\/dav\/native_proxy\/film\.mp4/);
  },
);

live.check(
  'a STRM file plays without an account until the admin token is reset, and again after its signs are new',
  ['page:guide/recipes/media-players#servers'],
  async () => {
    await addStorage(live.alist, '/strm', 'Strm', {
      paths: '/movies',
      siteUrl: live.alist.url,
      withSign: true,
      filterFileTypes: 'mp4',
    });
    const link = async () => (await davOf(live.alist, 'tv')('GET', '/strm/film.strm')).text.trim();
    const first = await link();
    expect(first.startsWith(`${live.alist.url}/d/movies/film.mp4?sign=`)).toBe(true);
    await play(first);
    const {data: token} = await live.alist.api.post<string>('/api/admin/setting/reset_token');
    const refused = await fetch(first);
    expect(await refused.text()).toContain('sign invalid');
    const admin = live.alist.api.as(token);
    ok(await admin.get('/api/admin/storage/list'));
    await play(await link());
  },
);

const apps = {
  infuse: 'Infuse plays over WebDAV',
  kodi: 'Kodi plays over WebDAV',
  servers: 'Jellyfin and Emby play STRM files',
  mount: 'Jellyfin and Emby read the files of rclone mount',
} as const;
const reasons = {
  infuse: 'needs an Apple device',
  kodi: 'needs Kodi',
  servers: 'needs Jellyfin and Emby',
  mount: 'needs Jellyfin and Emby',
} as const;

for (const id of ['infuse', 'kodi', 'servers', 'mount'] as const)
  live.check(apps[id], [`page:guide/recipes/media-players#${id}`], (context) =>
    context.skip(reasons[id]),
  );
