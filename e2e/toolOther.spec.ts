import type {Page} from '@playwright/test';
import {expect, openTool, readValue, test} from './toolFixtures';

const PASSWORD = ' pass word 1 ';

async function logIn(page: Page, phone: string): Promise<void> {
  await openTool(page, '/tool/wopan/token.html');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', {name: 'Send me a code by SMS'}).click();
}

test.describe('WoPan', () => {
  test('phone, password and SMS code yield the tokens, and the password is gone', async ({
    page,
    sent,
  }) => {
    await logIn(page, '13800000000');
    await expect(page.getByText('A code was sent to you by SMS.')).toBeVisible();
    await expect(page.getByRole('button', {name: /Send another SMS in/})).toBeDisabled();
    await page.getByLabel('SMS code').fill('123456');
    await page.getByRole('button', {name: 'Get the tokens'}).click();
    expect(await readValue(page, 'refresh_token')).not.toBe('');
    const posts = sent.filter(({method}) => method === 'POST');
    expect(posts.map(({url}) => new URL(url).pathname)).toEqual([
      '/alist/wopan/login',
      '/alist/wopan/verify_code',
    ]);
    expect(JSON.parse(posts[0]?.body ?? '')).toEqual({phone: '13800000000', password: PASSWORD});
    expect(sent.filter(({url}) => url.includes('13800000000') || url.includes('pass'))).toEqual([]);
    await page.getByRole('button', {name: 'Clear', exact: true}).click();
    await expect(page.getByLabel('Password')).toHaveValue('');
  });

  test('a wrong SMS code is told and can be typed again', async ({page}) => {
    await logIn(page, '13800000000');
    await page.getByLabel('SMS code').fill('000000');
    await page.getByRole('button', {name: 'Get the tokens'}).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('SMS code').fill('123456');
    await page.getByRole('button', {name: 'Get the tokens'}).click();
    await expect(page.locator('#result')).toBeVisible();
  });

  test('a demand for a captcha is told', async ({page}) => {
    await logIn(page, '13900000000');
    await expect(page.getByRole('alert')).toContainText(/captcha/i);
  });

  test('says before the form where the password goes', async ({page, sent}) => {
    await openTool(page, '/tool/wopan/token.html');
    await expect(page.getByText('Your password is sent to api.alistgo.com')).toBeVisible();
    expect(sent.filter(({url}) => !url.startsWith('https://alistgo.com'))).toEqual([]);
  });
});

test.describe('albums of Google Photos', () => {
  test('are listed page by page with an access token', async ({page, sent}) => {
    await openTool(page, '/tool/google/album.html');
    await page.getByRole('radio', {name: 'An access token'}).check();
    await page.getByRole('textbox', {name: 'Access token'}).fill('mock-access-google-1');
    await page.getByRole('button', {name: 'List the albums'}).click();
    await expect(page.getByText('Albums: 5')).toBeVisible();
    // A title is text, whatever it looks like.
    await expect(page.getByText('Cats <b>and</b> dogs')).toBeVisible();
    expect(sent.filter(({url}) => url.includes('mock-access'))).toEqual([]);
    expect(sent.filter(({url}) => url.includes('api.alistgo.com'))).toEqual([]);
  });

  test('are listed with a refresh token and the own application', async ({page}) => {
    await openTool(page, '/tool/google/album.html');
    await page.getByRole('textbox', {name: 'Refresh token'}).fill('mock-refresh-google-1');
    await page.getByLabel('Client ID').fill('id');
    await page.getByLabel('Client secret').fill('secret');
    await page.getByRole('button', {name: 'List the albums'}).click();
    await expect(page.getByText('Albums: 5')).toBeVisible();
  });

  for (const [token, text] of [
    ['mock-access-empty', 'Google returned no albums'],
    ['mock-access-denied', 'insufficient authentication scopes'],
    ['wrong', 'invalid authentication credentials'],
  ] as const) {
    test(`${token} is answered in words`, async ({page}) => {
      await openTool(page, '/tool/google/album.html');
      await page.getByRole('radio', {name: 'An access token'}).check();
      await page.getByRole('textbox', {name: 'Access token'}).fill(token);
      await page.getByRole('button', {name: 'List the albums'}).click();
      await expect(page.getByText(text)).toBeVisible();
    });
  }
});

test.describe('SharePoint WebDAV URL', () => {
  test('is worked out here, without a request', async ({page, sent}) => {
    await openTool(page, '/tool/onedrive/webdav.html');
    const field = page.getByLabel("URL from your browser's address bar");
    await field.fill('https://x.sharepoint.com/sites/team/Forms/AllItems.aspx?id=1');
    await expect(
      page.getByText('https://x.sharepoint.com/sites/team/Shared%20Documents'),
    ).toBeVisible();
    await field.fill('https://onedrive.live.com/?id=root');
    await expect(page.getByRole('alert')).toContainText('personal OneDrive');
    await field.fill('http://x.sharepoint.com/sites/team');
    await expect(page.getByRole('alert')).toContainText('must start with https://');
    expect(sent.filter(({url}) => !url.startsWith('https://alistgo.com'))).toEqual([]);
  });
});

test('the id of a SharePoint site comes from Microsoft, and through the server only on demand', async ({
  page,
  sent,
}) => {
  await openTool(page, '/tool/onedrive/request.html');
  await page.getByLabel('Client ID').fill('id');
  await page.getByLabel('Client secret').fill('secret-of-the-app');
  await page.getByRole('button', {name: 'Sign in to OneDrive'}).click();
  await page.getByRole('link', {name: 'Allow', exact: true}).click();
  await page.getByText('SharePoint site ID').click();
  const address = page.getByLabel('Site URL');
  const ask = page.getByRole('button', {name: 'Get the site ID'});

  await address.fill('https://example.org/sites/x');
  await ask.click();
  await expect(page.getByRole('alert')).toContainText("isn't the https URL of a SharePoint site");

  await address.fill('https://x.sharepoint.com/sites/missing');
  await ask.click();
  await expect(page.getByRole('alert')).toContainText('Requested site could not be found.');
  expect(sent.filter(({url}) => url.includes('get_site_id'))).toEqual([]);

  await address.fill('https://x.sharepoint.com/sites/team');
  await ask.click();
  await expect(
    page.getByText('x.sharepoint.com,00000000-0000-0000-0000-000000000001'),
  ).toBeVisible();
  // Both fields of the driver.
  await expect(page.getByRole('button', {name: 'Copy is_sharepoint'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Copy site_id'})).toBeVisible();
  expect(sent.filter(({url}) => url.includes('get_site_id'))).toEqual([]);
});
