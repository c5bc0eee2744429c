import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gzipSync} from 'node:zlib';
import type {Page, Route} from '@playwright/test';
import {storageNames} from '../src/lib/browser/storageKeys';
import {expect, startApplication, test as base} from './fixtures';

/*
 * What goes wrong outside of the site: scripts that don't come, hosts, connections, and proxies that fail, storage with
 * anything in it, and browsers that change a page while it's read. Each time, the reader keeps the page.
 */

const PAGE = '/guide/drivers/s3.html';

/** What a file became on its way from the host. */
type Change = (
  file: {readonly path: string; readonly type: string; readonly body: Buffer},
  response: ServerResponse,
) => void;

/** Sends half of a file, or of a document's text, and then the connection is gone. Gives what cuts it. */
const sendHalf = (...[{type, body}, response]: Parameters<Change>): (() => void) => {
  const [start, end] = type.startsWith('text/html')
    ? [body.indexOf('<h1'), body.indexOf('</article>')]
    : [0, body.length];
  response.writeHead(200, {'Content-Type': type, 'Content-Length': body.length});
  response.write(body.subarray(0, (start + end) / 2));
  return () => response.destroy();
};

const test = base.extend<{readonly faultyHost: (change: Change) => Promise<string>}>({
  /** Serves the site as a host does whose answers something changes on their way; gives its origin. */
  faultyHost: async ({baseURL}, use) => {
    let change: Change;
    const answer = async ({url = '/'}: IncomingMessage, response: ServerResponse) => {
      const copy = await fetch(new URL(url, baseURL ?? ''));
      const body = Buffer.from(await copy.arrayBuffer());
      const type = copy.headers.get('Content-Type') ?? '';
      change({path: url, type, body}, response);
    };
    const server = http.createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const {port} = server.address() as AddressInfo; // it listens on a port
    await use((wanted) => {
      change = wanted;
      return Promise.resolve(`http://localhost:${port}`);
    });
    server.closeAllConnections();
    server.close();
  },
});

const title = (page: Page) => page.getByRole('heading', {level: 1});
const searchWindow = (page: Page) => page.getByRole('dialog', {name: 'Search'});

/** What the page is read by: its title, and a menu and a code block that answer without the application. */
async function expectReadable(page: Page): Promise<void> {
  await expect(title(page)).toBeVisible();
  await expect(page.locator('article p').first()).toBeVisible();
  await page.getByRole('banner').locator('summary', {hasText: 'Community'}).click();
  await expect(page.getByRole('banner').getByRole('link', {name: 'Telegram'})).toBeVisible();
}

