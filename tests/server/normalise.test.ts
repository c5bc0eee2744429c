import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {failureAnswer} from '@site/server/http/answer';
import {ApiFailure, type FailureFamily} from '@site/server/upstream/failure';
import {cleanText, normaliseFailure} from '@site/server/upstream/normalise';
import {madeUpCases} from '@site/tests/helpers/madeUpCases';

const CASES = madeUpCases(20_000);
const families: readonly FailureFamily[] = ['plain', 'oauth', 'aliyun', 'graph'];

describe('normaliseFailure', () => {
  test.each([
    [{error: 'no code'}, '', 'no code'],
    [{error: 'invalid_grant', error_description: 'used'}, 'invalid_grant', 'used'],
    [{code: 'InvalidCode', message: 'used', error: ''}, 'InvalidCode', 'used'],
    [{error: {code: 'itemNotFound', message: 'No such site'}}, 'itemNotFound', 'No such site'],
    [{code: 500, message: 'failed', data: null}, '', 'code: 500, message: failed'],
    [{text: 'refused'}, '', 'refused'],
    [
      {state: 0, errno: 990_001, message: ''},
      '',
      'code: 990001, message: The provider returned no reason.',
    ],
    [undefined, '', 'The provider did not return JSON.'],
    [[], '', 'The provider returned no reason.'],
  ])('reads %j', (json, code, text) => {
    expect(normaliseFailure({status: 400, json}, [])).toEqual({status: 400, code, text});
  });

  test.each([
    [200, 400],
    [204, 400],
    [400, 400],
    [401, 401],
    [429, 429],
    [500, 502],
    [503, 502],
    [302, 502],
    [0, 502],
  ])('a status %i becomes %i', (status, expected) => {
    expect(normaliseFailure({status, json: {}}, []).status).toBe(expected);
  });
});

describe('cleanText', () => {
  test('hides what the request carried, and whatever is long enough to be a token', () => {
    expect(cleanText('code abc-123 is used', ['abc-123'])).toBe('code *** is used');
    expect(cleanText('is pass\nphrase one', ['pass phrase one'])).toBe('is ***');
    expect(cleanText(`token ${'a1'.repeat(30)}.x.y`, [])).toBe('token ***');
  });
  test('keeps ordinary words and the numbers that people look up', () => {
    const text =
      'AADSTS7000215: Invalid client secret. Trace ID: 11111111-2222-3333-4444-555555555555';
    expect(cleanText(text, ['no'])).toBe(text);
  });
  test('takes out markup and control characters, and cuts at 500', () => {
    expect(cleanText('a<script>alert(1)</script>b\u0000\u202ec<img', [])).toBe('a alert(1) b c');
    expect(cleanText('long word '.repeat(100), [])).toHaveLength(500);
  });
});

/** Anything a provider may send, with the secret in any place. */
function bodyWith(secret: string): fc.Arbitrary<unknown> {
  const text = fc.oneof(
    fc.string({unit: 'binary', maxLength: 40}),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '"><svg/onload=1>',
      '</',
      '\u2028',
    ),
    fc.constant(secret),
    fc.tuple(fc.string({maxLength: 8}), fc.string({maxLength: 8})).map(([a, b]) => a + secret + b),
    fc
      .tuple(fc.constantFrom('<', '\u0000', '\n', '>'), fc.nat(secret.length))
      .map(([mark, at]) => secret.slice(0, at) + mark + secret.slice(at)),
  );
  const leaf = fc.oneof(text, fc.integer(), fc.constant(null), fc.boolean(), fc.double());
  const member = fc.constantFrom(
    'error',
    'error_description',
    'code',
    'message',
    'text',
    'errno',
    'error_msg',
    'data',
    '__proto__',
    'toString',
  );
  const object = fc
    .array(fc.tuple(member, fc.oneof(leaf, fc.dictionary(member, leaf))))
    .map((entries) => Object.fromEntries(entries));
  return fc.oneof(
    {weight: 6, arbitrary: object},
    leaf,
    fc.array(leaf),
    fc.constant(undefined),
    fc.anything(),
  );
}

test('whatever a provider answers, nothing throws, no secret comes out, and no markup', async () => {
  const secretOf = fc.string({
    unit: fc.constantFrom('a', 'b', 'X', 'Y', '0', '1', '8', '9', '-', '_', '.'),
    minLength: 8,
    maxLength: 60,
  });
  const input = secretOf.chain((secret) =>
    fc.record({
      secret: fc.constant(secret),
      json: bodyWith(secret),
      status: fc.integer({min: -1, max: 700}),
      family: fc.constantFrom(...families),
    }),
  );
  await fc.assert(
    fc.asyncProperty(input, async ({secret, json, status, family}) => {
      const failure = normaliseFailure({status, json}, [secret]);
      const answer = failureAnswer(new ApiFailure(failure), family);
      const text = await answer.text();
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/[<>\u2028\u2029]/);
      expect(text.length).toBeLessThan(4000);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(600);
      expect(answer.headers.get('content-type')).toContain('application/json');
      const body = JSON.parse(text) as {error: unknown};
      expect(JSON.stringify(body.error).length).toBeGreaterThan(2);
    }),
    {numRuns: CASES},
  );
}, 60_000);
