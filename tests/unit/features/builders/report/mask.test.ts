import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {loadFacts} from '@site/src/build/facts/facts';
import {secretKeys} from '@site/src/build/facts/secretKeys';
import {countMasks, maskKinds} from '@site/src/features/builders/report/hidden';
import {createMasker} from '@site/src/features/builders/report/mask';
import {plainTexts, samples} from './samples';

const keys = secretKeys(loadFacts('.'));
const facts = {
  secretKeys: keys,
  publicHosts: [
    'api.alistgo.com',
    'api.telegram.org',
    'blob.core.windows.net',
    'example.com',
    'graph.microsoft.com',
    'pan.quark.cn',
    's3.eu-central-1.amazonaws.com',
  ],
};
const mask = (text: string): string => createMasker(facts).mask(text);

describe('what is pasted', () => {
  test.each(samples)('$name: no secret survives', ({text, secrets, kinds, kept = []}) => {
    for (const secret of secrets) expect(text).toContain(secret);
    const masked = mask(text);
    for (const secret of secrets) expect(masked).not.toContain(secret);
    expect([...countMasks(masked).keys()]).toEqual(expect.arrayContaining([...kinds]));
    for (const part of kept) expect(masked).toContain(part);
  });

  test.each(plainTexts)('stays as it is without secrets: %s', (text) => {
    expect(mask(text)).toBe(text);
  });

  test('has samples of every kind', () => {
    const kinds = new Set(samples.flatMap((sample) => sample.kinds));
    expect([...kinds].sort()).toEqual([...maskKinds].sort());
  });

  test.each(samples)('$name: masking again changes nothing', ({text}) => {
    const masked = mask(text);
    expect(mask(masked)).toBe(masked);
  });

  test('keeps plain lines between lines with secrets, in any order', () => {
    const lines = fc.shuffledSubarray([...samples], {minLength: 5, maxLength: 30});
    fc.assert(
      fc.property(lines, fc.constantFrom('\n', '\n\n'), (some, gap) => {
        const masked = mask(some.map(({text}) => text).join(gap));
        for (const {secrets} of some)
          for (const secret of secrets) expect(masked).not.toContain(secret);
      }),
      {numRuns: 60},
    );
  });
});

const letters = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({unit: fc.constantFrom(...alphabet.split('')), minLength, maxLength});

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Marks a value, so that a piece of it can be told from other text. */
const secretOf = (value: fc.Arbitrary<string>) => value.map((text) => `Qz7${text}7zQ`);
const token = secretOf(letters(`${ALPHABET}-_`, 6, 60));
const password = secretOf(letters(`${ALPHABET} !#$%&()*+,./:;<=>?@[]^_{|}~"'\\中文`, 6, 30));

const secretKey = fc.constantFrom(...keys);

/** Ways in which programs write a value and its key. */
const writers: Readonly<Record<string, (key: string, value: string) => string>> = {
  JSON: (key, value) => JSON.stringify({id: 1, [key]: value, after: 'x'}),
  'indented JSON': (key, value) => JSON.stringify({[key]: value, after: 'x'}, null, 2),
  'JSON inside JSON': (key, value) =>
    JSON.stringify({addition: JSON.stringify({[key]: value, after: 'x'})}),
  'JSON inside JSON inside JSON': (key, value) =>
    JSON.stringify({msg: JSON.stringify({addition: JSON.stringify({[key]: value})})}),
  'an environment file': (key, value) => `A=1\nALIST_${key.toUpperCase()}=${value}\nB=2`,
  'a quoted variable': (key, value) => `-e '${key}=${value.replaceAll(/['\\]/g, '')}' image`,
};

