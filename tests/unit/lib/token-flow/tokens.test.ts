import {describe, expect, test} from 'vitest';
import {readAlbums} from '@site/src/lib/browser/token-flow/albums';
import {parseFeatures} from '@site/src/lib/shared/token-flow/capabilities';
import {
  additionSnippet,
  filledFields,
  jwtEndsAt,
  maskToken,
  readTokens,
} from '@site/src/lib/browser/token-flow/tokens';

const jwt = (payload: unknown): string =>
  `e30.${btoa(JSON.stringify(payload)).replaceAll('=', '').replaceAll('+', '-')}.sig`;

describe('tokens of an answer', () => {
  test.each([
    ['at top level', {access_token: 'a', refresh_token: 'r', expires_in: 60}],
    ['in camel case', {accessToken: 'a', refreshToken: 'r', expiresIn: 60}],
    ['inside data', {data: {access_token: 'a', refresh_token: 'r', expires_in: '60'}}],
    ['inside resp', {resp: {access_token: 'a', refresh_token: 'r', expires_in: 60}}],
  ])('are read %s', (_, json) => {
    expect(readTokens(json, 1000)).toEqual({
      accessToken: 'a',
      refreshToken: 'r',
      accessEndsAt: 61_000,
    });
  });

  test.each(['1e300', 1e300, -5, [], 'soon', '9'.repeat(40)])(
    'have no end that a date could tell when they expire in %j',
    (expires) => {
      const tokens = readTokens({access_token: 'a', expires_in: expires}, 1000);
      expect(tokens).toEqual({accessToken: 'a'});
    },
  );

  test.each([[{}], [null], ['x'], [{access_token: ''}], [{access_token: 5}], [{data: 'x'}]])(
    'are missing in %j',
    (json) => {
      expect(readTokens(json, 0)).toBeUndefined();
    },
  );
});

describe('the end of a JWT', () => {
  test('is read from it', () => {
    expect(jwtEndsAt(jwt({exp: 1_900_000_000}))).toBe(1_900_000_000_000);
  });

  test.each([
    '',
    'a.b',
    'a.b.c',
    'a.!!!.c',
    jwt({}),
    jwt({exp: 'soon'}),
    jwt({exp: 1e300}),
    jwt(null),
  ])('is not known for %s', (token) => {
    expect(jwtEndsAt(token)).toBeUndefined();
  });
});

describe('what is shown', () => {
  test('masks all but the ends, and short values whole', () => {
    expect(maskToken('abcdefghijklmnopqrstuvwxyz')).toBe('abcd••••••••wxyz');
    expect(maskToken('short-secret-16c')).toBe('••••••••');
  });

  test('fills the fields of the driver for the kind of application', () => {
    const target = {
      driver: 'X',
      page: 'x',
      fields: [
        {name: 'refresh_token', from: 'refreshToken'},
        {name: 'client_id', from: 'clientId', only: 'own'},
        {name: 'is_on', value: true},
      ],
    } as const;
    const values = {refreshToken: 'r"', clientId: 'c'};
    expect(JSON.parse(additionSnippet(filledFields(target, values, 'default')))).toEqual({
      refresh_token: 'r"',
      is_on: true,
    });
    expect(filledFields(target, values, 'own').map(({name}) => name)).toContain('client_id');
  });
});

test('an announcement of abilities is read without trust', () => {
  expect(parseFeatures({version: 1, features: ['pkce', 'rockets', 5]})).toEqual(['pkce']);
  expect(parseFeatures({features: 'pkce'})).toEqual([]);
  expect(parseFeatures(null)).toEqual([]);
});

test('albums are read without trust; an account without albums has none', () => {
  expect(readAlbums({})).toEqual({albums: [], next: undefined});
  expect(
    readAlbums({
      albums: [{id: 'a', title: 'A'}, {title: 'no id'}, null, {id: 'b'}],
      nextPageToken: 'n',
    }),
  ).toEqual({
    albums: [
      {id: 'a', title: 'A'},
      {id: 'b', title: ''},
    ],
    next: 'n',
  });
});
