import {describe, expect, test} from 'vitest';
import {readFacts} from '@site/src/build/facts/read';

const {api, errors: index} = readFacts('src/data/facts');

/** Errors of routes that aren't in the index, each with the reason. */
const onlyAtRoutes: Readonly<Record<string, string>> = {
  'This is ip: *******': 'exists only with --debug, to try privacy_regs',
};

/** Entries of the index with a code that no route names, each with the reason. */
const onlyInIndex: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'token-not-active',
      'token-malformed',
      'user-gone',
      'guest-roles-load-failed',
      'role-load-failed',
    ].map((id) => [id, 'any endpoint can return it before its own work begins']),
  ),
  ...Object.fromEntries(
    ['ldap-connect', 'webauthn-failed', 'bind-json'].map((id) => [
      id,
      'the routes have a remark in place of the text, which another program or library writes',
    ]),
  ),
  'ldap-no-username': 'the username is a required field, so the route refuses an empty one first',
  ...Object.fromEntries(
    [
      'link-is-dir',
      'put-zero',
      'put-dir',
      'mkdir-check',
      'obj-exists',
      'stream-incomplete',
      'stream-peek',
      'http-failure',
      'size-mismatch',
      'chunk-overload',
      'range-no-url',
      'thumb-size',
    ].map((id) => [
      id,
      'whether it can occur depends on the driver or the provider, not on the route',
    ]),
  ),
  's3-task-manager': 'only in the first moments after the start',
  'share-id-gen': 'only if ten random IDs exist already',
  'temp-unset': 'depends on the offline download tool',
};

/** A remark in place of a message: `(error text)`. */
const isRemark = (message: string): boolean => /^\(.*\)$/.test(message);

/** What can vary in a message: a gap, or a placeholder in capitals. */
const VARIABLE = /\s*(?:\.\.\.|…)\s*|\b(?:NAME|KEY|PATTERN|PATH|URL|TABLE|FIELD|N|X|Y)\b/;

/** Matches texts with any value where the message can vary. */
function patternOf(message: string): string {
  return message
    .split(VARIABLE)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('.*');
}

/** Whether a route's message is that of the entry, alone or as a part with its own mark before and after it. */
function isEntry(entry: string, message: string): boolean {
  const pattern = patternOf(entry);
  return (
    // A message that is all gap would match everything.
    pattern !== '.*' &&
    new RegExp(`^(?:.*(?:: |\\.\\.\\. ))?${pattern}(?:[:;,.] .*| \\.\\.\\.)?$`).test(message)
  );
}

/** Whether a route states the entry's message with a gap for a part of it. */
function isShortForm(message: string, entry: string): boolean {
  return new RegExp(`^${patternOf(message)}$`).test(entry);
}

type Entry = (typeof index.errors)[number];
type RouteError = NonNullable<(typeof api.routes)[number]['errors']>[number];

function isSame({message, match, code, where, note}: Entry, error: RouteError): boolean {
  const hasCode =
    code === error.code || `${where} ${note ?? ''}`.includes(`code ${String(error.code)}`);
  const texts = [...message.split(' / '), ...(match === undefined ? [] : [match])];
  return (
    hasCode &&
    texts.some((text) => isEntry(text, error.message) || isShortForm(error.message, text))
  );
}

const routeErrors = api.routes.flatMap(({id, errors = []}) =>
  errors.map((error) => ({...error, place: `${id}: ${String(error.code)} ${error.message}`})),
);

describe('the errors of the routes and the error index', () => {
  test('each error of a route has an entry with its message and code', () => {
    const missing = routeErrors
      .filter(({message}) => !isRemark(message) && !Object.hasOwn(onlyAtRoutes, message))
      .filter((error) => !index.errors.some((entry) => isSame(entry, error)));
    expect(missing.map(({place}) => place)).toEqual([]);
  });

  test('each entry with a code is an error of a route', () => {
    const common = new Set(api.common_errors.flatMap(({ids}) => ids));
    const missing = index.errors
      .filter(({code, id}) => code !== null && !common.has(id) && !Object.hasOwn(onlyInIndex, id))
      .filter((entry) => !routeErrors.some((error) => isSame(entry, error)));
    expect(missing.map(({id, message}) => `${id}: ${message}`)).toEqual([]);
  });

  test('no exception is left over', () => {
    const ids = new Set(index.errors.map(({id}) => id));
    const messages = new Set(routeErrors.map(({message}) => message));
    expect(Object.keys(onlyInIndex).filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.keys(onlyAtRoutes).filter((message) => !messages.has(message))).toEqual([]);
  });
});

describe('the comparison of messages', () => {
  test.each([
    ['object not found', 'failed to get obj: object not found'],
    ['not support index: NAME', 'not support index: NAME'],
    ['storage not init: ...', 'failed get objs: storage not init: ...'],
    ['wrong archive password', 'failed extract archive: ... wrong archive password'],
  ])('"%s" is in "%s"', (entry, message) => {
    expect(isEntry(entry, message)).toBe(true);
  });

  test.each([
    ['not support', 'driver extraction not supported'],
    ['not support', 'not support index: NAME'.replace(':', '')],
    ['share not found', 'not found'],
    ['...', 'anything'],
  ])('"%s" isn\'t in "%s"', (entry, message) => {
    expect(isEntry(entry, message)).toBe(false);
  });
});
