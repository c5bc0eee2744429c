import {expect, test} from 'vitest';
import {editUrl} from '@site/src/lib/editUrl';

const target = {repo: 'https://host.example/a/b', branch: 'main', path: 'docs/guide/a b.mdx'};

test.each([
  ['github', 'https://host.example/a/b/edit/main/docs/guide/a%20b.mdx'],
  ['gitlab', 'https://host.example/a/b/-/edit/main/docs/guide/a%20b.mdx'],
  ['gitee', 'https://host.example/a/b/edit/main/docs/guide/a%20b.mdx'],
  ['bitbucket', 'https://host.example/a/b/src/main/docs/guide/a%20b.mdx?mode=edit'],
] as const)('builds the edit address of %s', (host, address) => {
  expect(editUrl(host, target)).toBe(address);
});
