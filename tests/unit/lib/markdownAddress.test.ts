import {expect, test} from 'vitest';
import {hasMarkdown, markdownAddress} from '@site/src/lib/shared/markdownAddress';

test.each([
  ['/guide/s3.html', '/guide/s3.md'],
  ['/zh/guide/', '/zh/guide/index.md'],
  ['/', '/index.md'],
  ['/docs/tool', '/docs/tool.md'],
])('the Markdown of %s is %s', (page, markdown) => {
  expect(markdownAddress(page)).toBe(markdown);
});

test.each([
  ['guide/s3.html', true],
  ['', true],
  ['tool/', true],
  ['tool/baidu/callback.html', false],
  ['search.html', false],
  ['404.html', false],
])('"%s" is written as Markdown: %s', (page, isWritten) => {
  expect(hasMarkdown(page)).toBe(isWritten);
});
