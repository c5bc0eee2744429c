import {describe, expect, test} from 'vitest';
import {buildOf, isAnswered} from '@site/src/lib/shared/serviceWorker';

const english = {base: '/', untouched: ['/zh/', '/tool/', '/guide/api/']};
const chinese = {base: '/zh/', untouched: ['/zh/tool/', '/zh/guide/api/']};

describe('the service worker answers', () => {
  test.each([
    ['a page', '/guide/', undefined, english],
    ['a file of a page', '/assets/js/1.js', '/guide/', english],
    ['a page in Chinese', '/zh/guide/', undefined, chinese],
  ])('%s', (_, path, from, settings) => {
    expect(isAnswered(path, from, settings)).toBe(true);
  });
});

describe('the service worker leaves to the browser', () => {
  test.each([
    ['a token helper', '/tool/115/token.html', undefined, english],
    ['what a token helper loads, which says nothing of itself', '/assets/js/1.js', '', english],
    ['what a page of the API loads', '/assets/js/1.js', '/guide/api/fs.html', english],
    ['the other language', '/zh/guide/', undefined, english],
    ['everything outside of its language', '/guide/', undefined, chinese],
    ['a token helper in Chinese', '/zh/tool/', undefined, chinese],
  ])('%s', (_, path, from, settings) => {
    expect(isAnswered(path, from, settings)).toBe(false);
  });
});

test('a page tells its build by its main script', () => {
  expect(buildOf('/zh/assets/js/runtime~main.1a.js /zh/assets/js/main.0f3.js')).toBe('main.0f3.js');
  expect(buildOf('<p>no scripts</p>')).toBeUndefined();
});
