import {expect} from 'vitest';
import {suite} from '../suite/suite';
import {startProvider, type Provider} from './provider';
import {
  BIT,
  addLocal,
  addStorage,
  addUserWith,
  basic,
  bits,
  dav,
  nextSecond,
  ok,
  said,
  setSetting,
} from './support';

const live = suite({own: true});

const CONTENT = 'from the provider';

let provider: Provider;

live.before(async () => {
  provider = await startProvider(CONTENT);
  await addLocal(live.alist, '/disk', {
    'one.txt': 'one',
    'page.md': '# Title <script>x()</script>',
  });
  await addLinks('/links');
  await addUserWith(live.alist, 'dav', [['/', bits(BIT.webdavRead)]]);
});

live.after(() => provider.stop());

/** A storage that can redirect. */
function addLinks(mountPath: string, fields: Readonly<Record<string, unknown>> = {}) {
  const at = (name: string) => `${name}:${String(CONTENT.length)}:${provider.url}/${name}`;
  return addStorage(
    live.alist,
    mountPath,
    'UrlTree',
    {url_structure: ['film.mp4', 'note.txt', 'list.m3u8', 'data.bin'].map(at).join('\n')},
    {webdav_policy: '302_redirect', ...fields},
  );
}

async function rawUrl(at: string): Promise<string> {
  return ok(await live.alist.api.post<{raw_url: string}>('/api/fs/get', {path: at})).raw_url;
}

/** Follows no redirect. `prefix` is `/d` or `/p`. */
async function link(prefix: string, at: string, query = '') {
  const {content} = ok(
    await live.alist.api.post<{content: {name: string; sign: string}[]}>('/api/fs/list', {
      path: at.slice(0, at.lastIndexOf('/')),
    }),
  );
  const {sign} = content.find(({name}) => at.endsWith(`/${name}`)) ?? {sign: ''};
  return live.alist.api.get(`${prefix}${at}?sign=${sign}${query}`, {token: null});
}

const own = () => live.alist.url;

live.check(
  'a storage that can redirect does so, and Local sends its files itself',
  [
    'page:guide/advanced/delivery#ways',
    'page:guide/advanced/delivery#links',
    'page:guide/advanced/delivery#choose',
    'fact:features.links',
    'fact:routes.get-d-path',
  ],
  async () => {
    expect(await rawUrl('/links/film.mp4')).toBe(`${provider.url}/film.mp4`);
    const redirect = await link('/d', '/links/film.mp4');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      302,
      `${provider.url}/film.mp4`,
    ]);
    expect(redirect.headers.get('referrer-policy')).toBe('no-referrer');
    expect(redirect.headers.get('cache-control')).toContain('no-store');
    expect(await rawUrl('/disk/one.txt')).toMatch(new RegExp(`^${own()}/p/disk/one.txt`));
    const sent = await link('/d', '/disk/one.txt');
    expect([sent.status, sent.text]).toEqual([200, 'one']);
    expect(sent.headers.get('content-disposition')).toMatch(/^attachment/);
    const part = await live.alist.api.get((await rawUrl('/disk/one.txt')).slice(own().length), {
      headers: {Range: 'bytes=1-2'},
      token: null,
    });
    expect([part.status, part.text]).toEqual([206, 'ne']);
  },
);

live.check(
  '/p is refused on a storage that redirects, except for the text and proxy types',
  [
    'page:guide/advanced/delivery#links',
    'page:config/preview#proxy-refused',
    'fact:settings.text_types',
    'fact:errors.proxy-not-allowed',
    'fact:routes.get-p-path',
  ],
  async () => {
    expect(said(await link('/p', '/links/data.bin'))).toEqual([403, 'proxy not allowed']);
    expect((await link('/p', '/links/note.txt')).text).toBe(CONTENT);
    expect((await link('/p', '/links/list.m3u8')).text).toBe(CONTENT);
    await setSetting(live.alist, 'text_types', 'txt,bin');
    expect((await link('/p', '/links/data.bin')).text).toBe(CONTENT);
    await setSetting(live.alist, 'text_types', 'txt');
  },
);

