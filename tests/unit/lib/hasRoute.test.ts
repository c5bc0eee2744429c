import {expect, test} from 'vitest';
import {hasRoute} from '@site/src/lib/hasRoute';

const routes = [
  {path: '/tool/'},
  {path: '/', routes: [{path: '/', routes: [{path: '/guide/drivers/s3.html'}]}]},
];

test.each([
  ['/tool/', true],
  ['/guide/drivers/s3.html', true],
  ['/guide/drivers/ftp.html', false],
  ['/', false],
])('%s is a page: %s', (address, isPage) => {
  expect(hasRoute(routes, address)).toBe(isPage);
});
