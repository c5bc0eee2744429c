import {describe, expect, test} from 'vitest';
import {createSearchEngine} from '@site/src/lib/browser/search/engine';
import {buildIndex} from '@site/src/lib/node/search/buildIndex';
import {readSaying} from '@site/src/lib/shared/search/indexFiles';
import {entry, memoryIndex, page} from '@site/tests/search/memoryIndex';

const pages = [
  page('/guide/drivers/onedrive.html', 'OneDrive', [
    entry('Get the refresh token', {body: 'Sign in and copy it.'}),
    entry('refresh_token', {kind: 'row', anchor: 'field-refresh_token', names: ['Refresh token']}),
    entry('oauth_token_url', {kind: 'row', anchor: 'field-oauth_token_url'}),
  ]),
  page('/guide/drivers/115.html', '115 网盘', [entry('Cookie', {body: 'token of a session'})]),
  page('/config/configuration.html', 'The configuration file', [
    entry('jwt_secret', {
      kind: 'row',
      anchor: 'config-jwt_secret',
      names: ['ALIST_JWT_SECRET'],
      body: 'Key that signs login tokens.',
    }),
  ]),
  page('/faq/', 'Questions', [
    entry('Uploads fail behind a reverse proxy', {anchor: 'upload-proxy'}),
    entry('I forgot the password', {anchor: 'forgot', body: 'Set another by a command.'}),
  ]),
];
const synonyms = [
  ['reverse proxy', '反向代理', '反代'],
  ['token', '令牌'],
] as const;
const engine = createSearchEngine(memoryIndex(pages), synonyms);
const first = async (query: string): Promise<string | undefined> => {
  const [found] = await engine.search(query);
  if (!found) return undefined;
  return found.path + (found.anchor === '' ? '' : `#${found.anchor}`);
};

