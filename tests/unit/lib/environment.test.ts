import {readdirSync} from 'node:fs';
import {describe, expect, test, vi} from 'vitest';
import {environmentVariables, parseEnvironment, SITE_FOLDERS} from '@site/src/lib/node/environment';

describe('parseEnvironment', () => {
  test('fills in the defaults', () => {
    expect(parseEnvironment({}).DOCS_URL).toBe(environmentVariables.DOCS_URL.fallback);
  });
  test('takes an empty value as not set', () => {
    expect(parseEnvironment({DOCS_REPO_BRANCH: ''}).DOCS_REPO_BRANCH).toBe('main');
  });
  test('drops a trailing slash', () => {
    expect(parseEnvironment({DOCS_URL: 'https://docs.example.com/'}).DOCS_URL).toBe(
      'https://docs.example.com',
    );
  });
  test.each([
    ['DOCS_URL', 'docs.example.com'],
    ['DOCS_URL', 'https://docs.example.com/sub'],
    ['DOCS_URL', 'javascript:alert(1)'],
    ['DOCS_BASE', 'docs'],
    ['DOCS_BASE', 'https://example.com/docs/'],
    ['DOCS_BASE', '//example.com'],
    ['DOCS_BASE', '/docs/../'],
    ['DOCS_BASE', '/zh/'],
    ['DOCS_BASE', '/guide/docs/'],
    ['DOCS_REPO', 'not an address'],
    ['DOCS_REPO_HOST', 'sourceforge'],
    ['DOCS_REPO_BRANCH', 'a branch'],
    ['DOCS_ALGOLIA_INDEX', 'an index'],
    ['DOCS_COMMENTS', 'no'],
    ['DOCS_GISCUS_REPO', 'only-a-name'],
    ['DOCS_ANALYTICS_SCRIPT', 'script.js'],
    ['DOCS_ADS_SCRIPT', 'https://ads.example.com/a.js ads.js'],
    ['DOCS_SCRIPT_ORIGINS', 'https://cdn.example.com/a.js'],
    ['DOCS_CSP_REPORT', 'reports.example.com'],
    ['DOCS_CSP_REPORT', 'https://reports.example.com/a;script-src'],
    ['DOCS_API_CN', 'api.example.com'],
  ])('refuses %s=%s, naming the variable and what is allowed', (name, value) => {
    expect(() => parseEnvironment({[name]: value})).toThrow(
      new RegExp(`${name}=.*not valid\\. Allowed: `),
    );
  });
  test.each([
    ['https://github.com/me/docs.git', 'https://github.com/me/docs'],
    ['https://github.com/me/docs.git/', 'https://github.com/me/docs'],
    ['https://github.com/me/docs.github', 'https://github.com/me/docs.github'],
  ])('takes the address of the repository %s as %s', (value, address) => {
    expect(parseEnvironment({DOCS_REPO: value}).DOCS_REPO).toBe(address);
  });
  test.each(['DOCS_API_CF', 'DOCS_CLIENT_BAIDU', 'DOCS_CLIENT_123PAN'] as const)(
    'turns the default of %s off',
    (name) => {
      expect(parseEnvironment({})[name]).not.toBe('');
      expect(parseEnvironment({[name]: 'off'})[name]).toBe('');
    },
  );
  test.each([
    ['', '/'],
    ['/', '/'],
    ['/docs', '/docs/'],
    ['/docs/', '/docs/'],
    ['/team/alist.docs/', '/team/alist.docs/'],
  ])('the base “%s” is %s', async (DOCS_BASE, base) => {
    vi.stubEnv('DOCS_BASE', DOCS_BASE);
    vi.resetModules();
    expect((await import('@site/src/config/base')).base).toBe(base);
    vi.unstubAllEnvs();
  });
  test('knows every first folder of the site, under whose name no base can be', () => {
    const folders = ['docs', 'static', 'src/pages'].flatMap((place) =>
      readdirSync(place, {withFileTypes: true})
        .filter((entry) => entry.isDirectory())
        .map(({name}) => name),
    );
    expect(SITE_FOLDERS).toEqual(expect.arrayContaining(folders));
  });
  test('refuses half of a group, naming what is missing', () => {
    expect(() => parseEnvironment({DOCS_ALGOLIA_APP_ID: 'A1', DOCS_ALGOLIA_INDEX: 'docs'})).toThrow(
      /DOCS_ALGOLIA_API_KEY is missing/,
    );
    expect(() => parseEnvironment({DOCS_GISCUS_CATEGORY: 'Q and A'})).toThrow(
      /DOCS_GISCUS_REPO, DOCS_GISCUS_REPO_ID, DOCS_GISCUS_CATEGORY_ID is missing/,
    );
  });
  test('refuses a misspelt variable', () => {
    expect(() => parseEnvironment({DOCS_ULR: 'x'})).toThrow(/unknown variable DOCS_ULR.*DOCS_URL/);
  });
});
