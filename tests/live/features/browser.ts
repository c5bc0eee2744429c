import {chromium, type Browser, type BrowserContext, type Page} from '@playwright/test';
import type {AList} from '../suite/alist';
import {findProgram} from '../suite/programs';
import {ok} from './support';

/** Program that checks in a browser need, for `needs`. */
export const BROWSER = 'chromium';

let browser: Browser | undefined;

/** A new browser profile; close the browser with {@link closeBrowser}. */
export async function newProfile(url: string): Promise<BrowserContext> {
  browser ??= await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? findProgram(BROWSER) ?? '',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const profile = await browser.newContext({acceptDownloads: true, locale: 'en-US'});
  // Nothing outside this machine: the default logo, for example, comes from a CDN.
  await profile.route(
    (target) => target.hostname !== new URL(url).hostname,
    (route) => route.abort(),
  );
  return profile;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** Opens a page of the web interface as a signed-in user. */
export async function openAs(
  alist: AList,
  username: string,
  password: string,
  path: string,
  url = alist.url,
): Promise<Page> {
  const {token} = ok(
    await alist.api.post<{token: string}>(
      '/api/auth/login',
      {username, password},
      {token: null, headers: {'Client-Id': 'browser'}},
    ),
  );
  const profile = await newProfile(url);
  await profile.addInitScript(
    ([key, value]) => {
      localStorage.setItem('token', value ?? '');
      localStorage.setItem('client_id', key ?? '');
    },
    ['browser', token],
  );
  const page = await profile.newPage();
  await page.goto(url + path);
  return page;
}
