import {describe, expect, test} from 'vitest';
import {homeBanner} from '@site/src/data/banners';
import {languageOffer} from '@site/src/data/languageOffer';
import {dismissNotice, notices} from '@site/src/data/notices';
import {faultsOf} from '@site/tests/helpers/chinese';

/** Every Chinese text in a record, however deep. */
function chineseIn(value: unknown, isChinese = false): readonly string[] {
  if (typeof value === 'string') return isChinese ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => chineseIn(part, isChinese || key === 'zh'));
}

describe('texts that load with popups and banners', () => {
  const texts = chineseIn([homeBanner, languageOffer, dismissNotice, notices]);

  test('read Chinese and keep the rules of its typography', () => {
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([]);
    expect(texts.flatMap((text) => faultsOf(text))).toEqual([]);
  });
});
