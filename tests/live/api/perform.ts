import {routePages} from '../../../src/build/pages/readDocs';
import type {RouteFact} from '../../../src/build/facts/schema';
import {sampleCall} from '../../../src/build/facts/sampleCall';
import {prepareCall, type SampleCall} from '../../../src/lib/shared/samples/call';
import {readApiFacts} from '../../api/stub';
import type {Answer} from '../suite/client';
import type {Place} from '../suite/suite';
import {plays, rememberLock} from './plays';
import {standsOf, type Stands} from './proxy';
import {ALICE_PASSWORD, type Fixture} from './fixture';

/** The routes of the facts. */
export const facts = readApiFacts();

/** Routes whose example can be sent to any server, without a signature or a session. */
export const exampleRoutes = facts.routes.filter((route) => sampleCall(route));

/** A route by its id. */
export function routeOf(id: string): RouteFact {
  const route = facts.routes.find((each) => each.id === id);
  if (!route) throw new Error(`api.json has no route ${id}.`);
  return route;
}

const pages = routePages('.');

/** What a check of a route's example proves: the route, and the page that shows it. */
export function placesOf({id}: RouteFact): readonly Place[] {
  const page = pages.get(id);
  return [`fact:routes.${id}`, ...(page === undefined ? [] : [`page:${page}` as const])];
}

export function callOf(route: RouteFact): SampleCall {
  const call = sampleCall(route);
  if (!call) throw new Error(`${route.id} has no example.`);
  return call;
}

/** Brings the fixture into the state that the example of a route assumes, and gives the real values for made-up ones. */
export async function prepare(fixture: Fixture, route: RouteFact): Promise<Stands> {
  const {by, password, prepare: steps} = plays[route.id] ?? {};
  await fixture.reset();
  if (password !== undefined)
    await fixture.must('POST', '/api/admin/user/update', {
      id: 3,
      username: 'alice',
      password,
      base_path: '/',
      role: [4],
    });
  const stands = standsOf(await steps?.(fixture));
  if (route.auth_scheme !== 'token' || stands.some(([shown]) => shown === '<token>')) return stands;
  const isAdmin = (by ?? (route.auth === 'admin' ? 'admin' : 'alice')) === 'admin';
  return [
    ...stands,
    ['<token>', isAdmin ? fixture.adminToken : await tokenOfAlice(fixture, password)],
  ];
}

async function tokenOfAlice(fixture: Fixture, password = ALICE_PASSWORD): Promise<string> {
  const {data} = await fixture.alist.api.as(null).post('/api/auth/login', {
    username: 'alice',
    password,
  });
  return data.token;
}

/** Undoes what the example of a route leaves behind. */
export async function cleanUp(fixture: Fixture, route: RouteFact): Promise<void> {
  await plays[route.id]?.after?.(fixture);
}

/** Sends a call as a program does. */
export async function send(fixture: Fixture, call: SampleCall, stands: Stands): Promise<Answer> {
  const real = (text: string): string =>
    stands.reduce((all, [shown, value]) => all.replaceAll(shown, value), text);
  const {body, headers, login} = prepareCall(call);
  const base = new URL(call.url).origin;
  const sent = {
    none: () => undefined,
    text: () => (body.kind === 'text' ? real(body.text) : undefined),
    json: () => (body.kind === 'json' ? real(JSON.stringify(body.value)) : undefined),
    file: () => 'made-up content',
    form: () => {
      const form = new FormData();
      form.append('file', new Blob(['made-up content']), 'plan.pdf');
      return form;
    },
  }[body.kind]();
  const answer = await fixture.admin.request(call.method, real(call.url.slice(base.length)), {
    token: null,
    headers: {
      ...Object.fromEntries(
        headers.map(([name, value]) => [name, real(value.replace(base, fixture.alist.url))]),
      ),
      ...(login === undefined ? {} : {Authorization: `Basic ${btoa(login)}`}),
    },
    ...(sent === undefined ? {} : {body: sent}),
  });
  rememberLock(answer.text);
  return answer;
}
