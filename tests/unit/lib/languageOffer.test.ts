import {describe, expect, test} from 'vitest';
import {
  languageToOffer,
  preferredLocale,
  type LanguageSituation,
} from '@site/src/lib/browser/languageOffer';

describe('preferredLocale', () => {
  test.each([
    [['zh'], 'zh'],
    [['zh-CN'], 'zh'],
    [['zh-TW'], 'zh'],
    [['zh-Hant-HK'], 'zh'],
    [['ZH-hans'], 'zh'],
    [['zh_CN'], 'zh'],
    [['en'], 'en'],
    [['en-GB'], 'en'],
    [['de-DE'], undefined],
    [['enm', 'zhx'], undefined],
    [[''], undefined],
    [[], undefined],
    [['fr-FR', 'zh-CN', 'en'], 'zh'],
    [['en-US', 'zh-CN'], 'en'],
  ])('%j is %s', (languages, locale) => {
    expect(preferredLocale(languages)).toBe(locale);
  });
});

describe('languageToOffer', () => {
  const situation: LanguageSituation = {
    pathname: '/guide/',
    pageLocale: 'en',
    languages: ['zh-CN'],
    hasTranslation: true,
    isDecided: false,
  };
  test('offers the language of the browser on a page of another', () => {
    expect(languageToOffer(situation)).toBe('zh');
    expect(
      languageToOffer({
        ...situation,
        pathname: '/zh/guide/',
        pageLocale: 'zh',
        languages: ['en-US'],
      }),
    ).toBe('en');
  });
  test.each<[string, Partial<LanguageSituation>]>([
    ['in the page’s own language', {languages: ['en-US']}],
    ['in a language the site does not have', {languages: ['de']}],
    ['after a choice or a refusal', {isDecided: true}],
    ['where there is no such page in the other language', {hasTranslation: false}],
    ['on a callback page', {pathname: '/tool/onedrive/callback.html'}],
    ['on a callback page without ending', {pathname: '/tool/onedrive/callback'}],
    ['on a callback page that is a folder', {pathname: '/tool/onedrive/callback/'}],
    ['on a callback page further down', {pathname: '/tool/a/b/callback.html'}],
    ['on the callback page of the tools', {pathname: '/tool/callback.html'}],
    ['on a callback page written in capitals', {pathname: '/Tool/OneDrive/Callback.html'}],
  ])('offers nothing %s', (_name, change) => {
    expect(languageToOffer({...situation, ...change})).toBeUndefined();
  });
  test.each(['/tool/onedrive/request.html', '/guide/callback.html', '/tool/x/callback-help.html'])(
    'offers it on %s, which is no callback page',
    (pathname) => {
      expect(languageToOffer({...situation, pathname})).toBe('zh');
    },
  );
  test('offers nothing on a Chinese callback page', () => {
    const pathname = '/zh/tool/onedrive/callback.html';
    expect(
      languageToOffer({...situation, pathname, pageLocale: 'zh', languages: ['en']}),
    ).toBeUndefined();
  });
});
