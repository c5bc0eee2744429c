import {memberOf, parseJson} from '../../shared/token-flow/failure';
import {textOfBase64} from '../../shared/token-flow/encoding';
import type {ClientKind, DriverField, DriverTarget, Values} from '../../shared/token-flow/types';

/** What an exchange yields. */
export interface Tokens {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  /** End of the access token, milliseconds since the epoch. */
  readonly accessEndsAt?: number;
  /** End of the refresh token, when it is a JWT that says so. */
  readonly refreshEndsAt?: number;
}

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function readSeconds(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && number > 0 && Number.isFinite(number) ? number : undefined;
}

/** Beyond this a date cannot be written, milliseconds since the epoch. */
const LAST_DATE_MS = 8.64e15;

function endAfter(start: number, seconds: number | undefined): number | undefined {
  const endsAt = seconds === undefined ? Number.NaN : start + seconds * 1000;
  return endsAt < LAST_DATE_MS ? endsAt : undefined;
}

/** End of a token that is a JWT with `exp`, in milliseconds; read here, sent nowhere. */
export function jwtEndsAt(token: string): number | undefined {
  const parts = token.split('.');
  const payload = parts.length === 3 ? textOfBase64(parts[1] ?? '') : undefined;
  const exp = payload === undefined ? undefined : readSeconds(memberOf(parseJson(payload), 'exp'));
  return endAfter(0, exp);
}

/**
 * Reads tokens from a response: at top level or inside `data` or `resp`, in snake or camel case.
 *
 * @returns undefined when there is no token in it at all
 */
export function readTokens(json: unknown, now: number): Tokens | undefined {
  const inner = [memberOf(json, 'data'), memberOf(json, 'resp')].find(
    (value) => typeof value === 'object' && value !== null,
  );
  const source = inner ?? json;
  const read = (snake: string, camel: string): unknown =>
    memberOf(source, snake) ?? memberOf(source, camel);
  const accessToken = readText(read('access_token', 'accessToken'));
  const refreshToken = readText(read('refresh_token', 'refreshToken'));
  if (accessToken === undefined && refreshToken === undefined) return undefined;
  const seconds = readSeconds(read('expires_in', 'expiresIn'));
  const accessEndsAt =
    accessToken === undefined ? undefined : (jwtEndsAt(accessToken) ?? endAfter(now, seconds));
  const refreshEndsAt = refreshToken === undefined ? undefined : jwtEndsAt(refreshToken);
  return {
    ...(accessToken === undefined ? {} : {accessToken}),
    ...(refreshToken === undefined ? {} : {refreshToken}),
    ...(accessEndsAt === undefined ? {} : {accessEndsAt}),
    ...(refreshEndsAt === undefined ? {} : {refreshEndsAt}),
  };
}

/** Letters of a token that stay readable at each end. */
const MASK_ENDS = 4;

/** A token as it is shown before it is revealed: first and last letters. */
export function maskToken(token: string): string {
  return token.length <= MASK_ENDS * 4
    ? '••••••••'
    : `${token.slice(0, MASK_ENDS)}••••••••${token.slice(-MASK_ENDS)}`;
}

/** Fields of a driver that a result fills, with their values. */
export function filledFields(
  target: DriverTarget,
  values: Values,
  client: ClientKind,
  hasSecret = true,
): readonly (DriverField & {readonly shown: string | boolean})[] {
  return target.fields.flatMap((field) => {
    if (field.only !== undefined && field.only !== client) return [];
    if (field.ifSecret === true && !hasSecret) return [];
    const shown = field.from === undefined ? field.value : values[field.from];
    return shown === undefined ? [] : [{...field, shown}];
  });
}

/** The `addition` string of a storage with these fields, ready for the create call (JSON text). */
export function additionSnippet(
  fields: readonly {readonly name: string; readonly shown: string | boolean}[],
): string {
  return JSON.stringify(Object.fromEntries(fields.map(({name, shown}) => [name, shown])), null, 2);
}
