import {afterEach, describe, expect, test, vi} from 'vitest';
import {redirects} from '@site/src/data/redirects';
import {renderHostRedirects} from '@site/src/lib/node/hostRedirects';
import {isSiteTarget, leadTo} from '@site/src/lib/shared/redirectTarget';

const SITE = 'https://docs.example.com';

afterEach(() => vi.unstubAllGlobals());

const good = [
  '/',
  '/guide/',
  '/guide/drivers/s3.html?a=1&b=%2F%2Fx#top',
  '/zh/tool/baidu/callback',
];
const bad = [
  '//evil.example/login',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\n//evil.example',
  ' //evil.example',
  '/guide\\..\\..\\x',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'guide/',
  '',
];

describe('targets of redirects', () => {
  test.each(good)('%j stays on the site', (target) => {
    expect(isSiteTarget(target)).toBe(true);
    expect(new URL(target, SITE).origin).toBe(SITE);
  });

  test.each(bad)('%j is refused', (target) => {
    expect(isSiteTarget(target)).toBe(false);
    const replace = vi.fn();
    vi.stubGlobal('location', {replace});
    leadTo(target);
    expect(replace).not.toHaveBeenCalled();
  });

  test('a target is followed as it is', () => {
    const replace = vi.fn();
    vi.stubGlobal('location', {replace});
    for (const target of good) leadTo(target);
    expect(replace.mock.calls.flat()).toEqual(good);
  });
});

/** What a host can put in place of `:splat`. */
const splats = ['/evil.example', '\\evil.example', '%2fevil.example', '..//evil.example', 'x'];

test('no redirect of a host leads to another site, whatever stands in the request', () => {
  const rows = renderHostRedirects(redirects).trim().split('\n');
  expect(rows.length).toBeGreaterThan(20);
  const targets = rows.flatMap((row) => {
    const [, target = ''] = row.split(' ');
    return splats.map((splat) => target.replace(':splat', splat));
  });
  expect(targets.filter((target) => new URL(target, SITE).origin !== SITE)).toEqual([]);
  expect(targets.filter((target) => /^\/[/\\]/.test(target))).toEqual([]);
});