describe('any secret', () => {
  test.each(Object.keys(writers))('is gone from %s, whatever its letters', (name) => {
    fc.assert(
      fc.property(secretKey, fc.oneof(token, password), (key, value) => {
        const masked = mask(writers[name]?.(key, value) ?? '');
        expect(masked).not.toMatch(/Qz7|7zQ/);
      }),
      {numRuns: 300},
    );
  });

  test.each([
    ['a header', (value: string) => `Authorization: Bearer ${value}\nAccept: */*`],
    ['a cookie', (value: string) => `Cookie: a=1; b=${value}; c=3`],
    ['a header in curl', (value: string) => `curl -H "Cookie: x=${value}" https://a.example/`],
    ['a parameter', (value: string) => `GET /d/a?sign=${value}&page=2 HTTP/1.1`],
    ['a structure of Go', (value: string) => `{RefreshToken:${value} OrderBy:name}`],
    ['a field of a log', (value: string) => `level=error token=${value} path=/a`],
    ['a message', (value: string) => `the access token "${value}" is expired`],
    ['credentials', (value: string) => `https://jan:${value}@example.com/dav`],
  ])('is gone from %s', (_name, write) => {
    fc.assert(
      fc.property(token, (value) => {
        expect(mask(write(value))).not.toMatch(/Qz7|7zQ/);
      }),
      {numRuns: 200},
    );
  });

  test('is gone without a key if it’s long and random', () => {
    fc.assert(
      fc.property(letters('0123456789abcdef', 32, 64), (value) => {
        fc.pre(
          /(?:\d[a-f]|[a-f]\d)/.test(value) && (value.match(/\d[a-f]|[a-f]\d/g)?.length ?? 0) > 5,
        );
        expect(mask(`refused ${value} again`)).toBe('refused [value-1] again');
      }),
      {numRuns: 300},
    );
  });
});

describe('every key of a secret that the facts name', () => {
  test.each(keys)('%s', (key) => {
    expect(mask(JSON.stringify({[key]: 'open sesame'}))).not.toContain('sesame');
  });
});

describe('masks', () => {
  test('are equal for equal values, in every text', () => {
    const masker = createMasker(facts);
    const first = masker.mask('a token=Ab1-Cd2-Ef3, token=Other-9');
    expect(first).toBe('a token=[token-1], token=[token-2]');
    expect(masker.mask('refused: Ab1-Cd2-Ef3')).toBe('refused: [token-1]');
  });

  test('start again once everything is forgotten', () => {
    const masker = createMasker(facts);
    masker.mask('token=Ab1-Cd2-Ef3');
    masker.forget();
    expect(masker.mask('refused: Ab1-Cd2-Ef3, token=Other-9')).toBe(
      'refused: Ab1-Cd2-Ef3, token=[token-1]',
    );
  });

  test('are counted by kind, each value once', () => {
    const text = '[token-1] [token-2] [token-1] [ip-1] [other-1] [token-x]';
    expect([...countMasks(text)]).toEqual([
      ['token', 2],
      ['ip', 1],
    ]);
  });

  test('show public hosts, and what of a host is the provider’s', () => {
    expect(
      mask('https://graph.microsoft.com/v1.0 https://my-own.s3.eu-central-1.amazonaws.com/'),
    ).toBe('https://graph.microsoft.com/v1.0 https://[host-1].amazonaws.com/');
  });
});

/** A pattern that takes the square of a text's length would need hours for these. */
describe('a log of a megabyte is masked, also one that makes patterns search in vain:', () => {
  const MEGABYTE = 2 ** 20;
  const filled = (text: string): string =>
    text.repeat(Math.ceil(MEGABYTE / text.length)).slice(0, MEGABYTE);
  test.each([
    'time="2026-01-02T03:04:05Z" level=error msg="failed" token=Ab1-Cd2-Ef3 file=driver.go:12\n',
    'a',
    '\\',
    '"',
    'token:',
    '"token":"',
    'a@',
    'a.',
    'a:',
    '1.',
    '/a1b2c3d4',
    '&a=b',
    'a=bbbbbbb;',
    '-----BEGIN ',
    'http://',
    'Cookie: a=b; ',
    'Token:abc def ',
    'valid for a.b, ',
  ])(
    '%j',
    (text) => {
      expect(mask(filled(text)).length).toBeGreaterThan(0);
    },
    60_000,
  );
});
