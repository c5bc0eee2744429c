import {describe, expect, test} from 'vitest';
import {noticeRules} from '@site/src/data/noticeRules';
import {notices} from '@site/src/data/notices';
import {noticeFor, noticeStorageKey, type NoticeRule} from '@site/src/lib/browser/notice';

const never = (): boolean => false;

const windows7 =
  'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36';
const windows11 = windows7.replace('6.1', '10.0');

describe('noticeFor', () => {
  const rules: readonly NoticeRule[] = [
    {key: 'home', path: '/'},
    {key: 'install', match: /^\/guide\/install\//},
    {key: 'guide', match: /^\/guide\//},
  ];
  test.each([
    ['/', 'home'],
    ['/guide/install/docker.html', 'install'],
    ['/guide/', 'guide'],
    ['/faq/', undefined],
    ['', undefined],
  ])('%s gets %s', {tags: ['@3-notice-configuration-path-or']}, (pathname, key) => {
    expect(noticeFor(pathname, rules, windows11, never)?.key).toBe(key);
  });
  test('a dismissed notice makes room for the next that fits', () => {
    const next = noticeFor('/guide/install/', rules, windows11, ({key}) => key === 'install');
    expect(next?.key).toBe('guide');
  });
  test('nothing shows without rules', () => {
    const none: readonly NoticeRule[] = [];
    expect(noticeFor('/', none, windows11, never)).toBeUndefined();
  });
});

test('a dismissal is kept under the key of its notice', () => {
  expect(noticeStorageKey({key: 'a'})).toBe('notice.a');
});

describe('the notices in force', () => {
  test('each has a key of its own and either a path or a pattern', () => {
    expect(new Set(noticeRules.map(({key}) => key)).size).toBe(noticeRules.length);
    const counts = noticeRules.map(({path, match}) => [path, match].filter(Boolean).length);
    expect(counts.filter((count) => count !== 1)).toEqual([]);
  });
  test('nobody else hears of Windows 7', () => {
    expect(noticeFor('/', noticeRules, windows11, never)).toBeUndefined();
  });
  test('the home page tells readers on Windows 7 that 3.30.0 drops it', () => {
    const rule = noticeFor('/', noticeRules, windows7, never);
    expect(rule?.showOnce).toBe(true);
    const {title, content} = notices[rule?.key ?? 'windows-7'];
    for (const locale of ['en', 'zh'] as const) {
      expect(title[locale]).toContain('Windows 7');
      expect(content[locale]).toContain('3.30.0');
    }
  });
});
