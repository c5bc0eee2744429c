import {describe, expect, test} from 'vitest';
import {environmentVariables, parseEnvironment} from '@site/src/lib/environment';

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
    ['DOCS_REPO', 'not an address'],
    ['DOCS_REPO_HOST', 'sourceforge'],
    ['DOCS_REPO_BRANCH', 'a branch'],
  ])('refuses %s=%s, naming the variable and what is allowed', (name, value) => {
    expect(() => parseEnvironment({[name]: value})).toThrow(
      new RegExp(`${name}=.*not valid\\. Allowed: `),
    );
  });
  test('refuses a misspelt variable', () => {
    expect(() => parseEnvironment({DOCS_ULR: 'x'})).toThrow(/unknown variable DOCS_ULR.*DOCS_URL/);
  });
});
