import {describe, expect, test} from 'vitest';
import {noticeRules} from '@site/src/data/noticeRules';
import {notices} from '@site/src/data/notices';
import {noticeFor, noticeStorageKey, type NoticeRule} from '@site/src/lib/notice';

const never = (): boolean => false;

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
  ])('%s gets %s', (pathname, key) => {
    expect(noticeFor(pathname, rules, never)?.key).toBe(key);
  });
  test('a dismissed notice makes room for the next that fits', () => {
    const next = noticeFor('/guide/install/', rules, ({key}) => key === 'install');
    expect(next?.key).toBe('guide');
  });
  test('nothing shows without rules', () => {
    expect(noticeFor('/', [], never)).toBeUndefined();
  });
});

test('a dismissal is kept under the key of its notice', () => {
  expect(noticeStorageKey({key: 'a'})).toBe('notice.a');
});

describe('the notices in force', () => {
  test('each has a key of its own and either a path or a pattern', () => {
    expect(new Set(noticeRules.map(({key}) => key)).size).toBe(noticeRules.length);
    for (const {path, match} of noticeRules) expect([path, match].filter(Boolean)).toHaveLength(1);
  });
  test('the home page says that 3.30.0 drops Windows 7', () => {
    const rule = noticeFor('/', noticeRules, never);
    expect(rule?.showOnce).toBe(true);
    const {title, content} = notices[rule?.key ?? 'windows-7'];
    for (const locale of ['en', 'zh'] as const) {
      expect(title[locale]).toContain('Windows 7');
      expect(content[locale]).toContain('3.30.0');
    }
  });
});
