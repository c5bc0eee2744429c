import {readFileSync, readdirSync} from 'node:fs';
import {performance} from 'node:perf_hooks';
import {expect} from 'vitest';
import {until} from '../suite/programs';
import {suite} from '../suite/suite';
import {
  addLocal,
  names,
  ok,
  plant,
  said,
  saveSetting,
  setSetting,
  settingOf,
  upload,
} from './support';

const live = suite({own: true});

let disk = '';

live.before(async () => {
  disk = await addLocal(live.alist, '/a', {
    'one.txt': 'one',
    'README.md': '# Readme',
    'large.bin': Buffer.alloc(3_000_000, 7),
  });
});

const publicSettings = async () =>
  ok(await live.alist.api.get<Record<string, string>>('/api/public/settings', {token: null}));

const page = (at: string) => live.alist.api.get(at, {token: null}).then(({text}) => text);

live.check(
  'everyone can read the public settings, and only admins the others, in plain text',
  [
    'page:config/site#settings',
    'page:config/other#visibility',
    'page:config/index#manage-page',
    'fact:routes.any-api-public-settings',
    'fact:routes.get-api-admin-setting-list',
  ],
  async () => {
    const shown = await publicSettings();
    expect(shown['site_title']).toBe('AList');
    for (const key of ['token', 'aria2_secret', 'text_types', 'qbittorrent_url'])
      expect(Object.keys(shown)).not.toContain(key);
    expect((await live.alist.api.get('/api/admin/setting/list', {token: null})).code).toBe(401);
    const all = ok(await live.alist.api.get<any[]>('/api/admin/setting/list'));
    expect(all.find(({key}) => key === 'token').value).toBe(live.alist.adminToken);
  },
);

live.check(
  'the title, icon, and color are in each page at once, and the title unchanged',
  [
    'page:config/site#site-title',
    'page:config/style#favicon',
    'page:config/style#color',
    'page:config/style#settings',
    'fact:settings.site_title',
    'fact:settings.favicon',
    'fact:settings.main_color',
    'fact:routes.get-favicon-ico',
  ],
  async () => {
    await setSetting(live.alist, 'site_title', 'Ours & <b>theirs</b>');
    await setSetting(live.alist, 'favicon', 'https://example.com/icon.png');
    await setSetting(live.alist, 'main_color', '#123456');
    const html = await page('/');
    expect(html).toContain('<title>Ours & <b>theirs</b></title>');
    expect(html).toContain('https://example.com/icon.png');
    expect(html).toContain('https://g.alicdn.com/');
    expect(html).toContain("main_color: '#123456'");
    const icon = await live.alist.api.get('/favicon.ico');
    expect([icon.status, icon.headers.get('location')]).toEqual([
      302,
      'https://example.com/icon.png',
    ]);
  },
);

live.check(
  'robots.txt is the text of the setting',
  [
    'page:config/site#robots',
    'page:config/site#no-crawlers',
    'fact:settings.robots_txt',
    'fact:routes.get-robots-txt',
  ],
  async () => {
    await setSetting(live.alist, 'robots_txt', 'User-agent: *\nDisallow: /');
    expect(await page('/robots.txt')).toBe('User-agent: *\nDisallow: /');
  },
);

live.check(
  'own HTML is in the pages, and not in those loaded from the admin panel',
  [
    'page:config/global#custom-html',
    'page:config/global#noindex',
    'page:faq/howto#custom-look',
    'page:faq/why#lost-design',
    'fact:settings.customize_head',
    'fact:settings.customize_body',
  ],
  async () => {
    await setSetting(live.alist, 'customize_head', '<meta name="robots" content="noindex" />');
    await setSetting(live.alist, 'customize_body', '<div id="ours"></div>');
    for (const at of ['/', '/a/one.txt', '/@login'])
      expect(await page(at)).toMatch(
        /<meta name="robots" content="noindex" \/>[^]*<div id="ours">/,
      );
    for (const at of ['/@manage', '/@manage/settings/global'])
      expect(await page(at)).not.toMatch(/noindex|id="ours"/);
    await setSetting(live.alist, 'customize_head', '');
    await setSetting(live.alist, 'customize_body', '');
  },
);

