import {expect} from 'vitest';
import {readFacts} from '../../../src/build/facts/read';
import type {RouteFact} from '../../../src/build/facts/schema';
import type {Answer} from '../suite/client';
import {suite} from '../suite/suite';
import {callOf, cleanUp, facts, prepare, routeOf, send} from './perform';
import {accountsEnvironment, dav, saveSettings, stopPeers} from './plays';
import {ALICE_PASSWORD, ALL_FILES, makeFixture, type Fixture} from './fixture';

const live = suite({own: true, env: accountsEnvironment});

let fixture: Fixture;

/** An account that registered itself, and so has the role of the guest. */
const carol = {username: 'carol', password: 'a-long-password'};

live.before(async () => {
  fixture = await makeFixture(live.alist);
  await saveSettings(fixture, {allow_register: 'true'});
  await live.alist.api.as(null).post('/api/auth/register', carol);
  await fixture.must('POST', '/api/admin/role/create', {
    id: 5,
    name: 'bits',
    permission_scopes: [{path: '/', permission: 0}],
  });
  await fixture.must('POST', '/api/admin/user/create', {
    id: 9,
    username: 'bits',
    password: 'bits',
    role: [5],
  });
});
live.after(stopPeers);

async function setGuest(isEnabled: boolean): Promise<void> {
  await fixture.must('POST', '/api/admin/user/update', {
    id: 1,
    username: 'guest',
    base_path: '/',
    role: [1],
    disabled: !isEnabled,
  });
}

async function tokenOf(username: string, password: string): Promise<string> {
  return (await live.alist.api.as(null).post('/api/auth/login', {username, password})).data.token;
}

/**
 * Sends a request to a route, each from its own device, because signing out blocks a device. Only bodies of
 * routes that refuse all of these accounts have content; the others would change something.
 */
async function ask(route: RouteFact, token: string | null, device: string): Promise<Answer> {
  const method = route.recommended_method ?? (route.method === 'ANY' ? 'GET' : route.method);
  const path = route.path.replace('{type}', 'copy');
  return live.alist.api.request(method, path, {
    token,
    headers: {'Client-Id': `${route.id} ${device}`},
    ...(method === 'GET'
      ? {}
      : {body: (route.auth === 'user' ? route.example?.request.body : undefined) ?? {}}),
  });
}

const DISABLED = [401, 'Guest user is disabled, login please'];
const INVALID = [401, 'token is invalidated'];
const NOT_ADMIN = [403, 'You are not an admin'];

/** These take requests without a token for those of the guest, even if that account is disabled. */
const forDisabledGuests = facts.routes.filter(({group}) => group === 'auth/webauthn');

const tokenRoutes = facts.routes.filter(
  ({auth_scheme: scheme, path}) => scheme === 'token' && path.startsWith('/api/'),
);

const words = {
  none: 'anyone',
  optional: 'anyone with a token, and guests if they are enabled',
  user: 'accounts without the guest role',
  admin: 'admins',
} as const;

for (const route of tokenRoutes) {
  live.check(
    `${route.method} ${route.path} serves ${words[route.auth]}, and no one else`,
    [`fact:routes.${route.id}`],
    async () => {
      const said = async (token: string | null, device: string) => {
        const {status, code, message} = await ask(route, token, device);
        expect(status === 200 || code === 500).toBe(true);
        return [code, message];
      };
      await setGuest(false);
      const disabled = await said(null, 'disabled');
      if (forDisabledGuests.includes(route)) expect(disabled).not.toEqual(DISABLED);
      else expect(disabled).toEqual(DISABLED);
      expect(await said('made-up-token', 'invalid')).toEqual(INVALID);

      await setGuest(true);
      const guest = await said(null, 'guest');
      const guestRole = await said(await tokenOf('carol', carol.password), 'carol');
      if (route.auth === 'optional') {
        expect([guest, guestRole]).not.toContainEqual(DISABLED);
        expect([guest, guestRole]).not.toContainEqual(NOT_ADMIN);
      } else if (route.auth === 'admin') {
        expect([guest, guestRole]).toEqual([NOT_ADMIN, NOT_ADMIN]);
        const alice = await tokenOf('alice', ALICE_PASSWORD);
        expect(await said(alice, 'alice')).toEqual(NOT_ADMIN);
      } else {
        const own = (route.errors ?? []).filter(({when}) => when?.includes('guest role'));
        const common = [[403, 'You are a guest']];
        const described = [...own.map(({code, message}) => [code, message]), ...common];
        expect(described).toContainEqual(guest);
        expect(described).toContainEqual(guestRole);
      }
    },
  );
}

