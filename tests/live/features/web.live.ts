import type {CDPSession, Page} from '@playwright/test';
import {expect} from 'vitest';
import {suite} from '../suite/suite';
import {BROWSER, closeBrowser, openAs} from './browser';
import {
  addLocal,
  addUserWith,
  ok,
  passwordOf,
  said,
  saveUser,
  setSetting,
  settingOf,
} from './support';

const live = suite({own: true, needs: [BROWSER]});

live.before(async () => {
  await addLocal(live.alist, '/a', {
    'README.md': '# Readme',
    'notes.txt': 'x',
    'info.nfo': 'x',
    'link.url': 'x',
    inner: {'in.txt': 'x'},
  });
  await addLocal(live.alist, '/private', {'secret.txt': 'x'});
  await addUserWith(live.alist, 'anna', [['/', 0]], '/');
});

live.after(closeBrowser);

/** The page of the server under the name that browsers allow passkeys on. */
const local = () => live.alist.url.replace('127.0.0.1', 'localhost');

/** A device that holds passkeys and confirms without asking. */
async function addAuthenticator(page: Page): Promise<{session: CDPSession; id: string}> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const {authenticatorId: id} = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {session, id};
}

/** Names that the list shows. */
async function shown(page: Page): Promise<string[]> {
  await page.locator('.list-item').first().waitFor();
  return page.locator('.list-item .name').allInnerTexts();
}

live.check(
  'the lines of the sample hide their names in the list, and a line without slashes breaks it',
  [
    'page:config/global#hide-examples',
    'page:config/global#hide-files',
    'page:config/global#hide-broken',
    'fact:settings.hide_files',
  ],
  async () => {
    const before = await settingOf(live.alist, 'hide_files');
    const open = (at: string) => openAs(live.alist, 'anna', passwordOf('anna'), at);
    await setSetting(
      live.alist,
      'hide_files',
      '/\\/README.md/i\n/\\/\\./\n/^\\/private(\\/|$)/\n/\\.(nfo|url)$/i',
    );
    const first = await open('/');
    expect(await shown(first)).toEqual(['a']);
    await first.context().close();
    const second = await open('/a');
    expect((await shown(second)).sort()).toEqual(['inner', 'notes.txt']);
    await second.context().close();
    await setSetting(live.alist, 'hide_files', '\\.txt$');
    const third = await open('/a');
    await third.waitForLoadState('networkidle');
    expect(await third.getByText('notes.txt').count()).toBe(0);
    expect(await third.getByText('inner').count()).toBe(0);
    await third.context().close();
    await setSetting(live.alist, 'hide_files', before);
  },
);

live.check(
  'a passkey signs in without the password, the code, and a sign-in lock, and saving the account deletes it',
  [
    'page:guide/advanced/webauthn#steps',
    'page:guide/advanced/webauthn#check',
    'page:guide/advanced/webauthn#remove',
    'page:guide/advanced/webauthn#limits',
    'page:guide/advanced/user#limits',
    'fact:settings.webauthn_login_enabled',
    'fact:features.webauthn',
  ],
  async () => {
    const setUp = await openAs(live.alist, 'anna', passwordOf('anna'), '/@manage', local());
    await setUp.waitForLoadState('networkidle');
    expect(await setUp.getByText('Add a Webauthn credential').count()).toBe(0);
    await setSetting(live.alist, 'webauthn_login_enabled', 'true');
    await setUp.reload();
    const authenticator = await addAuthenticator(setUp);
    await setUp.getByText('Add a Webauthn credential').click();
    await setUp.getByText('Webauthn credential successfully added!').waitFor();
    await setUp.reload();
    await setUp.getByRole('button', {name: 'Delete'}).waitFor();
    // The init script of the profile would sign in again by token.
    const login = await setUp.context().browser()?.newContext();
    if (!login) throw new Error('The browser has ended.');
    const page = await login.newPage();
    const {credentials} = await authenticator.session.send('WebAuthn.getCredentials', {
      authenticatorId: authenticator.id,
    });
    const second = await addAuthenticator(page);
    for (const credential of credentials)
      await second.session.send('WebAuthn.addCredential', {
        authenticatorId: second.id,
        credential,
      });
    await page.goto(`${local()}/@login`);
    await page.getByRole('button', {name: 'Browse as a guest'}).waitFor();
    // The first icon changes the color mode; the second appears once the browser states its support.
    await page.locator('svg.hope-icon').nth(1).click();
    await page.getByPlaceholder('Input your password').waitFor({state: 'hidden'});
    await page.getByPlaceholder('Input your username').fill('anna');
    await page.getByRole('button', {name: 'Login', exact: true}).click();
    await page.locator('.list-item').first().waitFor();
    await login.close();
    const user = await live.alist.api.signIn('anna', passwordOf('anna'));
    expect(ok(await user.get('/api/authn/getcredentials'))).toHaveLength(1);
    ok(await saveUser(live.alist, 'anna', {}));
    const again = await live.alist.api.signIn('anna', passwordOf('anna'));
    expect(ok(await again.get('/api/authn/getcredentials'))).toEqual([]);
    await setUp.context().close();
    await setSetting(live.alist, 'webauthn_login_enabled', 'false');
  },
);

live.check(
  'with passkeys off, their endpoints refuse',
  ['page:guide/advanced/webauthn#off', 'fact:errors.webauthn-off'],
  async () => {
    expect(
      said(await live.alist.api.get('/api/authn/webauthn_begin_login', {token: null})),
    ).toEqual([403, 'WebAuthn is not enabled']);
  },
);

live.check(
  'the announcement appears each time the file pages load',
  [
    'page:config/site#announcement',
    'page:config/site#announcement-repeats',
    'fact:settings.announcement',
  ],
  async () => {
    await setSetting(live.alist, 'announcement', '### Maintenance\n\nOffline on **Saturday**.');
    const page = await openAs(live.alist, 'anna', passwordOf('anna'), '/');
    await page.getByRole('heading', {name: 'Maintenance'}).waitFor();
    await page.reload();
    await page.getByRole('heading', {name: 'Maintenance'}).waitFor();
    await page.context().close();
    await setSetting(live.alist, 'announcement', '');
  },
);
