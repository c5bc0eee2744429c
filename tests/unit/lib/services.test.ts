import {describe, expect, test} from 'vitest';
import {searchConfig, serviceFields} from '@site/src/config/services';
import {parseEnvironment} from '@site/src/lib/node/environment';
import {
  allowsForeignScripts,
  commentLanguage,
  crossesCredentialBoundary,
  EMBEDDED_SEARCH,
} from '@site/src/lib/shared/services';

describe('configured services', () => {
  test('nothing is configured by default but the default API server', () => {
    const environment = parseEnvironment({});
    expect(searchConfig(environment).algolia).toMatchObject({
      appId: EMBEDDED_SEARCH,
      apiKey: EMBEDDED_SEARCH,
      indexName: EMBEDDED_SEARCH,
    });
    const {clientIds, ...fields} = serviceFields(environment);
    expect(fields).toEqual({apiServers: {cf: 'https://api.alistgo.com'}, isOffline: true});
    expect(clientIds['baidu']).toBe(environment.DOCS_CLIENT_BAIDU);
  });

  test('each service appears when its variables are set', () => {
    const environment = parseEnvironment({
      DOCS_ALGOLIA_APP_ID: 'A1',
      DOCS_ALGOLIA_API_KEY: 'k',
      DOCS_ALGOLIA_INDEX: 'docs',
      DOCS_GISCUS_REPO: 'a/b',
      DOCS_GISCUS_REPO_ID: 'R1',
      DOCS_GISCUS_CATEGORY: 'Q and A',
      DOCS_GISCUS_CATEGORY_ID: 'C1',
      DOCS_ANALYTICS_SCRIPT: 'https://stats.example.com/s.js https://more.example.com/m.js',
      DOCS_ADS_SCRIPT: 'https://ads.example.com/a.js',
      DOCS_API_CN: 'https://cn.example.com/',
    });
    expect(searchConfig(environment).algolia).toMatchObject({appId: 'A1', indexName: 'docs'});
    expect(serviceFields(environment)).toMatchObject({
      apiServers: {cf: 'https://api.alistgo.com', cn: 'https://cn.example.com'},
      foreignScripts: [
        'https://stats.example.com/s.js',
        'https://more.example.com/m.js',
        'https://ads.example.com/a.js',
      ],
      giscus: {repo: 'a/b', repoId: 'R1', category: 'Q and A', categoryId: 'C1'},
    });
  });

  test('the default API server and the default apps can be turned off', () => {
    const {apiServers, clientIds} = serviceFields(
      parseEnvironment({DOCS_API_CF: 'off', DOCS_CLIENT_BAIDU: 'off'}),
    );
    expect(apiServers).toEqual({});
    expect(Object.keys(clientIds)).toEqual(['123pan', 'aliyundrive', 'dropbox', 'yandex']);
  });

  test(
    'comments can be switched off for the whole site',
    {tags: ['@5-comments-turned-off-globally']},
    () => {
      const giscus = {
        DOCS_GISCUS_REPO: 'a/b',
        DOCS_GISCUS_REPO_ID: 'R_1',
        DOCS_GISCUS_CATEGORY: 'Comments',
        DOCS_GISCUS_CATEGORY_ID: 'C_1',
      };
      expect(serviceFields(parseEnvironment(giscus))).toHaveProperty('giscus');
      const off = parseEnvironment({...giscus, DOCS_COMMENTS: 'off'});
      expect(serviceFields(off)).not.toHaveProperty('giscus');
    },
  );
});

describe('commentLanguage', () => {
  test.each([
    ['zh-CN', 'zh-CN'],
    ['de-AT', 'de'],
    ['xx-YY', 'en'],
  ])('%s falls back to %s', (htmlLang, language) => {
    expect(commentLanguage(htmlLang, ['en', 'de', 'zh-CN'])).toBe(language);
  });
});

describe('allowsForeignScripts', () => {
  test.each([
    ['/tool/', false],
    ['/tool/onedrive/callback', false],
    ['/zh/tool/115/token.html', false],
    ['/tools', true],
    ['/guide/', true],
  ])('%s: %s', (path, isAllowed) => {
    expect(allowsForeignScripts(path)).toBe(isAllowed);
  });
});

test.each([
  ['/guide/', '/tool/', true],
  ['/zh/tool/115/token.html', '/zh/', true],
  ['/tool/', '/tool/115/token.html', false],
  ['/tool/', '/zh/tool/', false],
  ['/guide/', '/toolbox', false],
  ['/faq/', '/guide/api/fs.html', true],
  ['/zh/guide/api/', '/zh/guide/', true],
  ['/guide/api/fs.html', '/guide/api/admin/user.html', false],
  ['/guide/api/', '/zh/guide/api/', false],
  ['/guide/api/', '/tool/', true],
  ['/guide/', '/guide/apidoc', false],
])('from %s to %s needs a new document: %s', (from, to, crosses) => {
  expect(crossesCredentialBoundary(from, to)).toBe(crosses);
});
