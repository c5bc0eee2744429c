import {describe, expect, test} from 'vitest';
import {
  completeLocales,
  inLanguage,
  isLocalized,
  languageOf,
  otherLocale,
  withoutLocale,
} from '@site/src/lib/shared/localized';

describe('a text in a language', () => {
  test('is its own where there is one', () => {
    expect(inLanguage({en: 'Search', zh: '搜索'}, 'zh')).toBe('搜索');
    expect(inLanguage({en: 'Search', zh: '搜索', xx: 'Xearch'}, 'xx')).toBe('Xearch');
  });

  test('is the English one where there is none, also where none is a word', () => {
    expect(inLanguage({en: 'Search', zh: '搜索'}, 'xx')).toBe('Search');
    expect(inLanguage({en: ' ', zh: ''}, 'zh')).toBe('');
  });

  test('can be missing in a language that has only some', () => {
    expect(isLocalized({en: 'Search', zh: '搜索'})).toBe(true);
    expect(isLocalized({en: 'Search'})).toBe(false);
  });
});

test('each language says how it is named, and an unknown one is called by its code', () => {
  expect(completeLocales.map((locale) => languageOf(locale).htmlLang)).toEqual(['en-US', 'zh-CN']);
  expect(languageOf('xx').tag).toBe('xx');
});

test('every language but English also finds English', () => {
  expect((['en', 'zh', 'xx'] as const).map(otherLocale)).toEqual(['zh', 'en', 'en']);
});

test.each([
  ['/zh/guide/', '/guide/'],
  ['/ZH/tool/', '/tool/'],
  ['/guide/zh/', '/guide/zh/'],
  ['/zhuang/', '/zhuang/'],
])('%s without its language is %s', (path, bare) => {
  expect(withoutLocale(path)).toBe(bare);
});
