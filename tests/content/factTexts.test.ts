import {describe, expect, test} from 'vitest';
import {staleMeanings} from '@site/src/build/facts/catalogue';
import {catalogueNames, translatableTexts} from '@site/src/build/facts/factTexts';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {englishLabel, screenText} from '@site/src/build/facts/labels';
import {faultsOf} from '@site/tests/helpers/chinese';
import {siteFacts} from '@site/tests/helpers/facts';

const {raw} = siteFacts;
const chinese = siteFacts.translations.zh;
const HAN = /\p{Script=Han}/u;

describe.each(catalogueNames)('Chinese texts: %s', (name) => {
  const texts = chinese.texts[name];

  test('there is one for every English text, and none too many', () => {
    expect(Object.keys(texts).sort()).toEqual([...translatableTexts(raw, name)].sort());
  });

  test('each is Chinese, unless the English one is a bare name or code', () => {
    const notChinese = Object.entries(texts).filter(
      ([english, text]) => !HAN.test(text) && /[a-z]+ [a-z]+/.test(english),
    );
    expect(notChinese).toEqual([]);
  });

  test('each keeps the rules of Chinese typography', () => {
    // Names are as on the screen, whose spaces aren't ours.
    const ours = Object.values(texts).map((text) => text.replaceAll(/\*\*[^*]+\*\*/g, '名称'));
    expect(ours.flatMap(faultsOf)).toEqual([]);
  });

  test('each keeps the keys, paths and commands of the English one', () => {
    const codes = (text: string): readonly string[] => text.match(/[a-z]+(?:_[a-z]+)+/g) ?? [];
    const lost = Object.entries(texts).flatMap(([english, text]) =>
      codes(english)
        .filter((code) => !text.includes(code))
        .map((code) => `${code}: ${text}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('what labels mean', () => {
  test('explanations are Chinese, and each says more than the screen', () => {
    const entries = Object.values(chinese.meanings);
    const names = ['User-Agent'];
    const plain = entries.filter(({means}) => !HAN.test(means) && !names.includes(means));
    expect(plain).toEqual([]);
    expect(entries.filter(({screen, means}) => screen === means)).toEqual([]);
    expect(entries.flatMap(({means}) => faultsOf(means))).toEqual([]);
  });

  test('none explains a word that is no longer on the screen', () => {
    expect(staleMeanings(chinese, raw)).toEqual([]);
  });

  test('every field of a driver that the screen names in English is explained', () => {
    const unexplained = raw.drivers.flatMap(({name, fields}) =>
      fields
        .map(({key}) => ({key, ...localizeFacts(siteFacts, 'zh').field(name, key)}))
        .filter(({text, meaning}) => /^[A-Z][a-z]+ [a-z ]+$/.test(text) && meaning === undefined)
        .map(({key, text}) => `${name}.${key}: ${text}`),
    );
    expect(unexplained).toEqual([]);
  });
});

describe('labels on the screen', () => {
  const labels = raw['ui-labels'];

  test.each([
    [
      'a label in both languages',
      ['storages', 'common', 'mount_path'],
      'Mount Path',
      '显示文件夹名称',
    ],
    ['a label without Chinese', ['users', 'max_devices'], 'Max devices', 'Max devices'],
    ['a field without a label', ['drivers', 'S3', 'user_agent'], 'User agent', 'User agent'],
    [
      'a choice',
      ['storages', 'common', 'webdav_policys', 'native_proxy'],
      'native proxy',
      '本地代理',
    ],
  ])('%s', (_what, path, english, chineseText) => {
    expect(screenText(labels, 'en', path)).toBe(english);
    expect(screenText(labels, 'zh', path)).toBe(chineseText);
  });

  test('a word that misleads is explained to Chinese readers', () => {
    const zh = localizeFacts(siteFacts, 'zh');
    expect(zh.field('FTPS', 'tls_mode')).toEqual({text: '提示模式', meaning: 'TLS 模式'});
    expect(zh.field('BitQiu', 'user_agent').meaning).toBe('User-Agent');
    expect(localizeFacts(siteFacts, 'en').field('FTPS', 'tls_mode')).toEqual({text: 'Tls mode'});
  });
});

test('an English label is written as the program writes it', () => {
  expect(englishLabel('root_folder_path')).toBe('Root folder path');
  expect(englishLabel('BDUSS')).toBe('BDUSS');
});
