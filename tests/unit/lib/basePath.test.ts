import {expect, test} from 'vitest';
import {underBase, withoutBase} from '@site/src/lib/shared/basePath';

test.each([
  ['/', '/guide/', '/guide/'],
  ['/docs/', '/docs/zh/guide/', '/zh/guide/'],
  ['/docs/', '/docs/', '/'],
  ['/docs/', '/docs', '/'],
  ['/team/docs/', '/team/docs/a.html', '/a.html'],
  // The router ignores case.
  ['/docs/', '/Docs/tool/115/token.html', '/tool/115/token.html'],
  ['/Team/Docs/', '/team/docs', '/'],
  // Not under the base.
  ['/docs/', '/other/', '/other/'],
  ['/docs/', '/docsy/', '/docsy/'],
])('under %s, %s is the path %s', (base, path, inside) => {
  expect(withoutBase(path, base)).toBe(inside);
});

test.each([
  ['/', '/guide/', '/guide/'],
  ['/docs/', '/', '/docs/'],
  ['/team/docs/', '/zh/a.html', '/team/docs/zh/a.html'],
])('under %s, the path %s is at %s', (base, path, url) => {
  expect(underBase(path, base)).toBe(url);
});
