import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  cleanDetail,
  failureKinds,
  normalizeFailure,
  readRetryAfter,
  refusalOf,
  type Failure,
} from '@site/src/lib/shared/token-flow/failure';
import {madeUpCases} from '@site/tests/helpers/madeUpCases';

const NOW = Date.UTC(2026, 0, 1);
const RUNS = madeUpCases(10_000);

const answered = (status: number, body: unknown, retryAfter?: string): Failure =>
  normalizeFailure(
    {
      end: 'answered',
      status,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(retryAfter === undefined ? {} : {retryAfter}),
    },
    NOW,
  );

describe('the failure shapes of the contract', () => {
  test.each([
    [
      'F1 with status 200',
      200,
      {error: 'code: 5, message: no'},
      'provider-refused',
      'code: 5, message: no',
    ],
    ['F1 invalid app id', 200, {error: 'bad app_id'}, 'bad-client', 'bad app_id'],
    [
      'F2',
      400,
      {error: 'invalid_grant', error_description: 'Code has expired'},
      'code-used-or-expired',
      'Code has expired — invalid_grant',
    ],
    ['F2 client', 401, {error: 'invalid_client'}, 'bad-client', 'invalid_client'],
    ['F3', 400, {code: 'InvalidCode', message: 'no', error: 'no'}, 'code-used-or-expired', 'no'],
    [
      'F4 Graph',
      403,
      {error: {code: 'accessDenied', message: 'Denied'}},
      'provider-refused',
      'Denied',
    ],
    [
      'F4 Google',
      403,
      {error: {code: 403, message: 'scopes', status: 'PERMISSION_DENIED'}},
      'provider-refused',
      'scopes',
    ],
    ['F5', 500, {code: 500, message: 'broken', data: null}, 'provider-refused', 'broken'],
    ['F6', 400, {text: 'refused'}, 'provider-refused', 'refused'],
    [
      'F7',
      200,
      {state: 0, code: 7, message: 'wrong', error: '', errno: 7},
      'provider-refused',
      'wrong',
    ],
    [
      'F7 not confirmed',
      200,
      {error: 'code: 1, message: not confirmed'},
      'not-confirmed-yet',
      'code: 1, message: not confirmed',
    ],
    ['F9 page', 502, '<html><script>alert(1)</script>', 'bad-response', ''],
    ['F9 empty', 200, '', 'bad-response', ''],
    ['F12', 200, {token_type: 'bearer'}, 'bad-response', ''],
    [
      '501',
      501,
      {error: 'not configured on this server'},
      'bad-client',
      'not configured on this server',
    ],
  ])('%s', (_, status, body, kind, detail) => {
    expect(answered(status, body)).toMatchObject({kind, detail, retryable: false, status});
  });

  test('F8 may be sent again after the wait the server names', () => {
    expect(answered(429, '<html>', '7')).toMatchObject({
      kind: 'rate-limited',
      retryable: true,
      retryAfter: 7,
    });
  });

  test.each([
    ['unreachable', 'server-unreachable', true],
    ['timeout', 'timeout', true],
    ['cancelled', 'cancelled', false],
  ] as const)('F10 and F11: %s', (end, kind, retryable) => {
    expect(normalizeFailure({end}, NOW)).toEqual({kind, detail: '', retryable});
  });

  test('reads the number of a Microsoft error', () => {
    const failure = answered(400, {
      error: 'invalid_client',
      error_description: 'AADSTS7000215: Invalid client secret provided.',
    });
    expect(failure).toMatchObject({kind: 'bad-client', aadsts: 7000215});
  });
});

describe('Retry-After', () => {
  test.each([
    [null, undefined],
    ['', undefined],
    ['3', 3],
    ['999999', 3600],
    [new Date(NOW + 5000).toUTCString(), 5],
    [new Date(NOW - 5000).toUTCString(), 0],
    ['soon', undefined],
  ])('%s', (value, seconds) => {
    expect(readRetryAfter(value, NOW)).toBe(seconds);
  });
});

