import {
  expect,
  openTool,
  readValue,
  storedTexts,
  test,
  words,
  type LoggedRequest,
} from './toolFixtures';

// Playwright's clock can outlive its test in a kept tab.
test.use({reuseContext: false});

const PAGE = '/tool/115/token.html';

const pathsOf = (log: readonly LoggedRequest[]): readonly string[] =>
  log
    .filter(({kind}) => kind === 'request')
    .map(({method, url}) => `${method} ${new URL(url).pathname}`);

const bodyOf = (log: readonly LoggedRequest[], path: string): Record<string, string> => {
  const found = log.find(({kind, url}) => kind === 'request' && url.includes(path));
  return JSON.parse(found?.body ?? '{}') as Record<string, string>;
};

for (const locale of ['en', 'zh'] as const) {
  const w = words[locale];

  test(`115: scanning a code yields the refresh token (${locale})`, async ({
    page,
    context,
    sent,
    mock,
  }) => {
    await openTool(page, w.prefix + PAGE);
    expect(sent.filter(({url}) => !url.startsWith('https://alistgo.com'))).toEqual([]);
    await page.getByRole('button', {name: w.getCode}).click();
    await expect(page.getByRole('img', {name: /115 App|115 mobile app/})).toBeVisible();
    await expect(page.locator('#result')).toBeFocused({timeout: 30_000});
    const token = await readValue(page, 'refresh_token');
    expect(token).toMatch(/^mock-refresh-115-/);

    // Each request is checked off, the repeated one with its number.
    await page.locator('summary').filter({hasText: w.requests}).click();
    const states = page.locator('#privacy ~ details small[data-state]');
    await expect(states).toHaveText([w.doneAt, w.doneAt, w.repeated, w.doneAt]);
    await expect(page.locator('#privacy ~ details')).not.toContainText(token);

    const log = await mock.log();
    expect(pathsOf(log)).toEqual([
      'GET /alist/capabilities',
      'GET /alist/115/auth_device_code',
      ...Array.from({length: 4}, () => 'GET /alist/115/get_status'),
      'POST /alist/115/get_token',
    ]);
    // The verifier stays here until the exchange: the server cannot redeem a scan by itself.
    const verifier = bodyOf(log, '/115/get_token')['code_verifier'] ?? '';
    expect(verifier).toMatch(/^[\w-]{43,128}$/);
    expect(log.filter(({url}) => url.includes(verifier))).toEqual([]);
    expect(await storedTexts(page)).not.toContainEqual(expect.stringContaining('mock-'));

    // What is next: the steps of the driver, and the field, in their own tab.
    const field = page.getByRole('link', {name: /^refresh_token/});
    const storage = page.getByRole('link', {name: w.addStorage});
    for (const link of [storage, field]) {
      const opened = context.waitForEvent('page');
      await link.click();
      const tab = await opened;
      await tab.waitForURL(`**${w.prefix}/guide/drivers/115_open.html#*`);
      await expect(tab.locator(':target')).toBeInViewport();
      await tab.close();
    }
    await page.getByRole('button', {name: w.clear, exact: true}).click();
    await expect(page.getByText(token)).toHaveCount(0);
  });
}