describe('the search engine', () => {
  test.each([
    ['refresh_token', '/guide/drivers/onedrive.html#field-refresh_token'],
    ['oauth_token_url', '/guide/drivers/onedrive.html#field-oauth_token_url'],
    ['oauth token url', '/guide/drivers/onedrive.html#field-oauth_token_url'],
    ['oauth_tok', '/guide/drivers/onedrive.html#field-oauth_token_url'],
    ['ALIST_JWT_SECRET', '/config/configuration.html#config-jwt_secret'],
    ['jwtsecret', '/config/configuration.html#config-jwt_secret'],
  ])('a name leads to its row: %s', async (query, wanted) => {
    expect(await first(query)).toBe(wanted);
  });
  test.each(['onedrive', 'one drive', 'OneDrive', 'onedirve', 'onedrve'])(
    'a page is found by its title, misspelt or parted: %s',
    async (query) => {
      expect(await first(query)).toBe('/guide/drivers/onedrive.html');
    },
  );
  test.each(['115 网盘', '115网盘', '网盘', '盘'])(
    'Chinese and mixed scripts: %s',
    async (query) => {
      expect(await first(query)).toBe('/guide/drivers/115.html');
    },
  );
  test.each(['反代', '反向代理'])('a Chinese word finds its English one: %s', async (query) => {
    expect(await first(query)).toBe('/faq/#upload-proxy');
  });
  test.each([
    ['ユーザー', '/xx/guide/first-steps.html#user'],
    ['ユーザーの追加', '/xx/guide/first-steps.html#user'],
    ['インストール', '/xx/guide/first-steps.html#install'],
    ['webdavを使う', '/xx/guide/webdav.html#'],
  ])('a Japanese word is found inside of a sentence: %s', async (query, wanted) => {
    const japanese = createSearchEngine(
      memoryIndex([
        page('/xx/guide/first-steps.html', '最初の手順', [
          entry('二人目のユーザーを追加する', {anchor: 'user'}),
          entry('AList をインストールする', {anchor: 'install'}),
        ]),
        page('/xx/guide/webdav.html', 'WebDAV で AList を使う'),
      ]),
      [],
    );
    const [found] = await japanese.search(query);
    expect(found && `${found.path}#${found.anchor}`).toBe(wanted);
  });
  test('an English word finds its Chinese one', async () => {
    const chinese = createSearchEngine(
      memoryIndex([
        page('/zh/faq/', '问题', [entry('在反向代理后面上传失败', {anchor: 'upload-proxy'})]),
      ]),
      [['reverse proxy', '反向代理']],
    );
    const [found] = await chinese.search('reverse proxy');
    expect(found?.anchor).toBe('upload-proxy');
  });
  test('words that say nothing are not asked for', async () => {
    expect(await first('how do I get the jwt secret')).toBe(
      '/config/configuration.html#config-jwt_secret',
    );
  });
  test('a word that is there is not taken for another one', async () => {
    const [found, ...others] = await createSearchEngine(
      memoryIndex([page('/guide/a.html', 'Mount'), page('/guide/b.html', 'Count')]),
      [],
    ).search('mount');
    expect(found?.path).toBe('/guide/a.html');
    expect(others).toEqual([]);
  });
  test('a long question finds what it is about, misspelled or not', async () => {
    expect(await first('what should I do when I forgot the pasword of my account')).toBe(
      '/faq/#forgot',
    );
  });
  test('numbers are not taken for other numbers', async () => {
    expect(await engine.search('116')).toEqual([]);
  });
  test('a query that fits in part still finds something', async () => {
    expect(await first('forgot password yesterday')).toBe('/faq/#forgot');
  });
  test('sections of one page stand together, and are limited', async () => {
    const paths = (await engine.search('token')).map(({path}) => path);
    expect(paths.filter((path, index) => path !== paths[index - 1])).toEqual([...new Set(paths)]);
    const single = await engine.search('token', {limitPerPage: 1});
    expect(single.map(({path}) => path)).toEqual([...new Set(paths)]);
  });
  test.each([
    ['who says what goes wrong finds the heading that says it', 'hide files list broken', 'broken'],
    ['who asks how to do something finds the task', 'hide files list', 'task'],
  ])('%s', async (_what, query, wanted) => {
    const [found] = await createSearchEngine(
      memoryIndex([
        page('/config/global.html', 'Global', [
          entry('Hide files in your list', {anchor: 'task', body: 'Broken rules hide nothing.'}),
          entry('Hide files: the list is empty', {anchor: 'broken', body: 'Files broken, list.'}),
        ]),
      ]),
      [],
    ).search(query);
    expect(found?.anchor).toBe(wanted);
  });
  test.each([
    ['a task leads to the guide', 'upload files', '/guide/upload.html'],
    ['a script leads to the route', 'script upload files', '/guide/api/fs.html'],
  ])('of a guide and a route, %s', async (_what, query, wanted) => {
    const body = 'Upload files with a script.';
    const [found] = await createSearchEngine(
      memoryIndex([
        page('/guide/upload.html', 'In the browser', [entry('Upload files', {body})]),
        page('/guide/api/fs.html', 'Files API', [
          entry('Upload files with a script', {body: 'Script.'}),
        ]),
      ]),
      [],
    ).search(query);
    expect(found?.path).toBe(wanted);
  });
  test('a filter leaves one part of the site', async () => {
    const areas = (await engine.search('token', {area: 'config'})).map(({area}) => area);
    expect(areas.length).toBeGreaterThan(0);
    expect(new Set(areas)).toEqual(new Set(['config']));
  });
  test('nothing is found for nothing', async () => {
    expect(await engine.search('')).toEqual([]);
    expect(await engine.search(' … ')).toEqual([]);
  });
  test('a page that lists a field for each of its drivers shows one of them', async () => {
    const row = (anchor: string) => entry('refresh_token', {kind: 'row', anchor});
    const found = await createSearchEngine(
      memoryIndex([page('/guide/drivers/x.html', 'X', [row('a'), row('b')])]),
      [],
    ).search('refresh_token');
    expect(found.map(({anchor}) => anchor)).toEqual(['a']);
  });
  test('a keyword of several words, typed whole, leads to its page', async () => {
    const found = await createSearchEngine(
      memoryIndex([
        {
          path: '/guide/drivers/139.html',
          entries: [
            entry('139Yun', {kind: 'page', anchor: '', names: ['china mobile cloud']}),
            entry('Cloud ID', {body: 'Shown by China Mobile in the family cloud.'}),
          ],
        },
      ]),
      [],
    ).search('China Mobile cloud');
    expect(found[0]?.anchor).toBe('');
  });
  test('of equal sections, the one on the page that others link to comes first', async () => {
    const row = entry('chunk_size', {kind: 'row'});
    const found = await createSearchEngine(
      memoryIndex([
        page('/guide/drivers/a.html', 'A', [row]),
        page('/guide/drivers/b.html', 'B', [row]),
        page('/guide/', 'Guide', [], ['/guide/drivers/b.html#chunk_size']),
      ]),
      [],
    ).search('chunk_size');
    expect(found.map(({path}) => path)).toEqual(['/guide/drivers/b.html', '/guide/drivers/a.html']);
  });
  test('only the pieces that hold the words of a query are loaded', async () => {
    const many = Array.from({length: 900}, (_, number) =>
      page(
        `/guide/${number}.html`,
        `Title${number} word${String.fromCharCode(97 + (number % 26))}`,
      ),
    );
    const index = memoryIndex(many);
    const titles = await index.titles();
    expect(titles.terms.length).toBeGreaterThan(2);
    await createSearchEngine(index, []).search('title7');
    const pieces = index.asked.filter((name) => name.startsWith('terms'));
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.length).toBeLessThan(titles.terms.length);
    expect(index.asked.filter((name) => /texts|words/.test(name))).toEqual([]);
  });
  test('what a section is called comes with the words of its title, and otherwise with its text', async () => {
    const index = memoryIndex([
      page('/guide/a.html', 'Alpha', [
        entry('Choose a token', {anchor: 'called'}),
        entry('Sign in', {anchor: 'mentions', body: 'A token is valid. Each token is a secret.'}),
      ]),
      // So many words that those of the two titles are in different pieces.
      ...Array.from({length: 300}, (_, number) => page(`/guide/${number}.html`, `Start${number}`)),
    ]);
    const tokens = createSearchEngine(index, []);
    const texts = () => index.asked.filter((name) => name.startsWith('texts'));
    const anchors = async (limitOfMentions?: number) =>
      (await tokens.search('token', {limitOfMentions})).map(({anchor}) => anchor);
    expect(await anchors(1)).toEqual(['called']);
    expect(texts()).toEqual([]);
    expect(await anchors()).toEqual(['called', 'mentions']);
    expect(texts()).toEqual(['texts 0']);
    // Once it's known, it costs nothing.
    expect(await anchors(1)).toEqual(['called', 'mentions']);
  });
  test('rows of one page with the same title are one result, even if they only mention the words', async () => {
    const row = (driver: string) =>
      entry('username', {kind: 'row', anchor: driver, body: 'Name of your account.'});
    const index = memoryIndex([page('/guide/drivers/a.html', 'Alpha', [row('x'), row('y')])]);
    const found = await createSearchEngine(index, []).search('account');
    expect(found.map(({anchor}) => anchor)).toEqual(['x']);
  });
  test('the text of a section is loaded by itself', async () => {
    const [found] = await engine.search('ALIST_JWT_SECRET');
    expect(found && (await engine.textOf(found))).toBe('Key that signs login tokens.');
  });
  test('near titles are suggested, else the fronts of the site', async () => {
    const [near] = await engine.nearestTitles('onedrove');
    expect(near?.title).toBe('OneDrive');
    const fronts = await engine.nearestTitles('zzqqx');
    expect(fronts.map(({path}) => path)).toEqual(['/faq/']);
  });
  test.each(["video won't play", 'video cannot play', 'video doesnt play'])(
    'a contraction is the same in every spelling: %s',
    async (query) => {
      const recipes = createSearchEngine(
        memoryIndex([
          page('/guide/a.html', "Video doesn't play"),
          page('/guide/b.html', 'Play video'),
        ]),
        [],
      );
      expect((await recipes.search(query))[0]?.path).toBe('/guide/a.html');
    },
  );
  test.each(['colour', 'customise', 'licence'])('British spelling: %s', async (query) => {
    const american = createSearchEngine(
      memoryIndex([page('/guide/a.html', 'Customize the color and the license')]),
      [],
    );
    expect((await american.search(query))[0]?.path).toBe('/guide/a.html');
  });
  test('what readers say leads to what the pages say, and not the other way round', async () => {
    const index = memoryIndex([
      page('/guide/a.html', 'Video'),
      page('/guide/b.html', 'Movie night'),
    ]);
    const spoken = createSearchEngine(index, [{said: ['movie'], written: ['video']}]);
    const paths = async (query: string) => (await spoken.search(query)).map(({path}) => path);
    expect(await paths('movie')).toEqual(['/guide/b.html', '/guide/a.html']);
    expect(await paths('video')).toEqual(['/guide/a.html']);
  });
  test('what readers of a language say is in its index', async () => {
    const {titles} = buildIndex(
      [page('/faq/', 'Questions', [entry('Video is slow', {anchor: 'slow'})])],
      [{said: ['lag', 'laggy'], written: ['slow', 'buffering']}],
    );
    expect(titles.sayings.map(readSaying)).toEqual([
      {said: ['lag', 'laggy'], written: ['slow', 'buffering']},
    ]);
    const slow = memoryIndex([
      page('/faq/', 'Questions', [entry('Video is slow', {anchor: 'slow'})]),
    ]);
    const withSayings = {...slow, titles: async () => ({...(await slow.titles()), ...titles})};
    const [found] = await createSearchEngine(withSayings, []).search('laggy video');
    expect(found?.anchor).toBe('slow');
  });

  test('traditional characters find simplified ones, and only then are the characters loaded', async () => {
    const index = memoryIndex([page('/zh/faq/', '忘记密码')]);
    const chinese = createSearchEngine(index, []);
    await chinese.search('忘记密码');
    expect(index.asked).not.toContain('characters');
    expect((await chinese.search('忘記密碼'))[0]?.path).toBe('/zh/faq/');
  });
  test.each(['bdwp', 'baiduwangpan'])('a provider is found by its pinyin: %s', async (query) => {
    const chinese = createSearchEngine(
      memoryIndex([
        page('/zh/guide/drivers/baidu.html', '百度网盘'),
        page('/zh/guide/', '百度网盘'),
      ]),
      [],
    );
    expect((await chinese.search(query)).map(({path}) => path)).toEqual([
      '/zh/guide/drivers/baidu.html',
    ]);
  });
  test('sections whose names are only beside their texts are found in the same order', async () => {
    const whole = memoryIndex(pages);
    const once = createSearchEngine(
      {
        ...whole,
        terms: async (piece) => {
          const {terms, sections} = await whole.terms(piece);
          return {
            terms,
            sections: sections.map((each) => (typeof each === 'number' ? each : each[0])),
          };
        },
      },
      synonyms,
    );
    for (const query of ['oauth', 'onedrive', '反代', 'refresh token']) {
      expect(await once.search(query), query).toEqual(await engine.search(query));
    }
  });
  test('search words find a section, and are no part of what is shown', async () => {
    const faq = createSearchEngine(
      memoryIndex([
        page('/faq/why.html', 'Why', [
          entry('The system disk is full', {words: ['no space left', 'clean up the server']}),
        ]),
        page('/guide/', 'Spaces of the server'),
      ]),
      [],
    );
    const [found] = await faq.search('no space left on my server');
    expect(found).toMatchObject({anchor: 'the-system-disk-is-full', names: []});
    expect(await faq.textOf({id: found?.id ?? -1})).not.toContain('space');
  });
  test('a page with its name in the plural comes before its parts', async () => {
    const passkeys = createSearchEngine(
      memoryIndex([
        ...pages,
        page('/guide/webauthn.html', 'Passkeys', [entry('Remove a passkey')]),
      ]),
      [],
    );
    expect((await passkeys.search('passkey'))[0]?.anchor).toBe('');
  });
  test('an API key is one of a provider, not a part of the API', async () => {
    const keys = createSearchEngine(
      memoryIndex([
        page('/guide/api/auth.html', 'Sign-in', [entry('Verify a key')]),
        page('/guide/drivers/darkibox.html', 'Darkibox', [entry('Failed to verify API key')]),
      ]),
      [],
    );
    expect((await keys.search('verify api key'))[0]?.path).toBe('/guide/drivers/darkibox.html');
    expect((await keys.search('verify key api'))[0]?.path).toBe('/guide/api/auth.html');
  });
  test('a long question finds the section that has most of it, even if another mentions all', async () => {
    const body = 'Move the folder: data, settings, users, disk, and what else is on the server.';
    const long = createSearchEngine(
      memoryIndex([
        page('/config/', 'Settings', [entry('Move the data folder to another disk')]),
        ...Array.from({length: 5}, (_, index) =>
          page(`/guide/${index}.html`, 'Other', [entry('x', {body})]),
        ),
      ]),
      [],
    );
    const [found] = await long.search('move data folder disk server');
    expect(found?.path).toBe('/config/');
  });
  test("a part of a driver's page comes first when the query is the driver and the part", async () => {
    const driver = createSearchEngine(
      memoryIndex([
        page('/guide/drivers/baidu.html', 'Baidu Netdisk', [
          entry('Downloads fail with 403'),
          entry('Credentials', {body: 'Baidu downloads fail with 403.'}),
        ]),
      ]),
      [],
    );
    expect((await driver.search('baidu downloads 403'))[0]?.anchor).toBe('downloads-fail-with-403');
  });
  test.each([
    ['log', 'log'],
    ['log in', 'sign-in'],
    ['log me in', 'sign-in'],
  ])('%s leads to %s: a synonym of two words is both of them', async (query, wanted) => {
    const [found] = await createSearchEngine(
      memoryIndex([
        page('/config/', 'Settings', [
          entry('Sign in', {body: 'Login, login, login.'}),
          entry('The log', {anchor: 'log', body: 'What happened on the server until now.'}),
        ]),
      ]),
      [['sign in', 'login', 'log in']],
    ).search(query);
    expect(found?.anchor).toBe(wanted);
  });
  test('a plain word leads to what explains it, not to a field of some driver', async () => {
    const fields = createSearchEngine(
      memoryIndex([
        ...['a', 'b', 'c', 'd'].map((name) =>
          page(`/guide/drivers/${name}.html`, `Drive ${name}`, [
            entry('password', {kind: 'row', anchor: 'field-password'}),
          ]),
        ),
        page('/guide/users.html', 'Users', [
          entry('Change the password', {anchor: 'change', body: 'Set another password.'}),
          entry('No password', {body: 'Guests have no password.'}),
        ]),
      ]),
      [],
    );
    expect((await fields.search('password'))[0]?.path).toBe('/guide/users.html');
  });
  test('a guide with the word among its keywords comes before a part that mentions it', async () => {
    const guides = createSearchEngine(
      memoryIndex([
        page('/config/configuration.html', 'The file', [entry('Subpath', {words: ['nginx']})]),
        {
          path: '/guide/proxy.html',
          entries: [
            entry('Reverse proxy', {kind: 'page', anchor: '', names: ['nginx', 'caddy']}),
            entry('Steps', {body: 'Set up nginx.'}),
          ],
        },
      ]),
      [],
    );
    expect((await guides.search('nginx'))[0]?.path).toBe('/guide/proxy.html');
  });
  test('who asks what something is finds the glossary', async () => {
    const terms = createSearchEngine(
      memoryIndex([
        page('/guide/user.html', 'Users', [
          entry('Give rights', {body: 'A role has them, so give a role.'}),
        ]),
        page('/reference/glossary.html', 'Terms', [entry('People', {body: 'Role: rights.'})]),
      ]),
      [],
    );
    expect((await terms.search('what is a role'))[0]?.path).toBe('/reference/glossary.html');
    expect((await terms.search('role'))[0]?.path).toBe('/guide/user.html');
  });
  test.each([
    ['task', '/guide/tasks.html'],
    ['task error', '/faq/errors/tasks.html'],
  ])('messages come first for who says that something goes wrong: %s', async (query, wanted) => {
    const [found] = await createSearchEngine(
      memoryIndex([
        page('/faq/errors/tasks.html', 'Task errors', [entry('Task'), entry('Task failed')]),
        page('/guide/tasks.html', 'Background tasks', [entry('Retry a task')]),
      ]),
      [],
    ).search(query);
    expect(found?.path).toBe(wanted);
  });
  test('Chinese typed by its sound finds what was meant', async () => {
    const chinese = createSearchEngine(
      memoryIndex([
        page('/zh/guide/web.html', '网页代理'),
        page('/zh/guide/proxy.html', '反向代理'),
      ]),
      [],
    );
    expect((await chinese.search('反相代理'))[0]?.path).toBe('/zh/guide/proxy.html');
  });
  test('a word that only begins others is misspelled if it finds hardly anything', async () => {
    const proxies = createSearchEngine(
      memoryIndex([
        page('/guide/a.html', 'Reversal'),
        page('/guide/c.html', 'Proximity'),
        page('/guide/b.html', 'Server', [entry('Steps of a reverse proxy on a web server')]),
      ]),
      [],
    );
    expect((await proxies.search('revers proxi'))[0]?.path).toBe('/guide/b.html');
  });
  test.each(['delete', 'how do I delete', 'Delete'])(
    'the answer of an author comes before what is called so: %s',
    async (query) => {
      const site = createSearchEngine(
        memoryIndex([
          page('/guide/api/fs.html', 'Delete'),
          page('/guide/user.html', 'Users', [
            entry('Permissions', {answers: ['delete'], body: 'Who may change files.'}),
          ]),
        ]),
        [],
      );
      expect((await site.search(query))[0]?.anchor).toBe('permissions');
    },
  );
  test('the other sections of a page with the answer stay among the results', async () => {
    const site = createSearchEngine(
      memoryIndex([
        page('/guide/nas.html', 'NAS', [
          entry('TrueNAS and others', {anchor: 'answer', answers: ['truenas']}),
          entry('Ports of TrueNAS', {anchor: 'ports'}),
        ]),
      ]),
      [],
    );
    const found = await site.search('truenas');
    expect(found.map(({anchor}) => anchor)).toEqual(['answer', 'ports']);
  });
  test('a page is found by the end of its address', async () => {
    const tasks = (path: string) => ({
      path,
      entries: [
        entry('Tasks', {kind: 'page', anchor: '', body: 'Both /api/task and /api/admin/task.'}),
      ],
    });
    const index = memoryIndex([tasks('/guide/api/task.html'), tasks('/guide/api/admin/task.html')]);
    const [found] = await createSearchEngine(index, []).search('/api/admin/task');
    expect(found?.path).toBe('/guide/api/admin/task.html');
  });
  test('news of this site give way to what they tell of', async () => {
    const site = createSearchEngine(
      memoryIndex([
        page('/whats-new.html', 'News', [entry('Run AList on a phone', {anchor: 'news'})]),
        page('/guide/devices.html', 'Devices', [entry('Run AList on a phone')]),
      ]),
      [],
    );
    expect((await site.search('run alist on a phone'))[0]?.path).toBe('/guide/devices.html');
  });
  test('an answer to a few words is none to a question with more, or for who asks for the API', async () => {
    const site = createSearchEngine(
      memoryIndex([
        page('/guide/api/fs.html', 'Files', [entry('Delete a label')]),
        page('/guide/user.html', 'Users', [entry('Permissions', {answers: ['delete']})]),
      ]),
      [],
    );
    expect((await site.search('delete label'))[0]?.anchor).toBe('delete-a-label');
    expect((await site.search('delete api'))[0]?.anchor).toBe('delete-a-label');
  });
  test('the name of a driver that several headings of a page have leads to the page', async () => {
    const drivers = createSearchEngine(
      memoryIndex([
        {
          path: '/guide/drivers/123.html',
          entries: [
            entry('123 drives', {kind: 'page', anchor: '', names: ['123PanShare']}),
            entry('123PanShare', {anchor: 'fields-share'}),
            entry('123PanShare', {anchor: 'works-share'}),
          ],
        },
      ]),
      [],
    );
    expect((await drivers.search('123PanShare'))[0]?.anchor).toBe('');
  });
  test('a message that was copied leads to the title that has it', async () => {
    const site = createSearchEngine(
      memoryIndex([
        page('/guide/drivers/baidu.html', 'Baidu', [
          entry('refresh_token', {kind: 'row', anchor: 'field', body: 'Has been used.'}),
          entry('expired_token : refresh token has been used', {anchor: 'token-used'}),
        ]),
      ]),
      [],
    );
    expect((await site.search('refresh token has been used'))[0]?.anchor).toBe('token-used');
  });
  test("search words of a driver's page count beside its name, not by themselves", async () => {
    const site = createSearchEngine(
      memoryIndex([
        page('/guide/drivers/pcloud.html', 'pCloud', [
          entry('Blank uploads', {words: ['nothing arrives']}),
        ]),
        page('/guide/webdav.html', 'WebDAV', [entry('Empty files', {words: ['nothing arrives']})]),
      ]),
      [],
    );
    expect((await site.search('pcloud nothing arrives'))[0]?.anchor).toBe('blank-uploads');
    expect((await site.search('nothing arrives'))[0]?.anchor).toBe('empty-files');
  });
  test.each([
    ['日志在哪看', '#log'],
    ['放到公网安全吗', '#public'],
    ['查所有存储', '#list'],
    ['速查', '#lookup'],
  ])('Chinese is cut into the words of the pages: %s', async (query, wanted) => {
    const site = createSearchEngine(
      memoryIndex([
        page('/guide/a.html', '甲', [
          entry('日志', {anchor: 'log', body: '写到文件。'}),
          entry('公网安全', {anchor: 'public', body: '放到外面之前。'}),
          entry('所有存储', {anchor: 'list', body: '列出。'}),
          entry('速查表', {anchor: 'lookup', body: '一览。'}),
        ]),
        page('/guide/b.html', '乙', [
          entry('请先登录', {
            anchor: 'sign-in',
            body: '日志从哪看，放到公网前注意安全，查所有的存储。',
          }),
        ]),
      ]),
      [],
    );
    const [found] = await site.search(query);
    expect(`#${found?.anchor ?? ''}`).toBe(wanted);
  });

  test('among many results, weak sections of a page give way to other pages', async () => {
    const mentions = Array.from({length: 4}, (_, at) =>
      entry(`Part ${at}`, {
        anchor: `part-${at}`,
        words: ['chunk'],
      }),
    );
    const rest = Array.from({length: 40}, (_, at) => entry(`Other ${at}`, {body: 'Of others.'}));
    const chunkPage = (name: string) =>
      page(`/guide/${name}.html`, name, [
        entry('chunk_size', {kind: 'row', anchor: 'field-chunk_size', names: ['Chunk size']}),
        ...mentions,
      ]);
    const pagesFound = async (...names: readonly string[]) => {
      const site = memoryIndex([...names.map(chunkPage), page('/guide/', 'Guide', rest)]);
      const found = await createSearchEngine(site, []).search('chunk');
      return found.map(({path, anchor}) => `${path.slice('/guide/'.length)}#${anchor}`);
    };
    expect(await pagesFound('onedrive', 'googledrive')).toEqual([
      'onedrive.html#field-chunk_size',
      'googledrive.html#field-chunk_size',
    ]);
    // With nothing else, they are all there is.
    expect(await pagesFound('onedrive')).toHaveLength(5);
  });

  test('a page called by title and address comes before one that only has the word in both', async () => {
    const named = createSearchEngine(
      memoryIndex([
        page('/guide/advanced/s3.html', 'Serve S3'),
        page('/guide/drivers/s3.html', 'S3 storage'),
        page('/guide/', 'Guide', [], ['/guide/advanced/s3.html']),
      ]),
      [],
    );
    expect((await named.search('s3')).map(({path}) => path)).toEqual([
      '/guide/drivers/s3.html',
      '/guide/advanced/s3.html',
    ]);
  });

  test('a Chinese word that was cut wrong is found by most of it', async () => {
    const drives = createSearchEngine(
      memoryIndex([
        page('/guide/drivers/weiyun.html', '腾讯微云', [
          entry('Cookie 一两天后失效', {anchor: 'expires', body: '重新登录。'}),
        ]),
        page('/guide/drivers/quark.html', '夸克网盘', [entry('一直加载', {anchor: 'loading'})]),
      ]),
      [['微云', '腾讯微云']],
    );
    const [found] = await drives.search('微云隔一两天');
    expect(found?.anchor).toBe('expires');
  });

  test('a Chinese word that one page has by chance does not hide the others', async () => {
    const others = Array.from({length: 60}, (_, at) =>
      entry(`存储 ${at}`, {anchor: `s${at}`, body: '任务'}),
    );
    const site = createSearchEngine(
      memoryIndex([
        page('/guide/a.html', '甲', others),
        page('/guide/b.html', '乙', [entry('丙', {anchor: 'chance', body: '连夜赶工。'})]),
      ]),
      [],
    );
    const pages = (await site.search('连夜 存储 任务')).map(({path}) => path);
    expect(pages).toContain('/guide/a.html');
  });
});
