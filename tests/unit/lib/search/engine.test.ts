import {describe, expect, test} from 'vitest';
import {createSearchEngine, createSearchEngineInSlices} from '@site/src/lib/search/engine';
import type {SearchEntry, SearchPage} from '@site/src/lib/search/records';

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'section',
  anchor: title.toLowerCase().replace(/\W+/g, '-'),
  title,
  names: [],
  body: '',
  ...more,
});
const page = (path: string, title: string, entries: readonly SearchEntry[] = []): SearchPage => ({
  path,
  entries: [entry(title, {kind: 'page', anchor: ''}), ...entries],
});

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
const engine = createSearchEngine(pages, [
  ['reverse proxy', '反向代理', '反代'],
  ['token', '令牌'],
]);
const first = (query: string): string | undefined => {
  const [found] = engine.search(query);
  return found && found.path + (found.anchor === '' ? '' : `#${found.anchor}`);
};

describe('the search engine', () => {
  test.each([
    ['refresh_token', '/guide/drivers/onedrive.html#field-refresh_token'],
    ['oauth_token_url', '/guide/drivers/onedrive.html#field-oauth_token_url'],
    ['oauth token url', '/guide/drivers/onedrive.html#field-oauth_token_url'],
    ['oauth_tok', '/guide/drivers/onedrive.html#field-oauth_token_url'],
    ['ALIST_JWT_SECRET', '/config/configuration.html#config-jwt_secret'],
    ['jwtsecret', '/config/configuration.html#config-jwt_secret'],
  ])('a name leads to its row: %s', (query, wanted) => {
    expect(first(query)).toBe(wanted);
  });
  test.each(['onedrive', 'one drive', 'OneDrive', 'onedirve', 'onedrve'])(
    'a page is found by its title, misspelt or parted: %s',
    (query) => {
      expect(first(query)).toBe('/guide/drivers/onedrive.html');
    },
  );
  test.each(['115 网盘', '115网盘', '网盘', '盘'])('Chinese and mixed scripts: %s', (query) => {
    expect(first(query)).toBe('/guide/drivers/115.html');
  });
  test.each(['反代', '反向代理'])('a Chinese word finds its English one: %s', (query) => {
    expect(first(query)).toBe('/faq/#upload-proxy');
  });
  test('an English word finds its Chinese one', () => {
    const chinese = createSearchEngine(
      [page('/zh/faq/', '问题', [entry('在反向代理后面上传失败', {anchor: 'upload-proxy'})])],
      [['reverse proxy', '反向代理']],
    );
    expect(chinese.search('reverse proxy')[0]?.anchor).toBe('upload-proxy');
  });
  test('words that say nothing are not asked for', () => {
    expect(first('how do I get the jwt secret')).toBe(
      '/config/configuration.html#config-jwt_secret',
    );
  });
  test('a word that is there is not taken for another one', () => {
    const [found, ...others] = createSearchEngine(
      [page('/guide/a.html', 'Mount'), page('/guide/b.html', 'Count')],
      [],
    ).search('mount');
    expect(found?.path).toBe('/guide/a.html');
    expect(others).toEqual([]);
  });
  test('a long question finds what it is about, misspelt or not', () => {
    expect(first('what should I do when I forgot the pasword of my account')).toBe('/faq/#forgot');
  });
  test('numbers are not taken for other numbers', () => {
    expect(engine.search('116')).toEqual([]);
  });
  test('a query that fits in part still finds something', () => {
    expect(first('forgot password yesterday')).toBe('/faq/#forgot');
  });
  test('places of one page stand together, and are limited', () => {
    const paths = engine.search('token').map(({path}) => path);
    expect(paths.filter((path, index) => path !== paths[index - 1])).toEqual([...new Set(paths)]);
    expect(engine.search('token', {limitPerPage: 1}).map(({path}) => path)).toEqual([
      ...new Set(paths),
    ]);
  });
  test('a filter leaves one part of the site', () => {
    const areas = engine.search('token', {area: 'config'}).map(({area}) => area);
    expect(areas.length).toBeGreaterThan(0);
    expect(new Set(areas)).toEqual(new Set(['config']));
  });
  test('nothing is found for nothing', () => {
    expect(engine.search('')).toEqual([]);
    expect(engine.search(' … ')).toEqual([]);
  });
  test('an index built in slices finds the same', async () => {
    const sliced = await createSearchEngineInSlices(pages, []);
    const whole = createSearchEngine(pages, []);
    expect(sliced.search('token')).toEqual(whole.search('token'));
  });
  test('near titles are suggested, else the fronts of the site', () => {
    expect(engine.nearestTitles('onedrove')[0]?.title).toBe('OneDrive');
    expect(engine.nearestTitles('zzqqx').map(({path}) => path)).toEqual(['/faq/']);
  });
});
