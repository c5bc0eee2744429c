import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect} from 'vitest';
import {sampleOf} from '@site/tests/samples/samples';
import {addLocal, addStorage, addUser, bash, bits, davOf, filled, ok} from '../services/support';
import {HOST} from '../suite/programs';
import {suite} from '../suite/suite';

const PAGE = 'guide/recipes/video-slow.mdx';
const CONTENT = 'v'.repeat(50_000);

/** Another address of this machine: what comes from it isn't from AList. */
const VISITOR = '127.0.0.2';

const live = suite({own: true, needs: ['curl', 'bash']});

/** A provider with a file that has ranges, one that hasn't, and one whose link is only for AList's address. */
const provider = createServer((request, response) => {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  if (request.url === '/own-address.mp4' && request.socket.remoteAddress !== HOST) {
    response.writeHead(403).end();
    return;
  }
  if (range && request.url !== '/no-ranges.mp4') {
    const part = CONTENT.slice(Number(range[1]), range[2] ? Number(range[2]) + 1 : undefined);
    const whole = String(CONTENT.length);
    response.writeHead(206, {
      'Content-Length': part.length,
      'Content-Range': `bytes ${range[1] ?? ''}-${String(Number(range[1]) + part.length - 1)}/${whole}`,
    });
    response.end(part);
    return;
  }
  response.writeHead(200, {'Content-Length': CONTENT.length}).end(CONTENT);
});
let port = 0;

live.before(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '0.0.0.0', resolve));
  port = (provider.address() as AddressInfo).port;
  await addLocal(live.alist, '/disk', {'film.mp4': CONTENT});
});
live.after(
  () =>
    new Promise<void>((resolve) => {
      provider.closeAllConnections();
      provider.close(() => resolve());
    }),
);

/** A storage that redirects to the provider, unless the fields say something else. */
const addLinks = (at: string, fields: object = {}) =>
  addStorage(
    live.alist,
    at,
    'UrlTree',
    {
      url_structure: ['film', 'no-ranges', 'own-address']
        .map(
          (name) =>
            `${name}.mp4:${String(CONTENT.length)}:http://${HOST}:${String(port)}/${name}.mp4`,
        )
        .join('\n'),
    },
    {webdav_policy: '302_redirect', ...fields},
  );

/** Link of the button Download. */
const linkOf = async (at: string): Promise<string> =>
  ok(await live.alist.api.post<{raw_url: string}>('/api/fs/get', {path: at})).raw_url;

/** What the command of the page prints: status, bytes, and whether there's a speed. */
async function test(link: string): Promise<readonly [status: string, bytes: number]> {
  const {code} = sampleOf(PAGE, '', 'speed_download');
  const {stdout} = await bash(
    filled(code, {"'<link>'": `'${link}'`, 'curl -': `curl --interface ${VISITOR} -`}),
  );
  const [status = '', bytes = '', speed = ''] = stdout.trim().split(' ');
  expect(speed).toMatch(/^\d+$/);
  return [status, Number(bytes)];
}

live.check(
  'the command prints 206 for a link with ranges, 200 for one without, 403 for a refused one, and few bytes for a message',
  ['page:guide/recipes/video-slow#test'],
  async () => {
    await addLinks('/links');
    expect(await linkOf('/links/film.mp4')).toBe(`http://${HOST}:${String(port)}/film.mp4`);
    expect(await test(await linkOf('/links/film.mp4'))).toEqual(['206', CONTENT.length - 1000]);
    expect(await test(await linkOf('/links/no-ranges.mp4'))).toEqual(['200', CONTENT.length]);
    expect((await test(await linkOf('/links/own-address.mp4')))[0]).toBe('403');
    const own = await linkOf('/disk/film.mp4');
    expect(own.startsWith(live.alist.url)).toBe(true);
    expect(await test(own)).toEqual(['206', CONTENT.length - 1000]);
    const [status, bytes] = await test(`${own}broken`);
    expect([status, bytes < 1000]).toEqual(['200', true]);
  },
);

live.check(
  'with the web proxy, a link works that the provider gives only to the address of AList',
  ['page:guide/recipes/video-slow#no-play'],
  async () => {
    await addLinks('/proxied', {web_proxy: true});
    const link = await linkOf('/proxied/own-address.mp4');
    expect(link.startsWith(live.alist.url)).toBe(true);
    expect(await test(link)).toEqual(['206', CONTENT.length - 1000]);
  },
);

live.check(
  'the proxy range makes seeking work through AList even if the provider has no ranges',
  ['page:guide/recipes/video-slow#seek'],
  async () => {
    await addLinks('/source');
    const alias = (at: string, proxy_range: boolean) =>
      addStorage(live.alist, at, 'Alias', {paths: '/source'}, {web_proxy: true, proxy_range});
    await alias('/without', false);
    await alias('/with', true);
    expect(await test(await linkOf('/without/no-ranges.mp4'))).toEqual(['200', CONTENT.length]);
    expect(await test(await linkOf('/with/no-ranges.mp4'))).toEqual(['206', CONTENT.length - 1000]);
  },
);

live.check(
  'the command of the page moves the index of an mp4 file to the front',
  ['page:guide/recipes/video-slow#seek'],
  async () => {
    const {code} = sampleOf(PAGE, '', 'faststart');
    const film = 'ffmpeg -loglevel error -f lavfi -i testsrc=d=1:s=64x64 -pix_fmt yuv420p film.mp4';
    const {code: exit} = await bash(`${film}\n${code}`, {cwd: live.alist.folder});
    expect(exit).toBe(0);
    // Parts of the file in their order: the index is moov, the pictures are mdat.
    const parts = (name: string) =>
      readFileSync(path.join(live.alist.folder, name), 'latin1').match(/moov|mdat/g);
    expect(parts('film.mp4')).toEqual(['mdat', 'moov']);
    expect(parts('film-fast.mp4')).toEqual(['moov', 'mdat']);
  },
  ['ffmpeg'],
);

live.check(
  'the WebDAV policy decides for players, and the web proxy does not',
  ['page:guide/recipes/video-slow#webdav'],
  async () => {
    await addLinks('/native', {webdav_policy: 'native_proxy'});
    await addUser(live.alist, 'player', [['/', bits('webdavRead')]], '/');
    const status = async (at: string) => (await davOf(live.alist, 'player')('GET', at)).status;
    expect(await status('/proxied/film.mp4')).toBe(302);
    expect(await status('/native/film.mp4')).toBe(200);
  },
);