describe('texts from outside', () => {
  test('are cut', () => {
    expect(cleanDetail('word '.repeat(400)).length).toBeLessThanOrEqual(501);
  });

  test('keep hosts and names of errors', () => {
    const text = 'unsupported_grant_type at login.microsoftonline.com';
    expect(cleanDetail(text)).toBe(text);
  });

  test('lose what looks like a token', () => {
    expect(cleanDetail('bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcdef')).toBe(
      'bad token eyJh…',
    );
    expect(cleanDetail('550e8400-e29b-41d4-a716-446655440000')).toBe('550e…');
  });

  test('lose the secrets of the request, however short', () => {
    expect(cleanDetail('wrong password hunter2!', ['hunter2!'])).toBe('wrong password …');
  });
});

const anyBody = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record(
      {
        error: fc.oneof(fc.string(), fc.object(), fc.integer(), fc.constant(null)),
        error_description: fc.oneof(fc.string(), fc.array(fc.string())),
        code: fc.oneof(fc.string(), fc.integer()),
        message: fc.oneof(fc.string(), fc.object()),
        text: fc.string(),
        state: fc.oneof(fc.constant(0), fc.boolean(), fc.string()),
      },
      {requiredKeys: []},
    )
    .map((value) => JSON.stringify(value)),
);

test('whatever is answered, the normaliser gives a known kind and a short text', () => {
  fc.assert(
    fc.property(
      fc.integer({min: 100, max: 599}),
      anyBody,
      fc.option(fc.string()),
      (status, body, retryAfter) => {
        const failure = normalizeFailure({end: 'answered', status, body, retryAfter}, NOW);
        expect(failureKinds).toContain(failure.kind);
        expect(failure.detail.length).toBeLessThanOrEqual(501);
        expect(failure.detail).not.toMatch(/[\n\r\0]/);
        expect(failure.retryable).toBe(failure.kind === 'rate-limited');
      },
    ),
    {numRuns: RUNS},
  );
});

test('wherever a server repeats a secret or a token, it is not shown', () => {
  const letters = fc.constantFrom(...('abcdefABCDEF0123456789_-'.match(/./g) ?? []));
  const token = fc
    .string({unit: letters, minLength: 24, maxLength: 80})
    .filter((text) => /\d/.test(text));
  const secret = fc.string({unit: letters, minLength: 6, maxLength: 20});
  fc.assert(
    fc.property(token, secret, fc.string(), (leak, own, noise) => {
      const places = [
        {error: `${noise} ${leak} ${own}`},
        {error: 'x', error_description: `${own} ${leak} ${noise}`},
        {code: leak, message: `${own} ${leak}`, error: leak},
        {error: {code: leak, message: `${leak} ${own}`}},
        {text: `${leak}${noise} ${own}`},
      ];
      for (const body of places) {
        const outcome = {end: 'answered', status: 400, body: JSON.stringify(body)} as const;
        const {detail} = normalizeFailure(outcome, NOW, [own]);
        expect(detail.includes(leak) || detail.includes(own)).toBe(false);
      }
      expect(refusalOf('x', `${noise} ${leak}`).detail).not.toContain(leak);
    }),
    {numRuns: RUNS},
  );
});

test.each([
  ['origin not allowed', 'server-refused'],
  ['host not allowed', 'server-refused'],
  ['The provider did not respond in time.', 'timeout'],
  ['The provider could not be reached.', 'provider-unreachable'],
  ['code: 40199002, message: key invalid', 'code-used-or-expired'],
])('what the API server says itself (%s) is no refusal of the provider', (error, kind) => {
  const body = JSON.stringify({error});
  expect(normalizeFailure({end: 'answered', status: 502, body}, 0)).toMatchObject({
    kind,
    retryable: false,
  });
});

test('a limit on a call that renews keeps its waiting time', () => {
  const body = JSON.stringify({code: '503', message: 'Too Many Requests'});
  const outcome = {end: 'answered', status: 503, retryAfter: '7', body} as const;
  expect(normalizeFailure(outcome, 0)).toMatchObject({
    kind: 'rate-limited',
    retryable: true,
    retryAfter: 7,
  });
});

test('characters that turn the direction of text around are not shown', () => {
  expect(cleanDetail('a\u202eb\u2066c\u200fd\u2028e')).toBe('a b c d e');
});
