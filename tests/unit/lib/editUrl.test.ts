import {expect, test} from 'vitest';
import {editUrl, readUrl} from '@site/src/lib/node/editUrl';

const target = {repo: 'https://host.example/a/b', branch: 'main', path: 'docs/guide/a b.mdx'};

test.each([
  ['github', 'https://host.example/a/b/edit/main/docs/guide/a%20b.mdx'],
  ['gitlab', 'https://host.example/a/b/-/edit/main/docs/guide/a%20b.mdx'],
  ['gitee', 'https://host.example/a/b/edit/main/docs/guide/a%20b.mdx'],
  [
    'bitbucket',
    'https://host.example/a/b/src/main/docs/guide/a%20b.mdx?mode=edit&spa=0&at=main&fileviewer=file-view-default',
  ],
] as const)('builds the edit address of %s', (host, address) => {
  expect(editUrl(host, target)).toBe(address);
});

test.each([
  ['github', 'https://host.example/a/b/blob/main/docs/guide/a%20b.mdx'],
  ['gitlab', 'https://host.example/a/b/-/blob/main/docs/guide/a%20b.mdx'],
  ['gitee', 'https://host.example/a/b/blob/main/docs/guide/a%20b.mdx'],
  ['bitbucket', 'https://host.example/a/b/src/main/docs/guide/a%20b.mdx?at=main'],
] as const)('builds the reading address of %s', (host, address) => {
  expect(readUrl(host, target)).toBe(address);
});

test('a branch with a slash and a path with signs of addresses stay what they are', () => {
  const odd = {...target, branch: 'docs/v3', path: 'docs/a#b?c$&.mdx'};
  expect(editUrl('github', odd)).toBe(
    'https://host.example/a/b/edit/docs/v3/docs/a%23b%3Fc%24%26.mdx',
  );
  expect(editUrl('bitbucket', odd)).toContain('&at=docs/v3&');
});