for (const path of [PAGE, '/zh/tool/115/token.html', '/tool/aliyundrive/request.html']) {
  test(`${path}: who fails to get a code keeps the focus`, async ({page}) => {
    await openTool(page, path);
    await page.getByRole('button', {name: /^(Get a QR code|获取二维码)$/}).focus();
    await page.route(
      (url) => url.pathname.startsWith('/alist/'),
      (route) => route.abort(),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    const focused = page.getByRole('main').locator('button:focus');
    await expect(focused).toBeVisible();
    // A second failure takes the button of the first away.
    await page.keyboard.press('Enter');
    await expect(focused).toBeVisible();
  });
}

test('115: with an old server its verifier is used', async ({page, mock}) => {
  await mock.steer('options', {capabilities: false});
  await openTool(page, PAGE);
  await page.getByRole('button', {name: 'Get a QR code'}).click();
  await expect(page.locator('#result')).toBeVisible({timeout: 30_000});
  expect(await readValue(page, 'refresh_token')).toMatch(/^mock-refresh-115-/);
});

test.describe('115 with an own APP ID', () => {
  test.beforeEach(async ({page}) => {
    await openTool(page, PAGE);
    await page.getByRole('radio', {name: words.en.own}).check();
  });

  test('bad: the refusal is told, with the ways out of it', async ({page, sent}) => {
    await page.getByLabel('APP ID').fill('bad');
    await page.getByRole('button', {name: 'Get a QR code'}).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('mock: unknown app id');
    const manual = alert.getByRole('link', {name: 'Do it manually'});
    await manual.click();
    await expect(page.getByRole('heading', {name: 'Do it manually'})).toBeInViewport();
    const codes = (): number => sent.filter(({url}) => url.includes('auth_device_code')).length;
    expect(codes()).toBe(1);
    await page.getByLabel('APP ID').fill('wait');
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('img', {name: /115/})).toBeVisible();
    expect(codes()).toBe(2);
  });

  test('the time a code is waited for runs down', async ({page}) => {
    await page.clock.install();
    await page.getByLabel('APP ID').fill('wait');
    await page.getByRole('button', {name: 'Get a QR code'}).click();
    const timer = page.getByRole('timer');
    await expect(timer).toHaveText(/^Time left: [45]:\d\d$/);
    // In the middle of the panel. Three minutes later, a script that draws it would be given up.
    const middle = (box: {x: number; width: number} | null): number =>
      box === null ? 0 : box.x + box.width / 2;
    const code = await page.getByRole('img', {name: /115/}).boundingBox();
    const panel = await page.locator('#tool').locator('..').boundingBox();
    expect(Math.abs(middle(code) - middle(panel))).toBeLessThan(2);
    await page.clock.runFor(3 * 60_000);
    await expect(timer).toHaveText(/^Time left: [01]:\d\d$/);
  });

  for (const [scenario, text] of [
    ['expire', 'The QR code has expired.'],
    ['cancel', 'You canceled the sign-in in the app.'],
  ] as const) {
    test(`${scenario}: the end is told and a new code is offered`, async ({page, mock}) => {
      await page.getByLabel('APP ID').fill(scenario);
      await page.getByRole('button', {name: 'Get a QR code'}).click();
      await expect(page.getByRole('alert')).toContainText(text, {timeout: 15_000});
      await expect(page.getByRole('img')).toHaveCount(0);
      await expect(page.getByRole('button', {name: 'New QR code'})).toBeVisible();
      expect(pathsOf(await mock.log())).not.toContain('POST /alist/115/get_token');
    });
  }

  test('a server that cannot tell the state leaves the word to the reader', async ({page}) => {
    await page.getByLabel('APP ID').fill('nostatus');
    await page.getByRole('button', {name: 'Get a QR code'}).click();
    await page.getByRole('button', {name: 'I have confirmed'}).click();
    await expect(page.locator('#result')).toBeVisible();
  });

  test('stop ends the asking, and so does leaving the page', async ({page, mock}) => {
    await page.clock.install();
    await page.getByLabel('APP ID').fill('wait');
    await page.getByRole('button', {name: 'Get a QR code'}).click();
    await expect(page.getByRole('img')).toBeVisible();
    await page.getByRole('button', {name: 'Stop'}).click();
    const before = (await mock.log()).length;
    await page.clock.runFor(30_000);
    expect(await mock.log()).toHaveLength(before);
  });

  test('nothing is asked while the page is out of sight, and five minutes end it', async ({
    page,
    mock,
  }) => {
    await page.clock.install();
    await page.getByLabel('APP ID').fill('wait');
    await page.getByRole('button', {name: 'Get a QR code'}).click();
    await expect(page.getByRole('img')).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});
    });
    await expect.poll(async () => pathsOf(await mock.log())).toContain('GET /alist/115/get_status');
    const before = (await mock.log()).length;
    await page.clock.runFor(60_000);
    expect(await mock.log()).toHaveLength(before);
    await page.clock.runFor(5 * 60_000);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', {configurable: true, get: () => false});
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.getByRole('alert')).toContainText('The QR code has expired.');
  });
});