live.check(
  'Hidden files only change what the web interface shows',
  ['page:config/global#hide-files', 'fact:settings.hide_files', 'fact:features.site_behaviour'],
  async () => {
    expect(await settingOf(live.alist, 'hide_files')).toBe('/\\/README.md/i');
    expect(await names(live.alist.api, '/a')).toContain('README.md');
    expect((await publicSettings())['hide_files']).toBe('/\\/README.md/i');
  },
);

live.check(
  'the sample changes one value through the API, and sending the value alone makes a private setting public',
  ['page:config/site#by-api'],
  async () => {
    const setting = ok(await live.alist.api.get<object>('/api/admin/setting/get?key=announcement'));
    ok(
      await live.alist.api.post('/api/admin/setting/save', [{...setting, value: 'Back at 22:00'}]),
    );
    expect((await publicSettings())['announcement']).toBe('Back at 22:00');
    ok(
      await live.alist.api.post('/api/admin/setting/save', [
        {key: 'aria2_secret', value: 'private'},
      ]),
    );
    expect((await publicSettings())['aria2_secret']).toBe('private');
    live.replace(await live.alist.restart());
    expect((await publicSettings())['aria2_secret']).toBeUndefined();
  },
);

live.check(
  'a list gives 200 entries by default and 500 at most, and all with a negative number',
  [
    'page:config/site#paging',
    'page:config/site#only-200',
    'page:faq/why#mounted-200',
    'fact:settings.default_page_size',
    'fact:features.site_behaviour',
  ],
  async () => {
    await addLocal(
      live.alist,
      '/many',
      Object.fromEntries(Array.from({length: 600}, (_, n) => [`${String(n)}.txt`, 'x'])),
    );
    const count = async (body: object) => (await names(live.alist.api, '/many', body)).length;
    expect([
      await count({}),
      await count({page: 1, per_page: 1000}),
      await count({page: 1, per_page: 50}),
      await count({per_page: -1}),
    ]).toEqual([200, 500, 50, 600]);
  },
);

live.check(
  'type lists take effect at once, and spaces, dots, or capitals have none',
  [
    'page:config/preview#types',
    'page:config/preview#spaces',
    'fact:settings.text_types',
    'fact:settings.video_types',
    'fact:features.preview',
  ],
  async () => {
    const typeOf = async (name: string) => {
      plant(disk, {[name]: 'x'});
      return ok(await live.alist.api.post('/api/fs/get', {path: `/a/${name}`})).type as number;
    };
    expect(await typeOf('x.log')).toBe(0);
    await setSetting(live.alist, 'text_types', 'txt,log');
    expect([await typeOf('x.log'), await typeOf('X.LOG')]).toEqual([4, 4]);
    for (const wrong of ['txt, log', 'txt,.log', 'txt,LOG']) {
      await setSetting(live.alist, 'text_types', wrong);
      expect([wrong, await typeOf('x.log')]).toEqual([wrong, 0]);
    }
    expect([await typeOf('x.mp4'), await typeOf('x.mp3'), await typeOf('x.png')]).toEqual([
      2, 3, 5,
    ]);
  },
);

live.check(
  'broken JSON of viewers is saved all the same',
  ['page:config/preview#json-error', 'fact:settings.iframe_previews'],
  async () => {
    const before = await settingOf(live.alist, 'iframe_previews');
    ok(await saveSetting(live.alist, 'iframe_previews', '{"pdf": {"Browser": "$url"},}'));
    expect((await publicSettings())['iframe_previews']).toContain('},}');
    await setSetting(live.alist, 'iframe_previews', before);
  },
);

live.check(
  'settings that AList checks are refused, and the others of the same request saved',
  ['fact:settings.privacy_regs', 'fact:settings.filename_char_mapping'],
  async () => {
    const get = (key: string) =>
      live.alist.api.get<object>(`/api/admin/setting/get?key=${key}`).then(ok);
    const answer = await live.alist.api.post('/api/admin/setting/save', [
      {...(await get('privacy_regs')), value: '('},
      {...(await get('announcement')), value: 'saved all the same'},
    ]);
    expect(answer.code).toBe(500);
    expect((await publicSettings())['announcement']).toBe('saved all the same');
  },
);