// ---- Permission bits

/** Numbers of the permission bits, as the facts have them. */
const bits = new Map(
  readFacts('src/data/facts').features.features.permissions.bits.map(({key, bit}) => [key, bit]),
);

/** Permissions of a route: those that a request needs, or those that allow more. */
const checked = ({checks = []}: RouteFact, isNeeded: boolean): readonly string[] =>
  checks.filter(({needed}) => needed === isNeeded).map(({permission}) => permission);

/** Routes whose example shows what they need. The tools of MCP have their own checks, and its example uses none. */
const withNeeds = facts.routes.filter(
  (route) => route.example && route.group !== 'mcp' && checked(route, true).length > 0,
);

/** What the example of a route needs: a move to another folder doesn't change the name. */
const needsOf = (route: RouteFact): readonly string[] =>
  checked(route, true).filter((name) => route.id !== 'move-dav-path' || name !== 'rename');

function sum(list: readonly string[]): number {
  return list.reduce((all, bit) => all + 2 ** (bits.get(bit) ?? Number.NaN), 0);
}

async function setBits(permission: number): Promise<void> {
  await fixture.must('POST', '/api/admin/role/update', {
    id: 5,
    name: 'bits',
    permission_scopes: [{path: '/', permission}],
  });
}

/**
 * Sends the example of a route as a user whose role has these permissions.
 *
 * @param before runs when the example could be sent
 */
async function askWith(
  route: RouteFact,
  permission: number,
  before?: () => Promise<unknown>,
): Promise<Answer> {
  const prepared = await prepare(fixture, route);
  await before?.();
  await setBits(permission);
  const {data} = await live.alist.api.as(null).post('/api/auth/login', {
    username: 'bits',
    password: 'bits',
  });
  const call = callOf(route);
  const isDav = route.group === 'webdav';
  const answer = await send(
    fixture,
    isDav ? {...call, headers: {...call.headers, Authorization: dav('bits', 'bits')}} : call,
    [...prepared.filter(([shown]) => shown !== '<token>'), ['<token>', data.token]],
  );
  await cleanUp(fixture, route);
  return answer;
}

for (const route of withNeeds) {
  const needs = needsOf(route);
  live.check(
    `${route.method} ${route.path} needs ${needs.join(', ')}, and nothing else`,
    [`fact:routes.${route.id}`],
    async () => {
      const isGood = ({status, code}: Answer) => status < 300 && (code === 200 || code === status);
      const alone = await askWith(route, sum(needs));
      expect([alone.status, alone.message, isGood(alone)]).toEqual([
        alone.status,
        alone.message,
        true,
      ]);
      for (const bit of needs) {
        const without = await askWith(route, ALL_FILES - sum([bit]));
        const {status, code, message} = without;
        if (route.group === 'webdav') expect([bit, status]).toEqual([bit, 403]);
        else expect([bit, code, message]).toEqual([bit, 403, 'permission denied']);
      }
    },
  );
}

