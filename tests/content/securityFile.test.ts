import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {environmentVariables} from '@site/src/lib/node/environment';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long before the file expires its maintainers are told. */
const NOTICE_DAYS = 60;

const FILE = 'static/.well-known/security.txt';

/** Fields of a security.txt (RFC 9116), by their names in lower case. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([\w-]+): (\S.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
}

/** What maintainers have to know about the end of the file; undefined if there is nothing. */
function expiryNotice(expires: string, now: number): string | undefined {
  const days = Math.floor((Date.parse(expires) - now) / DAY_MS);
  return days >= NOTICE_DAYS
    ? undefined
    : `${FILE} expires in ${days} days. Check its contact, and set Expires to a date within a year.`;
}

const fields = fieldsOf(readFileSync(FILE, 'utf8'));
const expires = fields.get('expires') ?? '';

test('security.txt names where to report, and the policy, in this repository', () => {
  const repo = environmentVariables.DOCS_REPO.fallback;
  expect([...fields.keys()]).toEqual(['contact', 'expires', 'preferred-languages', 'policy']);
  expect(fields.get('contact')).toBe(`${repo}/security/advisories/new`);
  expect(fields.get('policy')).toBe(`${repo}/blob/main/SECURITY.md`);
  expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
});

test('security.txt has not expired, and its maintainers are told in time', () => {
  const notice = expiryNotice(expires, Date.now());
  // Nothing is broken yet, so it's a line in the output, which GitHub shows beside the file.
  if (notice !== undefined) process.stdout.write(`::warning file=${FILE}::${notice}\n`);
  expect(Date.parse(expires), notice).toBeGreaterThan(Date.now());
});

test.each([
  [90, undefined],
  [60, undefined],
  [59, 'expires in 59 days'],
  [0, 'expires in 0 days'],
])('%i days before it expires, the notice is %j', (days, words) => {
  const notice = expiryNotice(expires, Date.parse(expires) - days * DAY_MS);
  expect(notice?.includes(words ?? '') ?? words).toBe(words === undefined ? undefined : true);
});
