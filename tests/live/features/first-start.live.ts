import {expect} from 'vitest';
import type {Client} from '../suite/client';
import {suite} from '../suite/suite';
import {startFresh, stopAll} from './start';
import {ok, said} from './support';

const live = suite({serverless: true});

live.after(stopAll);

async function rolesOf(admin: Client) {
  const {content} = ok(await admin.get('/api/admin/role/list'));
  return content.map((role: any) => [role.id, role.name, role.permission_scopes]);
}

const builtIn = [
  [1, 'guest', [{path: '/', permission: 0}]],
  [2, 'admin', [{path: '/', permission: 65_535}]],
];

live.check(
  'a new installation has the roles guest and admin, and an account that signs up as a guest is one',
  [
    'page:guide/advanced/role#built-in',
    'page:guide/advanced/user#limits',
    'fact:features.permissions',
    'fact:errors.delete-admin-guest',
    'fact:errors.guest-2fa',
    'fact:errors.is-guest',
    'fact:errors.guest-profile',
  ],
  async () => {
    const admin = await (await startFresh()).signIn();
    expect(await rolesOf(admin)).toEqual(builtIn);
    const setting = ok(await admin.get<object>('/api/admin/setting/get?key=allow_register'));
    ok(await admin.post('/api/admin/setting/save', [{...setting, value: 'true'}]));
    ok(await admin.post('/api/auth/register', {username: 'visitor', password: 'own'}));
    const visitor = await admin.signIn('visitor', 'own');
    expect(said(await visitor.post('/api/auth/2fa/generate'))).toEqual([
      403,
      'Guest user can not generate 2FA code',
    ]);
    expect(said(await visitor.get('/api/share/list'))).toEqual([403, 'You are a guest']);
    expect(said(await visitor.get('/api/task/copy/done'))).toEqual([403, 'You are a guest']);
    expect(
      said(await visitor.post('/api/me/update', {username: 'visitor', password: 'x'})),
    ).toEqual([403, 'Guest user can not update profile']);
    const {id} = ok(await visitor.get<{id: number}>('/api/me'));
    expect(said(await admin.post(`/api/admin/user/delete?id=${String(id)}`))).toEqual([
      500,
      'cannot delete admin or guest',
    ]);
  },
);

live.check(
  'a config.json that was written before the first start makes AList run the steps of an update, which add the role general',
  ['page:guide/advanced/role#built-in'],
  async () => {
    const admin = await (await startFresh({})).signIn();
    expect(await rolesOf(admin)).toEqual([
      ...builtIn,
      [3, 'general', [{path: '/', permission: 0}]],
    ]);
  },
);
