import type {Page} from '@playwright/test';
import {expect} from 'vitest';
import {sampleOf} from '@site/tests/samples/samples';
import {BROWSER, closeBrowser, newProfile, openAs} from '../features/browser';
import {codeOf} from '../features/totp';
import {signInAtProvider, startIdentityProvider, type IdentityProvider} from '../peers/oidc';
import {suite} from '../suite/suite';
import {addLocal, addUser, bits, ok, passwordOf, said, saveSettings, userNamed} from './support';

const live = suite({own: true, needs: [BROWSER]});

let provider: IdentityProvider | undefined;

const service = (): IdentityProvider => {
  if (!provider) throw new Error('The provider did not start.');
  return provider;
};

/** Callback URLs of the page in one of the two modes, for this server. */
const callbacks = (mode: string): string[] =>
  sampleOf('config/sso.mdx', mode)
    .code.trim()
    .split('\n')
    .map((line) => line.replace('https://files.example.com', live.alist.url));

live.before(async () => {
  provider = await startIdentityProvider([
    ...callbacks('Normal mode'),
    ...callbacks('Compatibility mode'),
  ]);
  await addLocal(live.alist, '/team', {'plan.txt': 'plan'});
  await addUser(live.alist, 'anna', [['/team', bits('copy')]], '/');
  await setUp();
});

live.after(async () => {
  await closeBrowser();
  await provider?.stop();
});

/** The values of the page's steps for OIDC. */
async function setUp(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  await saveSettings(live.alist, {
    sso_login_platform: 'OIDC',
    sso_client_id: service().client.id,
    sso_client_secret: service().client.secret,
    sso_endpoint_name: service().url,
    sso_oidc_username_key: 'sub',
    sso_login_enabled: 'true',
    sso_compatibility_mode: 'false',
    sso_auto_register: 'false',
    ...changes,
  });
}

/** Starts a sign-in as the icon does, signs in to the provider, and gives the page where that ends. */
async function signIn(account: string, method = 'sso_get_token'): Promise<Page> {
  const page = await (await newProfile(live.alist.url)).newPage();
  await page.goto(`${live.alist.url}/api/auth/sso?method=${method}`);
  await signInAtProvider(page, account);
  await page.waitForURL(`${live.alist.url}/**`);
  return page;
}

/** What the page shows in place of an envelope's message. */
const shown = async (page: Page): Promise<string> => {
  const text = await page.locator('body').innerText();
  await page.context().close();
  return text;
};

live.check(
  'with the steps of the page, a user connects the account and then signs in with the icon',
  [
    'page:config/sso#turn-on',
    'page:config/sso#callback',
    'page:config/sso#settings',
    'page:guide/advanced/sso#oidc',
    'page:guide/advanced/sso#link',
    'fact:features.sso',
    'fact:settings.sso_login_enabled',
    'fact:settings.sso_login_platform',
    'fact:settings.sso_client_id',
    'fact:settings.sso_client_secret',
    'fact:settings.sso_endpoint_name',
    'fact:routes.get-api-auth-sso',
    'fact:routes.get-api-auth-sso-callback',
  ],
  async () => {
    const profile = await openAs(live.alist, 'anna', passwordOf('anna'), '/@manage');
    const popup = profile.waitForEvent('popup');
    await profile.getByText('Connect Single sign-on Platform').click();
    await signInAtProvider(await popup, 'id-of-anna');
    await profile.getByText('Disconnect Single sign-on Platform').waitFor();
    expect((await userNamed(live.alist, 'anna')).sso_id).toBe('id-of-anna');
    await profile.context().close();

    const page = await (await newProfile(live.alist.url)).newPage();
    await page.goto(`${live.alist.url}/@login`);
    await page.getByRole('button', {name: 'Browse as a guest'}).waitFor();
    const second = page.waitForEvent('popup');
    await page.locator('svg.hope-icon').last().click();
    await signInAtProvider(await second, 'id-of-anna');
    await page.locator('.list-item').first().waitFor();
    expect(await page.locator('.list-item .name').allInnerTexts()).toEqual(['team']);
    await page.context().close();
  },
);

live.check(
  'in compatibility mode, the token is in the address after signing in',
  [
    'page:config/sso#callback',
    'page:guide/advanced/sso#popup',
    'page:guide/advanced/sso#limits',
    'fact:settings.sso_compatibility_mode',
  ],
  async () => {
    await setUp({sso_compatibility_mode: 'true'});
    const page = await signIn('id-of-anna');
    await page.waitForURL(/\/@login\?token=/);
    await page.context().close();
    await setUp();
  },
);

