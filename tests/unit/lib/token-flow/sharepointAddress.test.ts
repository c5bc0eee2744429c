import {describe, expect, test} from 'vitest';
import {graphSitePath, sharepointAddress} from '@site/src/lib/browser/token-flow/sharepointAddress';

describe('WebDAV address', () => {
  test.each([
    [
      'https://x-my.sharepoint.com/personal/a_b_com/_layouts/15/onedrive.aspx?id=1#x',
      'https://x-my.sharepoint.com/personal/a_b_com/Documents',
    ],
    [
      'https://x.sharepoint.com/sites/team',
      'https://x.sharepoint.com/sites/team/Shared%20Documents',
    ],
    [
      'https://x.sharepoint.com/sites/team/',
      'https://x.sharepoint.com/sites/team/Shared%20Documents',
    ],
    [
      'https://x.sharepoint.com/sites/a/Forms/AllItems.aspx',
      'https://x.sharepoint.com/sites/a/Shared%20Documents',
    ],
    ['https://x.sharepoint.com/teams/t', 'https://x.sharepoint.com/teams/t/Shared%20Documents'],
    ['https://x.sharepoint.com/', 'https://x.sharepoint.com/Shared%20Documents'],
    [
      'https://x.sharepoint.cn/sites/%E5%9B%A2%E9%98%9F',
      'https://x.sharepoint.cn/sites/%E5%9B%A2%E9%98%9F/Shared%20Documents',
    ],
    [
      'https://x.sharepoint.com/:f:/r/sites/team/Docs',
      'https://x.sharepoint.com/sites/team/Shared%20Documents',
    ],
    ['https://x.sharepoint.us/sites/team', 'https://x.sharepoint.us/sites/team/Shared%20Documents'],
  ])('%s', (input, encoded) => {
    const result = sharepointAddress(input);
    expect(result).toMatchObject({encoded, plain: decodeURI(encoded)});
  });

  test.each([
    ['', 'not-address'],
    ['x.sharepoint.com/sites/a', 'not-address'],
    ['http://x.sharepoint.com/sites/a', 'not-https'],
    ['https://x.sharepoint.com:8443/sites/a', 'not-https'],
    ['https://user@x.sharepoint.com/sites/a', 'not-https'],
    ['https://sharepoint.com.example.org/sites/a', 'foreign-host'],
    ['https://example.org/sites/a', 'foreign-host'],
    ['javascript:alert(1)', 'foreign-host'],
    ['https://onedrive.live.com/?id=root', 'consumer'],
    ['https://1drv.ms/f/s!abc', 'consumer'],
    ['https://x.sharepoint.com/sites/', 'no-library'],
    ['https://x-my.sharepoint.com/', 'no-library'],
  ])('%s is refused: %s', (input, fault) => {
    expect(sharepointAddress(input)).toBe(fault);
  });
});

test.each([
  ['https://x.sharepoint.com/sites/team/Docs', 'x.sharepoint.com:/sites/team'],
  ['https://x.sharepoint.com/', 'x.sharepoint.com'],
  ['https://example.org/sites/a', undefined],
])('site of %s for Microsoft Graph', (input, path) => {
  expect(graphSitePath(input)).toBe(path);
});
