import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import {validateFacts} from '../../../src/build/facts/read';
import type {RouteFact} from '../../../src/build/facts/schema';
import {sampleCall} from '../../../src/build/facts/sampleCall';
import {clientOf, type Answer} from '../suite/client';
import type {Place} from '../suite/suite';
import {suite} from '../suite/suite';
import {cleanUp, facts, prepare} from './perform';
import {accountsEnvironment, plays, programsOf, saveSettings, stopPeers} from './plays';
import {closeFakes, provocationOf, type Provocation} from './provocations';
import {standsOf, type Stands} from './proxy';
import {ALICE_PASSWORD, makeFixture, type Fixture} from './fixture';

const live = suite({own: true, args: ['--debug'], env: accountsEnvironment});

let fixture: Fixture;

live.before(async () => {
  fixture = await makeFixture(live.alist);
  // Links need a signature only where a check wants one.
  await saveSettings(fixture, {sign_all: 'false'});
});
live.after(async () => {
  await stopPeers();
  await closeFakes();
});

const index = validateFacts(
  'errors',
  JSON.parse(readFileSync('src/data/facts/errors.json', 'utf8')),
);

/** A message of the facts as an expression: remarks and names in it stand for any text. */
function pattern(message: string): RegExp {
  const parts = message
    .split(/\s*\.\.\.\s*|\b(?:NAME|KEY|PATTERN)\b/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

/** Entries of the error index for an error of a route. */
function entriesOf(error: {readonly code: number; readonly message: string}): readonly Place[] {
  return index.errors
    .filter(({code}) => code === error.code)
    .filter(({message, match}) => {
      const text = match ?? message;
      return text.length > 5 && error.message.includes(text.replace(/: \.\.\.$/, ''));
    })
    .map(({id}): Place => `fact:errors.${id}`);
}

/** The request of a route: that of its example, or the plain one. */
function requestOf(route: RouteFact) {
  const call = sampleCall(route);
  if (call)
    return {method: call.method, url: call.url, headers: call.headers ?? {}, body: call.body};
  return {
    method: 'GET',
    url: `http://localhost:5244${route.path.replace('*path', 'a')}`,
    headers: {},
    body: undefined,
  };
}

function changedBody(body: unknown, change: Provocation['body']): unknown {
  if (change === undefined || typeof change === 'string' || Array.isArray(change))
    return change ?? body;
  return Object.assign({}, body, change);
}

/** Sends the example of a route with the changes of a provocation. */
async function sendChanged(route: RouteFact, change: Provocation, stands: Stands): Promise<Answer> {
  const real = (text: string): string =>
    stands.reduce((all, [shown, value]) => all.replaceAll(shown, value), text);
  const {method, url, headers, body} = requestOf(route);
  const address = new URL(url);
  const path = change.path ?? address.pathname;
  for (const [name, value] of Object.entries(change.query ?? {}))
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  const query = new URLSearchParams(
    [...address.searchParams].map(([name, value]) => [name, real(value)]),
  ).toString();
  const isForm = (headers['Content-Type'] ?? '').startsWith('multipart/');
  const sent = changedBody(body, change.body);
  const all = Object.entries({...headers, ...change.headers}).filter(
    ([name]) => !/^content-length$/i.test(name) && !(isForm && name === 'Content-Type'),
  );
  const form = new FormData();
  if (isForm && !change.isEmptyForm) form.append('file', new Blob(['made up']), 'plan.pdf');
  if (isForm && change.isEmptyForm) form.append('other', 'made up');
  const options = {
    token: null,
    headers: Object.fromEntries(
      all.flatMap(([name, value]) => (value === undefined ? [] : [[name, real(value)]])),
    ),
    ...(isForm
      ? {body: form}
      : sent === undefined
        ? {}
        : {body: real(typeof sent === 'string' ? sent : JSON.stringify(sent))}),
  };
  const target = real(path) + (query === '' ? '' : `?${query}`);
  if (!change.isChunked) return clientOf(live.alist.url, null).request(method, target, options);
  const response = await fetch(live.alist.url + target, {
    method,
    headers: options.headers,
    body: new Blob(['made up']).stream(),
    duplex: 'half',
  } as RequestInit);
  const text = await response.text();
  return {...JSON.parse(text), status: response.status, headers: response.headers, text};
}

async function tokenFor(by: Provocation['by'], route: RouteFact): Promise<string | undefined> {
  if (by === 'guest' || route.auth_scheme !== 'token') return undefined;
  if ((by ?? (route.auth === 'admin' ? 'admin' : 'alice')) === 'admin') return fixture.adminToken;
  const body = {username: 'alice', password: ALICE_PASSWORD};
  return (await live.alist.api.as(null).post('/api/auth/login', body)).data.token;
}

for (const route of facts.routes) {
  for (const error of route.errors ?? []) {
    const found = provocationOf(route, error);
    live.check(
      `${route.method} ${route.path} fails with ${String(error.code)} ${error.message} (${error.when ?? ''})`,
      [`fact:routes.${route.id}`, ...entriesOf(error)],
      async (context) => {
        if (found === undefined)
          throw new Error(
            `provocations.ts provokes no error "${String(error.code)} ${error.message}". Correct the message in api.json, or add it there.`,
          );
        if (found.skip !== undefined) context.skip(found.skip);
        const play = plays[route.id];
        const isPrepared = !found.isBare && play?.skip === undefined;
        try {
          const own = isPrepared ? await prepare(fixture, route) : [];
          if (!isPrepared) await fixture.reset();
          // The token of a share also stands for <token>; that of an account is signed in last.
          const token = await tokenFor(found.by ?? play?.by, route);
          const more = standsOf(await found.prepare?.(fixture));
          const change =
            found.by === 'guest'
              ? {...found, headers: {...found.headers, Authorization: undefined}}
              : found;
          const isAccounts = route.auth_scheme === 'token';
          const stands = [
            ...more,
            ...own.filter(([shown]) => !isAccounts || shown !== '<token>'),
            ...(token === undefined ? [] : [['<token>', token] as const]),
          ];
          const {status, code, message, text} = await sendChanged(route, change, stands);
          expect([status, code, message], text.slice(0, 300)).toEqual([
            200,
            error.code,
            expect.stringMatching(found.message ?? pattern(error.message)),
          ]);
        } finally {
          await found.after?.(fixture);
          if (isPrepared) await cleanUp(fixture, route);
        }
      },
      found?.isBare === true || found?.skip !== undefined ? [] : (programsOf[route.id] ?? []),
    );
  }
}