/** Searches for something, and sees a result. */
async function expectSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(searchWindow(page)).toBeVisible();
  await page.keyboard.type('docker');
  await expect(searchWindow(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

test.describe('a script that does not come', () => {
  const answers = {
    'is missing': (route: Route) => route.fulfill({status: 404, body: ''}),
    'is a page': (route: Route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Sign in</title>'}),
    'is cut off': (route: Route) => route.abort('connectionreset'),
  };

  for (const [fault, answer] of Object.entries(answers)) {
    test(`and ${fault} once: each press tries again, and the search says that it failed`, async ({
      page,
      complaints,
    }) => {
      // Each of them once: the application, a part of the page, the behavior of its frame, and the search window.
      const kinds = [
        /\/main\./,
        /\/(?!early|runtime|main|site-shell|search)[\w-]+\./,
        /\/site-shell\./,
        /\/search\./,
      ];
      const failed: RegExp[] = [];
      await page.route(/\/assets\/js\/[^/]+\.js/, async (route) => {
        const kind = kinds.find((each) =>
          each.test(
            route
              .request()
              .url()
              .replace(/.*\/js/, ''),
          ),
        );
        if (!kind || failed.includes(kind)) return route.fallback();
        failed.push(kind);
        return answer(route);
      });
      await page.goto(PAGE);
      const failure = page.getByRole('alert').filter({hasText: 'Unable to load the search'});
      for (const count of [1, 2]) {
        await page.keyboard.press('Control+k');
        await expect.poll(() => failed.length).toBe(count);
        await expect(failure).toBeVisible();
      }
      await page.keyboard.press('Control+k');
      await expect.poll(() => failed).toContain(kinds[3]);
      await expect(failure).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(searchWindow(page)).toBeVisible();
      await expect(failure).toBeHidden();
      await page.keyboard.press('Escape');
      await page.mouse.wheel(0, 2000);
      // What the frame does comes with a press after its script failed, whenever that was.
      await expect.poll(() => failed.length).toBe(kinds.length);
      await expect(async () => {
        await page.keyboard.press('Shift');
        const toTop = page.getByRole('button', {name: 'Back to top'});
        await expect(toTop).toBeVisible({timeout: 1000});
      }).toPass();
      complaints.splice(0); // The browser says what it couldn't load.
    });
  }

  test('at all leaves a page to read, and links that work', async ({page, complaints}) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(PAGE);
    await expectReadable(page);
    await page.getByRole('banner').getByRole('link', {name: 'FAQ'}).first().click();
    await expect(page).toHaveURL('/faq/');
    await expect(title(page)).toBeVisible();
    complaints.splice(0);
  });

  test('for the next page loads that page as a document', async ({page, complaints}) => {
    await page.goto('/guide/');
    await startApplication(page);
    await page.route(/\/assets\/js\/.*\.js$/, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', {name: 'FAQ'}).first().click();
    await expect(page).toHaveURL('/faq/');
    await expect(title(page)).toHaveText('Frequently asked questions');
    complaints.splice(0);
  });

  test('for a part that is unfolded says so beside it, and can be tried again', async ({
    page,
    complaints,
  }) => {
    await page.goto('/guide/drivers/115_open.html');
    await startApplication(page);
    await page.route(/\/tool-panel\./, (route) => route.abort());
    await page.getByText('What it sends, and to whom').click();
    const failure = page.getByRole('alert').filter({hasText: 'This part could not be shown'});
    await expect(failure).toBeVisible();
    await expect(title(page)).toBeVisible();
    await page.unroute(/\/tool-panel\./);
    await failure.getByRole('button', {name: 'Try again'}).click();
    await expect(
      page.locator('details[open]').getByText('/alist/capabilities').first(),
    ).toBeVisible();
    complaints.splice(0);
  });
});

test('a host that serves two builds in turn has a page reloaded once, not for ever', async ({
  page,
  complaints,
}) => {
  let loads = 0;
  await page.route(`**${PAGE}`, async (route) => {
    const isDocument = route.request().isNavigationRequest();
    if (isDocument) loads += 1;
    const answer = await route.fetch();
    // The page that asked for it has been reloaded since.
    const body = await answer.text().catch(() => undefined);
    if (body === undefined) return;
    await route.fulfill({
      response: answer,
      // Documents come from one build, everything else from the other.
      body: isDocument
        ? body.replace(/(name="?site-scripts"?[^>]*\/main)\.[0-9a-f]+/, '$1.00000000')
        : body,
    });
  });
  const checked = () =>
    page.waitForResponse(
      (answer) => answer.url().endsWith(PAGE) && !answer.request().isNavigationRequest(),
    );
  await page.goto(PAGE);
  const reloaded = page.waitForEvent('framenavigated');
  await page.mouse.wheel(0, 10);
  // What goes to a page that is being replaced may never be answered.
  await reloaded;
  await page.waitForLoadState();
  expect(loads).toBe(2);
  const second = checked();
  await page.mouse.wheel(0, 10);
  await (await second).finished();
  await expectReadable(page);
  expect(loads).toBe(2);
  // An answer can still be on its way, and what the browser says of it.
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.close();
  complaints.splice(0);
});

test('a network’s page in place of ours takes no page away from the reader', async ({
  page,
  complaints,
}) => {
  await page.goto(PAGE);
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.route('**/*', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Sign in</title>'}),
  );
  const checked = page.waitForResponse(`**${PAGE}`);
  await page.mouse.wheel(0, 10);
  await (await checked).finished();
  await expectReadable(page);
  expect(loads).toBe(0);
  // What the browser says of the scripts can still be on its way.
  await page.close();
  complaints.splice(0);
});

test.describe('a connection that ends in the middle', () => {
  const files = {
    'the document': ({type}: {readonly type: string}) => type.startsWith('text/html'),
    'a style sheet': ({type}: {readonly type: string}) => type.startsWith('text/css'),
    'a script': ({type}: {readonly type: string}) => type.includes('javascript'),
  };

  for (const [name, isCut] of Object.entries(files)) {
    test(`of ${name} leaves what is there to read`, async ({page, faultyHost, complaints}) => {
      const cuts: (() => void)[] = [];
      const origin = await faultyHost((file, response) => {
        if (!isCut(file)) response.setHeader('Content-Type', file.type).end(file.body);
        else if (file.type.startsWith('text/html')) cuts.push(sendHalf(file, response));
        else sendHalf(file, response)();
      });
      await page.goto(origin + PAGE, {waitUntil: 'commit'});
      await expect(title(page)).toBeVisible();
      // A browser shows what has arrived of a document before the connection ends.
      for (const cut of cuts) cut();
      await expect.poll(() => complaints.join()).toContain('Failed to load');
      await expect(title(page)).toBeVisible();
      await expect(page.locator('article p').first()).toBeVisible();
      complaints.splice(0);
    });
  }

  test('of the index has the search say so', async ({page, faultyHost, complaints}) => {
    const origin = await faultyHost((file, response) => {
      if (file.path.includes('search-index')) sendHalf(file, response)();
      else response.setHeader('Content-Type', file.type).end(file.body);
    });
    await page.goto(origin + PAGE);
    await startApplication(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('docker');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    complaints.splice(0);
  });

  test('or never answers has the search say so', async ({page, complaints}) => {
    // The limit is 15 s; here, as short as the worker can have it.
    await page.route('**/search-worker.*.js', async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      expect(body).toContain('15e3');
      await route.fulfill({response: answer, body: body.replaceAll('15e3', '50')});
    });
    await page.route('**/search-index.json', () => undefined);
    await page.goto(PAGE);
    await startApplication(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('docker');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await page.unrouteAll({behavior: 'ignoreErrors'});
    complaints.splice(0);
  });
});

test.describe('a proxy', () => {
  const proxies: Readonly<Record<string, Change>> = {
    'strips every header': ({body}, response) => {
      response.end(body);
    },
    'compresses what was compressed': ({type, body}, response) => {
      response.setHeader('Content-Type', type).setHeader('Content-Encoding', 'gzip, gzip');
      response.end(gzipSync(gzipSync(body)));
    },
  };

  for (const [name, change] of Object.entries(proxies)) {
    test(`that ${name} breaks nothing`, async ({page, faultyHost}) => {
      const origin = await faultyHost(change);
      await page.goto(`${origin}/zh/guide/drivers/s3.html`);
      await expect(title(page)).toHaveText('S3 对象存储');
      await startApplication(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('docker');
      await expect(page.locator('dialog [role=option]').first()).toBeVisible();
    });
  }
});

test.describe('storage', () => {
  const broken = [
    '',
    'foo',
    '{',
    '[null,1,"x",{}]',
    '{"os":{"a":1},"__proto__":1}',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(100_000),
  ];

  test('with a broken or huge value under each name shows what it shows without', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, {asked});
      for (const name of ['getItem', 'setItem'] as const) {
        const original = Reflect.get(Storage.prototype, name) as (...args: string[]) => never;
        Storage.prototype[name] = function (...args: string[]) {
          asked.push(String(args[0]));
          return Reflect.apply(original, this, args);
        };
      }
    });
    const look = () =>
      page.evaluate(() => {
        const {theme, themeChoice} = document.documentElement.dataset;
        return {
          theme,
          themeChoice,
          hue: document.documentElement.style.getPropertyValue('--accent-hue'),
          isFolded: document.documentElement.hasAttribute('data-sidebar-collapsed'),
          server: document.querySelector<HTMLSelectElement>('[data-api-server] select')?.value,
          tabs: document.querySelectorAll('[role=tab][aria-selected=true]').length,
        };
      });
    const unlisted = new Set<string>();
    const noteNames = async (): Promise<void> => {
      const asked = await page.evaluate(() => (window as unknown as {asked: string[]}).asked);
      for (const key of asked) {
        if (
          !storageNames.some((name) => key === name || (/[-.]$/.test(name) && key.startsWith(name)))
        )
          unlisted.add(key);
      }
    };
    for (const path of [PAGE, '/guide/contribute.html']) {
      await page.goto(path);
      await startApplication(page);
      const expected = await look();
      for (const value of broken) {
        await page.evaluate(
          ([names, text]) => {
            for (const name of names) {
              for (const key of [name, `${name}embedded-en`, `${name}windows-7`]) {
                for (const storage of [localStorage, sessionStorage]) storage.setItem(key, text);
              }
            }
          },
          [storageNames, value] as const,
        );
        await page.reload();
        await startApplication(page);
        await expect.poll(look, value.slice(0, 20)).toEqual(expected);
        await page.keyboard.press('Control+k');
        await expect(searchWindow(page)).toBeVisible();
        await noteNames();
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      }
    }
    expect([...unlisted], 'names that aren’t in src/lib/browser/storageKeys.ts').toEqual([]);
  });

  const faults = {
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    throws: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  };

  for (const [fault, init] of Object.entries(faults)) {
    test(`that ${fault} keeps every choice while the page is open`, async ({page, complaints}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.addInitScript(init);
      // Its helper asks an API server.
      await page.goto('/guide/drivers/115_open.html');
      await startApplication(page);
      const server = page.locator('#site-nav').getByRole('combobox', {name: 'API server'});
      await server.selectOption('local');
      await page.locator('header [data-action=color-mode]').first().click();
      await page.locator('header [data-action=color-mode]').first().click();
      const toggle = page.getByRole('button', {name: 'Hide or show the sidebar'});
      await toggle.click();
      await toggle.click();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('onedrive');
      await searchWindow(page).getByRole('option').first().click();
      await expect(searchWindow(page)).toBeHidden();
      await page.locator('#site-nav').getByRole('link', {name: 'Dropbox'}).click();
      await expect(page).toHaveURL('/guide/drivers/dropbox.html');
      await expect(server).toHaveValue('local');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Control+k');
      await expect(searchWindow(page)).toBeVisible();
      // The framework says so on the console; nothing else may.
      const others = complaints.splice(0).filter((text) => !/Docusaurus.*storage/.test(text));
      expect(others).toEqual([]);
    });
  }
});

test.describe('an extension', () => {
  const changes = {
    'puts text into elements of its own': () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const all: Node[] = [];
      while (texts.nextNode()) all.push(texts.currentNode);
      for (const text of all) {
        if (!text.textContent?.trim() || text.parentElement?.closest('script, style')) continue;
        const own = document.createElement('x-text');
        own.textContent = text.textContent;
        text.parentNode?.replaceChild(own, text);
      }
    },
    'removes parts': () => {
      const parts = 'header a[href*="pricing"], article p:nth-of-type(2n), footer a, aside';
      for (const part of document.querySelectorAll(parts)) part.remove();
    },
    'adds parts and attributes': () => {
      for (const element of document.querySelectorAll('*')) {
        element.setAttribute('data-darkreader-inline-color', '');
        element.setAttribute('bis_skin_checked', '1');
      }
      for (const place of document.querySelectorAll('body, article, header, #__docusaurus')) {
        place.prepend(document.createElement('x-extension'));
        place.append(document.createElement('x-extension'));
      }
    },
  };

  for (const [name, change] of Object.entries(changes)) {
    test(`that ${name} before the page comes alive stops nothing`, async ({page, complaints}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.goto(PAGE);
      await page.evaluate(change);
      await startApplication(page);
      await expectSearch(page);
      await page.getByRole('banner').getByRole('link', {name: 'FAQ'}).first().click();
      await expect(page).toHaveURL('/faq/');
      await expect(title(page)).toHaveText('Frequently asked questions');
      // React says that the page wasn't as it was built.
      const others = complaints.splice(0).filter((text) => !/onRecoverableError.*#418/.test(text));
      expect(others).toEqual([]);
    });
  }
});

/**
 * Does what the browser's translator does with `<font>`: wraps each text, and those that come later too. A change of a
 * text that is gone since is a complaint: the reader would see the old one.
 */
function translatePage(): void {
  const gone = new WeakSet<Node>();
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string) {
      if (gone.has(this))
        reportError(new Error(`"${this.nodeValue}" stays: it should be "${text}"`));
      nodeValue?.set?.call(this, text);
    },
  });
  const wrap = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const all: Node[] = [];
    while (texts.nextNode()) all.push(texts.currentNode);
    for (const text of all) {
      const place = text.parentElement;
      if (!text.textContent?.trim() || place?.closest('script, style, x-text, [translate=no]'))
        continue;
      const own = document.createElement('x-text');
      own.textContent = text.textContent;
      place?.replaceChild(own, text);
      gone.add(text);
    }
  };
  wrap(document.body);
  const observer = new MutationObserver((changes) => {
    for (const {target} of changes) if (target.isConnected) wrap(target);
  });
  observer.observe(document.body, {childList: true, subtree: true});
  Object.assign(window, {
    showOriginal: () => {
      observer.disconnect();
      for (const own of document.querySelectorAll('x-text')) own.replaceWith(own.textContent);
    },
  });
}