live.check(
  'Adding an offline download needs offline_download',
  ['fact:routes.post-api-fs-add-offline-download'],
  async () => {
    const route = routeOf('post-api-fs-add-offline-download');
    const ask = async (permission: number) => {
      await setBits(permission);
      const bitsUser = await live.alist.api.as(null).signIn('bits', 'bits');
      return bitsUser.post('/api/fs/add_offline_download', {
        urls: [],
        path: '/drive',
        tool: 'SimpleHttp',
        delete_policy: 'delete_never',
      });
    };
    expect(route.permissions?.join()).toContain('offline_download');
    expect(await ask(ALL_FILES - sum(['offline_download']))).toMatchObject({
      code: 403,
      message: 'permission denied',
    });
    expect(await ask(sum(['offline_download']))).toMatchObject({code: 200});
  },
);

/** Routes that refuse hidden and protected paths, and have no rule of their own for them, as the search has. */
const guarded = facts.routes.filter(
  (route) =>
    route.example &&
    ['fs', 'fs/archive'].includes(route.group) &&
    route.id !== 'any-api-fs-search' &&
    checked(route, false).includes('access_without_password'),
);

for (const route of guarded)
  live.check(
    `${route.method} ${route.path} serves hidden and protected paths only with see_hides and access_without_password`,
    [`fact:routes.${route.id}`],
    async () => {
      const rule = {path: '/', password: 'other', p_sub: true, hide: '.', h_sub: true};
      const codeWith = async (...optional: readonly string[]) => {
        const permission = sum([...checked(route, true), ...optional]);
        const {code} = await askWith(route, permission, () =>
          fixture.must('POST', '/api/admin/meta/create', rule),
        );
        const {content} = await fixture.must('GET', '/api/admin/meta/list');
        for (const {id} of content) await fixture.must('POST', `/api/admin/meta/delete?id=${id}`);
        return code;
      };
      expect(await codeWith('see_hides', 'access_without_password')).not.toBe(403);
      expect(await codeWith('see_hides')).toBe(403);
      expect(await codeWith('access_without_password')).toBe(403);
    },
  );

live.check(
  'Hidden names show only with see_hides, and protected folders open without their password only with access_without_password',
  ['fact:routes.any-api-fs-list', 'fact:routes.any-api-fs-get'],
  async () => {
    await fixture.reset();
    await fixture.must('POST', '/api/admin/meta/create', {
      path: '/drive/reports',
      password: 's3cret',
      p_sub: true,
      hide: '^notes',
      h_sub: true,
    });
    const list = async (permission: number, password = '') => {
      await setBits(permission);
      const user = await live.alist.api.as(null).signIn('bits', 'bits');
      const {code, message, data} = await user.post('/api/fs/list', {
        path: '/drive/reports',
        password,
      });
      return {code, message, names: (data?.content ?? []).map(({name}: {name: string}) => name)};
    };
    expect(await list(ALL_FILES - sum(['access_without_password']))).toMatchObject({
      code: 403,
      message: 'password is incorrect or you have no permission',
    });
    const visible = await list(0, 's3cret');
    expect([visible.code, visible.names.includes('plan.pdf')]).toEqual([200, true]);
    expect(visible.names).not.toContain('notes.md');
    expect((await list(sum(['access_without_password']))).code).toBe(200);
    expect((await list(sum(['see_hides']), 's3cret')).names).toContain('notes.md');
    const {content} = await fixture.must('GET', '/api/admin/meta/list');
    for (const {id} of content) await fixture.must('POST', `/api/admin/meta/delete?id=${id}`);
  },
);

live.check(
  'Reading a folder again needs permission to write',
  ['fact:routes.any-api-fs-list'],
  async () => {
    const refresh = async (permission: number) => {
      await setBits(permission);
      const user = await live.alist.api.as(null).signIn('bits', 'bits');
      return user.post('/api/fs/list', {path: '/drive', refresh: true});
    };
    expect(await refresh(ALL_FILES - sum(['write']))).toMatchObject({
      code: 403,
      message: 'Refresh without permission',
    });
    expect(await refresh(sum(['write']))).toMatchObject({code: 200});
  },
);
