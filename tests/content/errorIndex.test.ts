import {describe, expect, test} from 'vitest';
import {readFacts} from '@site/src/plugins/facts/data/read';

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

/** What never varies in a message. */
function fixedParts(message: string): readonly string[] {
  return message
    .split(/\s*(?:\.\.\.|…)\s*|\b(?:NAME|KEY|PATTERN|PATH|URL|N|X\.Y)\b/)
    .filter((part) => part.length > 2);
}

/** Whether all that never varies in one message is in the other. */
function isIn(part: string, whole: string): boolean {
  const parts = fixedParts(part);
  return parts.length > 0 && parts.every((each) => whole.includes(each));
}

type Entry = (typeof index.errors)[number];
type RouteError = NonNullable<(typeof api.routes)[number]['errors']>[number];

function isSame({message, match, code, where, note}: Entry, error: RouteError): boolean {
  const hasCode =
    code === error.code || `${where} ${note ?? ''}`.includes(`code ${String(error.code)}`);
  const texts = [...message.split(' / '), ...(match === undefined ? [] : [match])];
  return hasCode && texts.some((text) => isIn(text, error.message) || isIn(error.message, text));
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