for (const direction of ['translated', 'shown in its language again'] as const) {
  test(`a page that the browser has ${direction} still answers`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    const open = async (path: string): Promise<void> => {
      await page.goto(path);
      await startApplication(page);
      await expect(page.locator('[data-lazy=loading]')).toHaveCount(0);
      await page.evaluate(translatePage);
      if (direction !== 'translated') {
        await page.evaluate(() => (window as unknown as {showOriginal: () => void}).showOriginal());
      }
    };
    const status = page.locator('main p[role=status]').first();

    await open('/');
    const storage = page.getByLabel('What do you want to mount?');
    for (const [typed, answer] of [
      ['onedrive', 'In your tree as /onedrive. Set up OneDrive'],
      ['s3', 'In your tree as /s3. Set up S3'],
      ['zzzz', /^No driver with this name/],
      ['dropbox', 'In your tree as /dropbox. Set up Dropbox'],
    ] as const) {
      await storage.fill(typed);
      await expect(status).toHaveText(answer);
    }
    const service = page.getByLabel('Name of a service, protocol or driver');
    const found = page.locator('main p[role=status]').nth(1);
    for (const [typed, count] of [
      ['onedrive', /^[2-9] drivers$/],
      ['zzzz', '0 drivers'],
      ['', /^\d{2,} drivers$/],
    ] as const) {
      await service.fill(typed);
      await expect(found).toHaveText(count);
    }

    await open('/guide/drivers/');
    const name = page.getByRole('searchbox', {name: 'Name or provider'});
    await name.fill('onedrive');
    await expect(status).toHaveText(/^\d of \d+ drivers$/);
    await name.fill('zzzz');
    await expect(status).toHaveText(/^0 of /);
    await expect(page.getByText('No driver fits')).toBeVisible();
    await name.fill('');

    await open('/faq/error.html');
    const message = page.getByRole('searchbox', {name: 'Part of the message'});
    await message.fill('token');
    await expect(status).toHaveText(/^\d{2,3} messages$/);
    await message.fill('zzzzqqqq');
    await expect(status).toHaveText(/^No message contains this|^0 messages/);
    await message.fill('');
    await expect(status).toHaveText(/^\d+ messages$/);

    await open('/reference/known-issues.html');
    await page.getByRole('main').getByRole('searchbox').fill('zzzz');
    await expect(status).toHaveText(/^We know of no such issue/);
    await page.getByRole('main').getByRole('searchbox').fill('');
    await expect(status).toHaveText(/^\d+ issues$/);

    await open('/reference/permissions.html');
    await page.getByLabel('Permission number').fill('x');
    await expect(status).toHaveText(/^Enter a whole number/);
    await page.getByLabel('Permission number').fill('3');
    await expect(status).toHaveText('');

    await expectSearch(page);
    await page.getByRole('banner').getByRole('link', {name: 'FAQ'}).first().click();
    await expect(title(page)).toHaveText('Frequently asked questions');
    await page.goBack();
    await expect(title(page)).toHaveText('Permissions');

    await open('/tool/115/token.html');
    await page.getByRole('radio', {name: 'My own app'}).check();
    for (const id of ['one', 'another']) {
      await page.getByLabel('APP ID').fill(id);
      await expect(page.getByText(`= ${id}`)).toHaveText(`app_id = ${id}`);
    }
  });
}

test('commands and names stay as they are when the browser translates a page', async ({page}) => {
  await page.goto('/guide/install/docker.html');
  const changeable = page.locator(
    ':is(article code, article pre):not([translate=no], [translate=no] *, :has([translate=no]))',
  );
  await expect(page.locator('article pre').first()).toBeVisible();
  await expect(changeable).toHaveCount(0);
});