test('Aliyundrive: a scan is exchanged with the application of the reader', async ({
  page,
  mock,
}) => {
  await openTool(page, '/tool/aliyundrive/request.html');
  await page.getByRole('radio', {name: words.en.own}).check();
  await page.getByLabel(words.en.clientId).fill('my-app');
  await page.getByLabel(words.en.clientSecret).fill('my-app-secret-1');
  await page.getByRole('button', {name: 'Get a QR code'}).click();
  await expect(page.locator('#result')).toBeVisible({timeout: 30_000});
  expect(await readValue(page, 'refresh_token')).toMatch(/^ey/);
  // The end of the token is read from it, here.
  await expect(page.getByText('The refresh token expires')).toBeVisible();
  const log = await mock.log();
  expect(bodyOf(log, '/ali_open/code')).toMatchObject({
    client_id: 'my-app',
    client_secret: 'my-app-secret-1',
  });
  expect(log.filter(({url}) => url.includes('my-app-secret-1'))).toEqual([]);
});

test('Aliyundrive: an old server is asked for the state through its forwarder', async ({
  page,
  mock,
}) => {
  await mock.steer('options', {capabilities: false});
  await openTool(page, '/tool/aliyundrive/request.html');
  await page.getByRole('button', {name: 'Get a QR code'}).click();
  await expect(page.locator('#result')).toBeVisible({timeout: 30_000});
  expect(
    (await mock.log()).some(({url}) =>
      url.includes('/proxy/https://open.aliyundrive.com/oauth/qrcode/'),
    ),
  ).toBe(true);
});

test('Aliyundrive: a code that runs out is told', async ({page, mock}) => {
  await mock.steer('next', {flow: 'aliyun-qr', scenario: 'expire'});
  await openTool(page, '/tool/aliyundrive/request.html');
  await page.getByRole('button', {name: 'Get a QR code'}).click();
  await expect(page.getByRole('alert')).toContainText('The QR code has expired.', {
    timeout: 15_000,
  });
});

for (const [name, prefix] of [
  ['en', ''],
  ['zh', '/zh'],
] as const) {
  test(`115 cookie: the driver page leads to a helper that yields the QR code token (${name})`, async ({
    page,
  }) => {
    await page.goto(`https://alistgo.com${prefix}/guide/drivers/115.html`);
    // The driver page may load scripts of others, so nothing starts there.
    await expect(page.getByRole('button', {name: /Get a QR code|获取二维码/})).toHaveCount(0);
    await page.getByRole('link', {name: /Open the token helper|打开令牌助手/}).click();
    await page.waitForURL(`**${prefix}/tool/115/cookie.html`);
    await page.getByRole('combobox', {name: /Sign in as|登录为/}).selectOption('tv');
    await page.getByRole('button', {name: /Get a QR code|获取二维码/}).click();
    await expect(page.locator('#result')).toBeVisible({timeout: 30_000});
    expect(await readValue(page, 'qrcode_token')).toMatch(/^mock-cookie-/);
    expect(await readValue(page, 'qrcode_source')).toBe('tv');
  });
}

for (const [prefix, hint] of [
  ['', "A phone can't scan its own screen."],
  ['/zh', '手机无法扫描自己屏幕上的二维码。'],
] as const) {
  test(`who opens a helper with a QR code on a phone is told to use another device (${prefix || 'en'})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 375, height: 812});
    for (const path of ['/tool/115/cookie.html', PAGE]) {
      await openTool(page, prefix + path);
      await expect(page.getByText(hint)).toBeInViewport();
      await page.setViewportSize({width: 1280, height: 800});
      await expect(page.getByText(hint)).toBeHidden();
      await page.setViewportSize({width: 375, height: 812});
    }
    await openTool(page, `${prefix}/tool/onedrive/request.html`);
    await expect(page.getByText(hint)).toBeHidden();
  });
}