live.check(
  'the popup sends the token to whichever window opened it',
  ['page:config/sso#callback'],
  async () => {
    const page = await signIn('id-of-anna');
    expect(await page.content()).toMatch(/postMessage\(\{"token":"[^"]+"\}, "\*"\)/);
    await page.context().close();
  },
);

live.check(
  'an account that is not connected is refused',
  ['page:config/sso#not-linked', 'fact:errors.sso-unbound'],
  async () => {
    expect(await shown(await signIn('id-of-nobody'))).toContain(
      'The single sign on platform is not bound to any users: record not found',
    );
  },
);

live.check(
  'accounts are created with the claim as name, the default role, and the folder of the setting',
  [
    'page:config/sso#auto-register',
    'page:config/sso#platforms',
    'page:guide/advanced/sso#auto-register',
    'fact:settings.sso_auto_register',
    'fact:settings.sso_default_dir',
  ],
  async () => {
    await saveSettings(live.alist, {default_role: 'role-anna'});
    await setUp({sso_auto_register: 'true', sso_default_dir: '/team'});
    const page = await signIn('id-of-carl');
    await page.context().close();
    const {role, base_path, sso_id} = await userNamed(live.alist, 'id-of-carl');
    const anna = await userNamed(live.alist, 'anna');
    expect([role, base_path, sso_id]).toEqual([anna.role, '/team', 'id-of-carl']);
    await setUp();
  },
);

live.check(
  'with the claim name, someone who takes the name of another gets that account',
  ['page:config/sso#oidc-claim', 'fact:settings.sso_oidc_username_key'],
  async () => {
    await setUp({sso_oidc_username_key: 'name', sso_auto_register: 'true'});
    await (await signIn('id-of-dora')).context().close();
    service().rename('id-of-eve', 'Name of id-of-dora');
    const {content} = ok(await live.alist.api.get('/api/admin/user/list'));
    await (await signIn('id-of-eve')).context().close();
    expect(ok(await live.alist.api.get('/api/admin/user/list')).content).toHaveLength(
      content.length,
    );
    await setUp();
  },
);

live.check(
  'an issuer without or with a slash too many, or without a configuration, is refused with both values',
  ['page:guide/advanced/sso#issuer', 'page:guide/advanced/sso#not-found'],
  async () => {
    const start = () => live.alist.api.get('/api/auth/sso?method=sso_get_token', {token: null});
    await setUp({sso_endpoint_name: `${service().url}/`});
    const slash = await start();
    expect([slash.code, slash.message]).toEqual([
      400,
      expect.stringContaining('issuer did not match the issuer returned by provider'),
    ]);
    // AList hides the address in its messages.
    expect(slash.message).toMatch(/expected "[^"]+\/" got "[^"]+[^/]"/);
    await setUp({sso_endpoint_name: `${live.alist.url}/d`});
    expect((await start()).code).toBe(400);
    await setUp({sso_endpoint_name: `${service().url}/nowhere`});
    expect((await start()).message).toContain('404 Not Found');
    await setUp();
  },
);

live.check(
  'a callback URL that is not registered is refused by the service',
  ['page:config/sso#redirect-uri', 'page:guide/advanced/sso#redirect-uri'],
  async () => {
    const page = await (await newProfile(live.alist.url)).newPage();
    const other = live.alist.url.replace('127.0.0.1', 'localhost');
    const {headers} = await live.alist.api.get('/api/auth/sso?method=sso_get_token', {
      token: null,
      headers: {'X-Forwarded-Host': new URL(other).host},
    });
    await page.goto(headers.get('location') ?? '');
    expect(await shown(page)).toContain('redirect_uri');
  },
);

live.check(
  'a sign-in that AList did not start since its last restart, or for another address, is refused',
  ['page:config/sso#state', 'fact:errors.sso-state'],
  async () => {
    const page = await (await newProfile(live.alist.url)).newPage();
    await page.goto(`${live.alist.url}/api/auth/sso?method=sso_get_token`);
    await page.locator('input[name=login]').waitFor();
    live.replace(await live.alist.restart());
    await signInAtProvider(page, 'id-of-anna');
    await page.waitForURL(`${live.alist.url}/**`);
    expect(await shown(page)).toContain('incorrect or expired state parameter');
    const {headers} = await live.alist.api.get('/api/auth/sso?method=sso_get_token', {
      token: null,
      headers: {'X-Forwarded-For': '192.0.2.1'},
    });
    const state = new URL(headers.get('location') ?? '').searchParams.get('state') ?? '';
    const back = await live.alist.api.get(
      `/api/auth/sso_callback?method=sso_get_token&code=made-up&state=${encodeURIComponent(state)}`,
      {token: null, headers: {'X-Forwarded-For': '192.0.2.2'}},
    );
    expect(said(back)).toEqual([400, 'incorrect or expired state parameter']);
  },
);

live.check(
  'opening the endpoint without a method gives its message',
  ['page:guide/advanced/sso#no-method', 'fact:errors.sso-no-method'],
  async () => {
    expect(said(await live.alist.api.get('/api/auth/sso', {token: null}))).toEqual([
      400,
      'no method provided',
    ]);
  },
);

live.check('single sign-on asks for no 2FA code', ['page:config/sso#two-factor'], async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const anna = await live.alist.api.signIn('anna', passwordOf('anna'));
  ok(await anna.post('/api/auth/2fa/verify', {code: codeOf(secret), secret}));
  const page = await signIn('id-of-anna');
  expect(await page.content()).toContain('postMessage({"token":');
  await page.context().close();
  const {id} = await userNamed(live.alist, 'anna');
  ok(await live.alist.api.post(`/api/admin/user/cancel_2fa?id=${String(id)}`));
});

live.check(
  'after signing out, the same browser is refused until it signs in with the password',
  ['page:guide/advanced/sso#session-inactive', 'fact:errors.session-inactive'],
  async () => {
    const page = await signIn('id-of-anna');
    const [, token = ''] = /"token":"([^"]+)"/.exec(await page.content()) ?? [];
    await page.context().close();
    const from = {headers: {'Client-Id': 'this-browser'}};
    const anna = live.alist.api.as(token);
    ok(await anna.get('/api/me', from));
    ok(await anna.get('/api/auth/logout', from));
    const again = await signIn('id-of-anna');
    const [, second = ''] = /"token":"([^"]+)"/.exec(await again.content()) ?? [];
    await again.context().close();
    expect(said(await live.alist.api.as(second).get('/api/me', from))).toEqual([
      401,
      'session inactive',
    ]);
  },
);
