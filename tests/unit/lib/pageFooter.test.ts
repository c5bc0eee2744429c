import {describe, expect, test} from 'vitest';
import {copyrightParts, footerFor} from '@site/src/config/footer';
import {copyrightLine, footerOverride} from '@site/src/lib/shared/pageFooter';

const parts = {word: 'Copyright', year: 2026, authors: ['Ann', 'Bob'], separator: ', '};

describe('copyrightLine', () => {
  test('has year, authors, and the licence if there is one', () => {
    expect(copyrightLine(parts)).toBe('Copyright © 2026 Ann, Bob');
    expect(copyrightLine({...parts, license: 'MIT'})).toBe('Copyright © 2026 Ann, Bob · MIT');
  });

  test(
    'of the site names the current year in both languages',
    {tags: ['@2-footer-copyright-defaults-current']},
    () => {
      const year = String(new Date().getFullYear());
      // Its hyphen is no place to end a line.
      const license = 'AGPL\u2060-\u20603.0';
      expect(footerFor('en').copyright).toBe(`Copyright © ${year} AList contributors · ${license}`);
      expect(footerFor('zh').copyright).toBe(`版权所有 © ${year} AList 贡献者 · ${license}`);
      expect(copyrightParts('zh').separator).toBe('、');
    },
  );
});

describe('footerOverride', () => {
  const site = {...parts, license: 'MIT'};

  test('is nothing for a page that changes nothing', () => {
    expect(footerOverride({}, site)).toBeUndefined();
  });

  test.each([
    ['a text of its own', {footer: 'Hello'}, {text: 'Hello'}],
    ['no footer', {footer: false}, {text: false}],
    ['a line of its own', {copyright: 'Ours', license: 'CC0'}, {copyright: 'Ours'}],
    ['no line', {copyright: false}, {copyright: false}],
    ['another licence', {license: 'CC0'}, {copyright: 'Copyright © 2026 Ann, Bob · CC0'}],
    ['its own authors', {authors: ['Eve']}, {copyright: 'Copyright © 2026 Eve · MIT'}],
  ] as const)('gives a page %s', (_name, frontMatter, override) => {
    expect(footerOverride(frontMatter, site)).toEqual(override);
  });
});
