import {expect, test} from 'vitest';
import {markdownAddress} from '@site/src/lib/shared/markdownAddress';

test.each([
  ['/guide/s3.html', '/guide/s3.md'],
  ['/zh/guide/', '/zh/guide/index.md'],
  ['/', '/index.md'],
  ['/docs/tool', '/docs/tool.md'],
])('the Markdown of %s is %s', (page, markdown) => {
  expect(markdownAddress(page)).toBe(markdown);
});
