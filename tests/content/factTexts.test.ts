import {describe, expect, test} from 'vitest';
import {catalogueNames, translatableTexts} from '@site/src/plugins/facts/data/factTexts';
import {englishLabel} from '@site/src/plugins/facts/data/labels';
import {faultsOf} from '@site/tests/helpers/chinese';
import {siteFacts} from '@site/tests/helpers/facts';

const {raw, chinese} = siteFacts;
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
    expect(Object.values(texts).flatMap(faultsOf)).toEqual([]);
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

describe('Chinese labels', () => {
  /** Labels that are names and the same in every language. */
  const names = [
    'BDUSS',
    'AUSHELLPORTAL',
    'DPoP',
    'CDN',
    'ID',
    'IP',
    'AID',
    'TF UID',
    'Cookie',
    'SHA-256',
    'Robots.txt',
    'User-Agent',
  ];

  test.each(['fields', 'common', 'settings', 'options'] as const)('%s are Chinese', (part) => {
    const labels = Object.values(chinese.labels[part]);
    expect(labels.filter((label) => !HAN.test(label) && !names.includes(label))).toEqual([]);
    expect(labels.flatMap(faultsOf)).toEqual([]);
  });

  test('none is left over', () => {
    const keys = new Set(raw.drivers.flatMap(({fields}) => fields.map(({key}) => key)));
    const stale = Object.keys(chinese.labels.fields).filter(
      (label) => !keys.has(label) && !keys.has(label.slice(label.indexOf('.') + 1)),
    );
    expect(stale).toEqual([]);
    const settings = new Set(raw.settings.settings.map(({key}) => key));
    expect(Object.keys(chinese.labels.settings).filter((key) => !settings.has(key))).toEqual([]);
  });
});

test('an English label is written as the program writes it', () => {
  expect(englishLabel('root_folder_path')).toBe('Root folder path');
  expect(englishLabel('BDUSS')).toBe('BDUSS');
});