live.check(
  'proxy types go through AList on /d, and the file page and WebDAV redirect all the same',
  [
    'page:config/preview#proxy-types',
    'page:guide/advanced/delivery#choose',
    'fact:settings.proxy_types',
  ],
  async () => {
    expect((await link('/d', '/links/list.m3u8')).status).toBe(200);
    expect(await rawUrl('/links/list.m3u8')).toBe(`${provider.url}/list.m3u8`);
    const answer = await dav(live.alist.api, basic('dav'), 'GET', '/links/list.m3u8');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${provider.url}/list.m3u8`,
    ]);
  },
);

live.check(
  'the web proxy does not affect WebDAV, and the WebDAV policy not the web, except that it opens /p',
  [
    'page:guide/advanced/delivery#choose',
    'page:guide/advanced/delivery#links',
    'fact:common.web_proxy',
    'fact:common.webdav_policy',
  ],
  async () => {
    await addLinks('/web', {web_proxy: true});
    expect(await rawUrl('/web/data.bin')).toMatch(`${own()}/p/web/data.bin`);
    expect((await link('/d', '/web/data.bin')).text).toBe(CONTENT);
    expect((await dav(live.alist.api, basic('dav'), 'GET', '/web/data.bin')).status).toBe(302);
    await addLinks('/native', {webdav_policy: 'native_proxy'});
    expect((await dav(live.alist.api, basic('dav'), 'GET', '/native/data.bin')).text).toBe(CONTENT);
    expect((await link('/d', '/native/data.bin')).status).toBe(302);
    expect((await link('/p', '/native/data.bin')).code).toBe(403);
    await addLinks('/useproxy', {webdav_policy: 'use_proxy_url'});
    expect((await link('/p', '/useproxy/data.bin')).text).toBe(CONTENT);
  },
);

live.check(
  'the download proxy gets signed links where AList would send the file itself, and /d of a redirect never uses it',
  [
    'page:guide/advanced/delivery#links',
    'page:config/preview#proxy-types',
    'fact:common.down_proxy_url',
    'fact:common.down_proxy_sign',
  ],
  async () => {
    const fields = {down_proxy_url: 'https://proxy.example.com', web_proxy: true};
    await addLinks('/proxied', fields);
    expect(await rawUrl('/proxied/data.bin')).toMatch(
      /^https:\/\/proxy\.example\.com\/proxied\/data\.bin\?sign=/,
    );
    const answer = await link('/d', '/proxied/data.bin');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^https:\/\/proxy\.example\.com\/proxied\/data\.bin\?sign=/),
    ]);
    expect((await link('/p', '/proxied/data.bin', '&d')).text).toBe(CONTENT);
    await addLinks('/redirected', {...fields, web_proxy: false});
    expect((await link('/d', '/redirected/list.m3u8')).headers.get('location')).toMatch(
      /^https:\/\/proxy\.example\.com\/redirected\/list\.m3u8/,
    );
    expect((await link('/d', '/redirected/data.bin')).headers.get('location')).toBe(
      `${provider.url}/data.bin`,
    );
  },
);

live.check(
  'the signature for the download proxy is stored as on when the storage is added, and an edit turns it off',
  ['fact:common.down_proxy_sign'],
  async () => {
    const id = await addLinks('/unsigned', {
      down_proxy_url: 'https://proxy.example.com',
      web_proxy: true,
      down_proxy_sign: false,
    });
    const get = async () => ok(await live.alist.api.get(`/api/admin/storage/get?id=${String(id)}`));
    expect((await get()).down_proxy_sign).toBe(true);
    ok(
      await live.alist.api.post('/api/admin/storage/update', {
        ...(await get()),
        down_proxy_sign: false,
      }),
    );
    expect(await rawUrl('/unsigned/data.bin')).toBe('https://proxy.example.com/unsigned/data.bin');
  },
);

live.check(
  'links expire after the hours of the setting, and earlier links keep their time',
  [
    'page:guide/advanced/delivery#sign',
    'page:guide/advanced/delivery#sign-invalid',
    'page:config/global#sign',
    'page:config/global#sign-errors',
    'page:faq/index#sign',
    'fact:settings.link_expiration',
    'fact:errors.sign-invalid',
    'fact:errors.sign-missing',
  ],
  async () => {
    const forever = (await rawUrl('/disk/one.txt')).slice(own().length);
    expect(forever).toMatch(/(:|%3A)0$/);
    await setSetting(live.alist, 'link_expiration', '1');
    const limited = (await rawUrl('/disk/one.txt')).slice(own().length);
    const ends = Number(/\d+$/.exec(limited)?.[0]);
    expect(Math.abs(ends - Date.now() / 1000 - 3600)).toBeLessThan(10);
    const open = (at: string) => live.alist.api.get(at, {token: null});
    expect((await open(forever)).text).toBe('one');
    expect((await open(limited)).text).toBe('one');
    expect(said(await open(limited.replace(/\d+$/, String(ends - 7200))))).toEqual([
      401,
      expect.stringMatching(/^sign (expired|invalid)$/),
    ]);
    expect(said(await open(limited.replace('one.txt', 'page.md')))).toEqual([401, 'sign invalid']);
    expect(said(await open('/d/disk/one.txt'))).toEqual([401, 'expire missing']);
    await setSetting(live.alist, 'link_expiration', '0');
    await nextSecond();
  },
);

live.check(
  'errors of links come with the status 200 and a text in JSON',
  [
    'page:guide/advanced/delivery#limits',
    'page:guide/advanced/delivery#small-file',
    'page:guide/advanced/system_arch#list',
  ],
  async () => {
    const answer = await live.alist.api.get('/d/disk/one.txt', {token: null});
    expect([answer.status, answer.headers.get('content-type'), answer.code]).toEqual([
      200,
      expect.stringContaining('application/json'),
      401,
    ]);
  },
);

live.check(
  'Markdown that goes through AList arrives as HTML until the filter is off, and WebDAV gives the source',
  ['page:guide/advanced/delivery#limits', 'fact:settings.filter_readme_scripts'],
  async () => {
    const html = await link('/d', '/disk/page.md');
    expect([html.headers.get('content-type'), html.text.trim()]).toEqual([
      'text/html; charset=utf-8',
      '<h1>Title x()</h1>',
    ]);
    expect((await dav(live.alist.api, basic('dav'), 'GET', '/disk/page.md')).text).toContain(
      '<script>',
    );
    await setSetting(live.alist, 'filter_readme_scripts', 'false');
    expect((await link('/d', '/disk/page.md')).text).toBe('# Title <script>x()</script>');
    await setSetting(live.alist, 'filter_readme_scripts', 'true');
  },
);

live.check(
  'the parameters of a link are added to the URL of the provider, without the ignored ones',
  [
    'page:guide/advanced/delivery#limits',
    'fact:settings.forward_direct_link_params',
    'fact:settings.ignore_direct_link_params',
  ],
  async () => {
    const location = async () =>
      (await link('/d', '/links/film.mp4', '&alist_ts=1&quality=high')).headers.get('location');
    expect(await location()).toBe(`${provider.url}/film.mp4`);
    await setSetting(live.alist, 'forward_direct_link_params', 'true');
    expect(await location()).toBe(`${provider.url}/film.mp4?quality=high`);
    await setSetting(live.alist, 'forward_direct_link_params', 'false');
  },
);

live.check(
  'some headers of the visitor are kept from the provider',
  ['fact:settings.proxy_ignore_headers'],
  async () => {
    const url = (await rawUrl('/web/data.bin')).slice(own().length);
    await live.alist.api.get(url, {
      token: 'not-for-the-provider',
      headers: {Referer: 'https://example.com/', 'X-Other': 'kept'},
    });
    const sent = provider.requests.at(-1)?.headers;
    expect([sent?.authorization, sent?.referer, sent?.['x-other']]).toEqual([
      undefined,
      undefined,
      'kept',
    ]);
  },
);

live.check(
  'links start with the host that the request states, unless the public URL is set',
  [
    'page:guide/advanced/share#wrong-host',
    'page:faq/index#http-links',
    'page:faq/why#missing-port',
    'fact:features.http',
    'fact:config.site_url',
  ],
  async () => {
    const url = async (headers: Record<string, string>) =>
      ok(await live.alist.api.post('/api/fs/get', {path: '/disk/one.txt'}, {headers})).raw_url;
    expect(
      await url({'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'files.example.com'}),
    ).toMatch(/^https:\/\/files\.example\.com\/p\//);
    live.replace(
      await live.alist.restart({env: {ALIST_SITE_URL: 'https://site.example.com:8443'}}),
    );
    expect(
      await url({'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'files.example.com'}),
    ).toMatch(/^https:\/\/site\.example\.com:8443\/p\//);
  },
);

live.check(
  'a policy that redirects is stored for Local through the API, and WebDAV then sends clients to the folder',
  ['page:guide/advanced/delivery#limits', 'fact:common.webdav_policy'],
  async () => {
    await addLocal(live.alist, '/wrong', {'one.txt': 'one'}, {webdav_policy: '302_redirect'});
    const answer = await dav(live.alist.api, basic('dav'), 'GET', '/wrong/one.txt');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dav/wrong/']);
  },
);