live.check(
  'messages for visitors hide what matches the expressions',
  ['page:guide/advanced/security#server', 'fact:settings.privacy_regs'],
  async () => {
    const message = async () => {
      const answer = await live.alist.api.post('/api/admin/storage/create', {
        mount_path: `/secret-${String(performance.now())}`,
        driver: 'Local',
        addition: JSON.stringify({root_folder_path: '/nowhere?token=abc&x=192.0.2.44'}),
      });
      return answer.message;
    };
    expect(await message()).toContain('token=abc');
    expect(await message()).not.toContain('192.0.2.44');
    await setSetting(
      live.alist,
      'privacy_regs',
      `${await settingOf(live.alist, 'privacy_regs')}\n(?i)(token|key|password|sign)=[^&"\\s]+`,
    );
    expect(await message()).not.toContain('abc');
  },
);

live.check(
  'an empty admin token is refused by the button, and saved as a setting makes every visitor the admin',
  ['page:guide/advanced/security#links', 'fact:settings.token', 'fact:errors.empty-token'],
  async () => {
    expect((await live.alist.api.post('/api/admin/setting/set_token', {token: ''})).code).toBe(400);
    const setting = ok(await live.alist.api.get<object>('/api/admin/setting/get?key=token'));
    ok(await live.alist.api.post('/api/admin/setting/save', [{...setting, value: ''}]));
    const visitor = live.alist.api.as(null);
    expect(ok(await visitor.get('/api/me')).username).toBe('admin');
    ok(await visitor.get('/api/admin/user/list'));
    ok(await visitor.post('/api/admin/setting/save', [setting]));
    expect((await visitor.get('/api/me')).code).toBe(401);
  },
);

live.check(
  'a new admin token works at once, and the old one and signed links no longer',
  [
    'page:config/other#token',
    'page:config/other#links-invalid',
    'page:faq/index#sign',
    'fact:settings.token',
    'fact:routes.post-api-admin-setting-set-token',
    'fact:routes.post-api-admin-setting-reset-token',
  ],
  async () => {
    const {raw_url: link} = ok(await live.alist.api.post('/api/fs/get', {path: '/a/one.txt'}));
    const open = () => live.alist.api.get(link.slice(live.alist.url.length), {token: null});
    expect((await open()).text).toBe('one');
    const old = live.alist.adminToken;
    expect(
      ok(await live.alist.api.post('/api/admin/setting/set_token', {token: 'own-token'})),
    ).toBe('own-token');
    expect(said(await open())).toEqual([401, 'sign invalid']);
    const own = live.alist.api.as('own-token');
    expect(ok(await own.get('/api/me')).username).toBe('admin');
    expect((await live.alist.api.get('/api/me')).code).toBe(401);
    const fresh = ok(await own.post<string>('/api/admin/setting/reset_token'));
    expect(fresh).toMatch(/^alist-/);
    ok(await live.alist.api.as(fresh).post('/api/admin/setting/set_token', {token: old}));
    expect((await open()).text).toBe('one');
  },
);

live.check(
  'a speed limit is a total for all downloads that go through AList, and uploads have their own',
  [
    'page:config/traffic#speed',
    'page:faq/howto#limit-speed',
    'fact:settings.max_client_download_speed',
    'fact:settings.max_client_upload_speed',
    'fact:settings.max_server_download_speed',
    'fact:features.traffic_limits',
  ],
  async () => {
    const {raw_url: link} = ok(await live.alist.api.post('/api/fs/get', {path: '/a/large.bin'}));
    const seconds = async (work: () => Promise<unknown>) => {
      const start = performance.now();
      await work();
      return (performance.now() - start) / 1000;
    };
    const download = async () => (await fetch(link)).arrayBuffer();
    expect(await seconds(download)).toBeLessThan(8);
    await setSetting(live.alist, 'max_server_download_speed', '200');
    expect(await seconds(download)).toBeLessThan(8);
    await setSetting(live.alist, 'max_server_download_speed', '-1');
    // 3 MB at 2 MB/s, after a first second at once.
    await setSetting(live.alist, 'max_client_download_speed', '2000');
    expect(await seconds(() => Promise.all([download(), download()]))).toBeGreaterThan(1.5);
    await setSetting(live.alist, 'max_client_download_speed', '-1');
    await setSetting(live.alist, 'max_client_upload_speed', '1000');
    expect(
      await seconds(() => upload(live.alist.api, '/a/up.bin', Buffer.alloc(2_500_000))),
    ).toBeGreaterThan(1);
    await setSetting(live.alist, 'max_client_upload_speed', '-1');
  },
);

live.check(
  'with the limit 0, a download stops and keeps a core busy, also after the visitor left, until the limit changes',
  [
    'page:config/traffic#transfers-hang',
    'fact:settings.max_client_download_speed',
    'fact:features.traffic_limits',
  ],
  async () => {
    const {raw_url: link} = ok(await live.alist.api.post('/api/fs/get', {path: '/a/large.bin'}));
    await setSetting(live.alist, 'max_client_download_speed', '0');
    const leave = new AbortController();
    const hung = fetch(link, {signal: leave.signal})
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
    const busy = cpuSeconds();
    await until('the server to be busy', () => cpuSeconds() - busy > 0.5);
    leave.abort();
    await hung;
    const after = cpuSeconds();
    await until('the server to stay busy', () => cpuSeconds() - after > 1);
    await setSetting(live.alist, 'max_client_download_speed', '-1');
    expect(await (await fetch(link)).arrayBuffer()).toHaveProperty('byteLength', 3_000_000);
  },
);

/** Processor time of the server so far. */
function cpuSeconds(): number {
  const process = readdirSync('/proc').find((each) => {
    try {
      return readFileSync(`/proc/${each}/cmdline`, 'utf8').includes(live.alist.data);
    } catch {
      return false;
    }
  });
  const fields =
    readFileSync(`/proc/${process ?? 'none'}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

live.check(
  'a rapid upload passes on the hashes that the request states',
  ['page:guide/advanced/rapid_upload#api', 'fact:features.rapid_upload'],
  async () => {
    ok(
      await upload(live.alist.api, '/a/hashed.txt', 'x', {
        'X-File-Md5': '9dd4e461268c8034f5c8564e155c67a6',
        'X-File-Sha1': '11f6ad8ec52a2984abaafd7c3b516503785c2072',
        'X-File-Sha256': '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
      }),
    );
    expect(readFileSync(`${disk}/hashed.txt`, 'utf8')).toBe('x');
  },
);

live.check(
  'a manifest for an .ipa takes name and bundle ID from the filename',
  [
    'page:guide/advanced/ipa#name',
    'page:guide/advanced/ipa#manifest',
    'page:guide/advanced/ipa#limits',
    'fact:features.ipa_install',
    'fact:routes.get-i-link-name',
    'fact:errors.plist-malformed',
  ],
  async () => {
    const manifest = async (link: string, name: string) => {
      const text = `${encodeURIComponent(link)}/${encodeURIComponent(name)}`;
      const code = Buffer.from(text)
        .toString('base64')
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '.');
      return live.alist.api.get(`/i/${code}.plist`, {token: null});
    };
    const answer = await manifest('https://elsewhere.example.com/a.ipa', 'Notes@com.example.notes');
    expect(answer.headers.get('content-type')).toContain('application/xml');
    expect(answer.text).toContain('<![CDATA[https://elsewhere.example.com/a.ipa]]>');
    expect(answer.text).toContain('<string>com.example.notes</string>');
    expect(answer.text).toContain('<string>Notes</string>');
    expect(answer.text).toContain('<string>4.4</string>');
    expect((await manifest('https://example.com/a.ipa', 'My Notes')).text).toContain(
      '<string>ci.nn.My%20Notes</string>',
    );
    expect(said(await live.alist.api.get('/i/bm9uZQ...plist', {token: null}))[0]).toBe(400);
  },
);
