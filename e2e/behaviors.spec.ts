import {expect, startApplication, test} from './fixtures';
import {bucketKey} from '../tests/helpers/bucketKey';

const PHONE = {width: 375, height: 812};
const DESKTOP = {width: 1440, height: 900};
const PAGE = '/guide/drivers/s3.html';

test.describe('top bar', () => {
  test(
    'on phones it leaves after 200 px down and comes back on the way up',
    {tag: '@4-navbar-auto-hide'},
    async ({page}) => {
      await page.setViewportSize(PHONE);
      await page.goto(PAGE);
      await startApplication(page);
      const html = page.locator('html');
      await page.mouse.wheel(0, 120);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
      // The bar is watched from now on.
      await expect(html).toHaveAttribute('data-scrolled');
      await expect(html).not.toHaveAttribute('data-navbar');
      await page.mouse.wheel(0, 600);
      await expect(html).toHaveAttribute('data-navbar', 'hidden');
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await page.mouse.wheel(0, -60);
      await expect(html).not.toHaveAttribute('data-navbar');
      await expect(page.getByRole('banner')).toBeInViewport();
    },
  );

  test(
    'it comes back when the focus enters it',
    {tag: '@4-navbar-never-hides-while'},
    async ({page}) => {
      await page.setViewportSize(PHONE);
      await page.goto(PAGE);
      await startApplication(page);
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 150);
          return page.locator('html').getAttribute('data-navbar');
        })
        .toBe('hidden');
      await page.getByRole('button', {name: 'Open navigation'}).focus();
      await expect(page.locator('html')).not.toHaveAttribute('data-navbar');
    },
  );

  test.describe('beside a card', () => {
    test.use({locale: 'zh-CN'});

    test('it leaves while a card, such as the offer of the other language, is shown', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(PAGE);
      await startApplication(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 150);
          return page.locator('html').getAttribute('data-navbar');
        })
        .toBe('hidden');
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });

  test('on wide screens it stays', {tag: '@4-navbar-auto-hide-phones'}, async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(PAGE);
    await startApplication(page);
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, 900);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    await expect(page.locator('html')).not.toHaveAttribute('data-navbar');
  });

  test('a dropdown opens under a mouse that was there before the scripts', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/site-shell\.[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PAGE);
    await startApplication(page);
    const entry = page.getByRole('banner').getByRole('link', {name: 'Command line'});
    await page.getByRole('banner').locator('summary', {hasText: 'More'}).hover();
    await expect(entry).toBeHidden();
    release();
    await expect(entry).toBeVisible();
  });

  test(
    'a dropdown opens under the mouse, closes when it leaves, and stays after a click',
    {tag: '@2-navbar-dropdown-hover-click'},
    async ({page}) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(PAGE);
      await startApplication(page);
      const summary = page.getByRole('banner').locator('summary', {hasText: 'More'});
      const entry = page.getByRole('banner').getByRole('link', {name: 'Command line'});
      await summary.hover();
      await expect(entry).toBeVisible();
      await page.mouse.move(200, 700);
      await expect(entry).toBeHidden();
      await summary.hover();
      await expect(entry).toBeVisible();
      await summary.click();
      await expect(entry).toBeVisible();
      await page.mouse.move(200, 700);
      await expect(entry).toBeVisible();
      await expect(page.getByRole('banner').getByText('Look up')).toBeVisible();
      await entry.click();
      await expect(page).toHaveURL('/reference/cli.html');
      await expect(entry).toBeHidden();
    },
  );
});

test.describe('outlook', () => {
  test(
    'the stored color mode and theme color are there before the first paint',
    {tag: '@4-color-mode-persisted-data'},
    async ({page}) => {
      await page.addInitScript(() => {
        localStorage.setItem('theme', 'dark');
        localStorage.setItem('theme-color', '255');
        const seen: (string | null)[] = [];
        Object.assign(window, {seen});
        new MutationObserver((_records, observer) => {
          if (document.querySelector('header') === null) return;
          seen.push(document.documentElement.getAttribute('data-theme'));
          seen.push(document.documentElement.style.getPropertyValue('--accent-hue'));
          observer.disconnect();
        }).observe(document, {childList: true, subtree: true});
      });
      await page.goto(PAGE);
      expect(await page.evaluate(() => (window as unknown as {seen: unknown}).seen)).toEqual([
        'dark',
        '255',
      ]);
    },
  );

  test(
    'a color mode change grows from the click; with less motion it is there at once',
    {tag: ['@4-color-mode-circular-reveal', '@9-color-mode-transition']},
    async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await page.goto(PAGE);
      await page.evaluate(() => {
        const circles: Animation[] = [];
        Object.assign(window, {circles});
        const animate = document.documentElement.animate.bind(document.documentElement);
        document.documentElement.animate = (frames, options) => {
          const circle = animate(frames, options);
          circles.push(circle);
          return circle;
        };
      });
      // Whether each circle is still growing at a time after it began.
      const growingAt = (ms: number): Promise<boolean[]> =>
        page.evaluate(
          (time) =>
            (window as unknown as {circles: Animation[]}).circles.map((circle) => {
              circle.currentTime = time;
              return circle.playState !== 'finished';
            }),
          ms,
        );
      const button = page.getByRole('button', {name: /Change color mode/});
      await button.click();
      await expect.poll(() => growingAt(399)).toEqual([true]);
      expect(await growingAt(400)).toEqual([false]);
      expect(await growingAt(401)).toEqual([false]);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await button.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await growingAt(0)).toHaveLength(1);
    },
  );

  test('what changes on the document alone leaves its elements as they are', async ({page}) => {
    await page.goto(PAGE);
    await page
      .context()
      .browser()
      ?.startTracing(page, {categories: ['devtools.timeline']});
    await page.evaluate(async () => {
      await document.startViewTransition(() => undefined).ready;
    });
    const trace = await page.context().browser()?.stopTracing();
    const {traceEvents} = JSON.parse(String(trace)) as {
      traceEvents: {name: string; args: {elementCount?: number}}[];
    };
    const counts = traceEvents.flatMap(({name, args}) =>
      name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
    );
    expect(counts.length).toBeGreaterThan(0);
    // The document, and the pseudo-elements of the transition: not the hundreds of elements on the page.
    expect(Math.max(...counts)).toBeLessThan(20);
  });

  test(
    'automatic mode follows the system, also before the application runs',
    {tag: '@4-color-mode-auto-follows'},
    async ({page}) => {
      await page.emulateMedia({colorScheme: 'light'});
      await page.goto(PAGE);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await startApplication(page);
      await page.emulateMedia({colorScheme: 'light'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    },
  );

  test('paper is light', {tag: '@4-color-mode-paper-light'}, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const ink = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).color);
    const onScreen = await ink();
    await page.emulateMedia({colorScheme: 'dark', media: 'print'});
    expect(await ink()).not.toBe(onScreen);
    expect(await ink()).toBe('rgb(35, 48, 47)');
  });

  test('paper holds the page without its controls', async ({page}) => {
    // About as wide as a sheet of A4.
    await page.setViewportSize({width: 794, height: 1123});
    await page.goto('/guide/drivers/');
    await startApplication(page);
    const controls = [
      page.getByRole('button', {name: 'Open navigation'}),
      page.getByRole('button', {name: 'On this page'}),
      page.getByRole('searchbox', {name: 'Name or provider'}),
    ];
    for (const control of controls) await expect(control).toBeVisible();
    await page.emulateMedia({media: 'print'});
    for (const control of controls) await expect(control).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('a theme color changes links, is remembered, and can be taken back', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(PAGE);
    const accent = (): Promise<string> =>
      page
        .locator('.markdown a')
        .first()
        .evaluate((link) => getComputedStyle(link).color);
    const own = await accent();
    await page.getByRole('banner').locator('summary[aria-label="Appearance"]').click();
    await page.getByRole('banner').getByRole('radio', {name: 'Blue'}).first().check();
    await expect.poll(accent).not.toBe(own);
    await page.reload();
    await expect.poll(accent).not.toBe(own);
    await page.getByRole('banner').locator('summary[aria-label="Appearance"]').click();
    await expect(page.getByRole('radio', {name: 'Blue'}).first()).toBeChecked();
    await page.getByRole('radio', {name: 'Tree green'}).first().check();
    await expect.poll(accent).toBe(own);
  });

  test('the page goes fullscreen and back', {tag: '@2-fullscreen-control'}, async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(PAGE);
    const menu = page.getByRole('banner').locator('summary[aria-label="Appearance"]');
    const button = page.getByRole('button', {name: 'Fullscreen'}).first();
    await menu.click();
    await button.click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
    await button.click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });
});

test.describe('phone', () => {
  test(
    'the navigation is modal and goes when the window grows',
    {tag: ['@2-mobile-navigation-overlay-closes', '@9-mobile-breakpoint']},
    async ({page}) => {
      await page.setViewportSize(PHONE);
      await page.goto(PAGE);
      await page.getByRole('button', {name: 'Open navigation'}).click();
      const overlay = page.locator('#site-nav');
      await expect(overlay).toBeVisible();
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(
          () =>
            document.activeElement !== document.body &&
            document.activeElement?.closest('#site-nav') === null,
        );
        expect(isOutside).toBe(false);
      }
      for (const width of [718, 719]) {
        await page.setViewportSize({width, height: 800});
        await expect(overlay).toBeVisible();
      }
      await page.setViewportSize({width: 720, height: 800});
      await expect(overlay).toBeHidden();
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(page.getByRole('button', {name: 'Open navigation'})).toBeFocused();
    },
  );

  test('turning the phone closes the drawer, and it opens again', async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto(PAGE);
    const drawer = page.locator('#site-nav');
    await page.getByRole('button', {name: 'Open navigation'}).click();
    await expect(drawer).toBeVisible();
    await page.setViewportSize({width: PHONE.height, height: PHONE.width});
    await expect(drawer).toBeHidden();
    await page.getByRole('button', {name: 'Open navigation'}).click();
    await expect(drawer).toBeVisible();
    // Beside the page, of which a part stays in sight.
    expect((await drawer.boundingBox())?.width).toBeLessThan(PHONE.height / 2);
    await page.mouse.click(PHONE.height - 20, 200);
    await expect(drawer).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('the drawer shows the page the reader is on, with the head in view', async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto('/guide/drivers/yandex.html');
    await page.getByRole('button', {name: 'Open navigation'}).click();
    const drawer = page.locator('#site-nav');
    await expect(drawer.locator('[aria-current=page]')).toBeInViewport({ratio: 1});
    await expect(drawer.getByRole('link', {name: '简体中文'})).toBeInViewport({ratio: 1});
    await expect(drawer.getByRole('button', {name: 'Close navigation'})).toBeInViewport();
  });

  test('a page change by the history closes the drawer and frees the page', async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await startApplication(page);
    await page.getByRole('main').getByRole('link', {name: 'Read the guide'}).click();
    await expect(page).toHaveURL('/guide/');
    await expect(page.locator('#site-nav a[aria-current=page]')).toHaveCount(1);
    await page.getByRole('button', {name: 'Open navigation'}).click();
    await expect(page.locator('#site-nav')).toBeVisible();
    await page.goBack();
    // This page has no sidebar: the drawer that was open is gone with the last page.
    await expect(page).toHaveURL('/');
    await expect(page.locator('#site-nav')).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.getByRole('button', {name: 'Open navigation'}).click();
    await expect(page.locator('#site-nav')).toBeVisible();
  });

  for (const path of [PAGE, '/']) {
    test(
      `a swipe opens the drawer of ${path}, the opposite one closes it`,
      {tag: '@4-mobile-sidebar-swipe-opens'},
      async ({browser, baseURL}) => {
        const context = await browser.newContext({
          viewport: PHONE,
          hasTouch: true,
          baseURL: baseURL ?? '',
        });
        const page = await context.newPage();
        // On a slow connection the application is long in coming.
        await page.route('**/assets/js/main.*.js', (route) => route.abort());
        await page.goto(path);
        const swipe = (x: number, to: number): Promise<void> =>
          page.evaluate(
            ([start, end]) => {
              const target = document.querySelector('h1') ?? document.body;
              const touch = (clientX: number): Touch =>
                new Touch({identifier: 1, target, clientX, clientY: 300});
              const options = {bubbles: true};
              target.dispatchEvent(
                new TouchEvent('touchstart', {...options, touches: [touch(start)]}),
              );
              target.dispatchEvent(
                new TouchEvent('touchend', {...options, changedTouches: [touch(end)]}),
              );
            },
            [x, to] as const,
          );
        const drawer = page.locator('#site-nav');
        await swipe(40, 140);
        await expect(drawer).toBeVisible();
        await expect(drawer.getByRole('button', {name: 'Close navigation'})).toBeFocused();
        await swipe(200, 100);
        await expect(drawer).toBeHidden();
        await swipe(120, 220);
        await expect(drawer).toBeHidden();
        await context.close();
      },
    );
  }
});

for (const [prefix, typed, found] of [
  ['', '网盘', '115 Cloud'],
  ['/zh', 'sharepoint', 'OneDrive'],
] as const) {
  test(
    `${prefix}/: the sidebar’s filter knows both languages and works by keyboard`,
    {tag: '@2-sidebar-filter-box'},
    async ({page}) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(`${prefix}${PAGE}`);
      const sidebar = page.locator('#site-nav');
      const s3 = sidebar.locator('a[href$="/drivers/s3.html"]:not([hreflang])');
      await expect(s3).toBeVisible();
      await expect(sidebar.getByRole('link', {name: found, exact: true})).toBeHidden();
      await sidebar.getByRole('searchbox').fill(typed);
      const link = sidebar.getByRole('link', {name: found, exact: true});
      await expect(link).toBeVisible();
      await expect(s3).toHaveCount(0);
      await expect(sidebar.getByRole('status')).toContainText(/[1-9]/);
      await page.keyboard.press('Escape');
      await expect(s3).toBeVisible();
      await sidebar.getByRole('searchbox').fill(found);
      // Other pages have the name among their words, and some of them are before it.
      await expect(link).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', {level: 1})).toContainText(found);
      await expect(sidebar.getByRole('searchbox')).toHaveValue('');
    },
  );
}

test('arrow keys go through the sidebar', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(PAGE);
  await startApplication(page);
  const sidebar = page.locator('#site-nav');
  // The script that answers the keys comes after the application.
  await expect(async () => {
    await sidebar.getByRole('searchbox').focus();
    await page.keyboard.press('ArrowDown');
    await expect(sidebar.getByRole('link').first()).toBeFocused({timeout: 1000});
  }).toPass();
  await page.keyboard.press('ArrowUp');
  await expect(sidebar.getByRole('searchbox')).toBeFocused();
});

test(
  'the sidebar folds away on wide screens, and stays so without a flash',
  {tag: '@2-sidebar-collapse-toggle-non'},
  async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(PAGE);
    const link = page.locator('#site-nav').getByRole('link', {name: 'S3', exact: true});
    const toggle = page.getByRole('button', {name: 'Hide or show the sidebar'});
    await expect(link).toBeVisible();
    await toggle.click();
    await expect(link).toBeHidden();
    await page.reload();
    await expect(link).toBeHidden();
    await toggle.click();
    await expect(link).toBeVisible();
  },
);

test(
  'Alt with an arrow leads to the next and the previous page, as the first thing done too',
  {tag: '@2-previous-next-alt-right'},
  async ({page}) => {
    await page.goto('/guide/install/');
    const title = page.getByRole('heading', {level: 1});
    const first = (await title.textContent()) ?? '';
    await page.keyboard.press('Alt+ArrowRight');
    await expect(title).not.toHaveText(first);
    await expect(
      page.locator('a.pagination-nav__link--prev[href="/guide/install/"]'),
    ).toBeVisible();
    const before = await page.locator('a.pagination-nav__link--prev').getAttribute('href');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page).toHaveURL(before ?? '');
  },
);

for (const state of ['before', 'after'] as const) {
  test(
    `the skip link leads to the content ${state} the application runs`,
    {tag: '@2-skip-content-link'},
    async ({page}) => {
      // Whatever the reader does first, the application stays away.
      if (state === 'before') await page.route('**/assets/js/main.*.js', () => undefined);
      await page.setViewportSize(DESKTOP);
      await page.goto(PAGE);
      if (state === 'after') await startApplication(page);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(
        true,
      );
    },
  );
}

test('what has the focus wears a ring in a color of the page', async ({page}) => {
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const [style, color, token] = await page.evaluate(() => {
    const {outlineStyle, outlineColor} = getComputedStyle(document.activeElement ?? document.body);
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--site-color-focus)';
    const wanted = getComputedStyle(probe).color;
    probe.remove();
    return [outlineStyle, outlineColor, wanted];
  });
  expect(style).toBe('solid');
  expect(color).toBe(token);
});

test(
  'the button to the top is there after 100 px and leads there',
  {tag: '@2-back-to-top'},
  async ({page}) => {
    await page.goto(PAGE);
    await startApplication(page);
    const button = page.getByRole('button', {name: 'Back to top'});
    await page.mouse.wheel(0, 90);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(90);
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect(button).toBeVisible();
    await page.evaluate(() => history.replaceState(history.state, '', '#add'));
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toBeHidden();
    expect(new URL(page.url()).hash).toBe('');
  },
);

test.describe('the address follows the reader', () => {
  test(
    'scrolling sets the hash and clears it at the top, without steps in the history',
    {tag: '@4-scroll-updates-url-hash'},
    async ({page}) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(PAGE);
      await startApplication(page);
      const steps = await page.evaluate(() => history.length);
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 300);
          return new URL(page.url()).hash;
        })
        .toMatch(/^#.+/);
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
      await expect(page.locator(`#doc-toc a[href="#${id}"]`)).toBeInViewport();
      await page.mouse.wheel(0, -50_000);
      await expect.poll(() => new URL(page.url()).hash).toBe('');
      expect(await page.evaluate(() => history.length)).toBe(steps);
    },
  );

  test(
    'it never fights a link: the last section keeps its hash',
    {tag: '@4-scroll-hash-click'},
    async ({page}) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(PAGE);
      await startApplication(page);
      const last = page.locator('#doc-toc a').last();
      const href = await last.getAttribute('href');
      await page.mouse.wheel(0, 300);
      await last.click();
      await expect.poll(() => new URL(page.url()).hash).toBe(href);
      // Until the page has come to rest after the jump.
      await expect(page.locator('.markdown h2').last()).toBeInViewport();
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            document.addEventListener('scrollend', resolve, {once: true});
            scrollBy(0, -1);
          }),
      );
      expect(new URL(page.url()).hash).toBe(href);
    },
  );

  test('a reload stays where the reader was', {tag: '@4-scroll-hash-reload'}, async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(`${PAGE}#field-${bucketKey}`);
    const field = page.locator(`#field-${bucketKey}`);
    await expect(field).toBeInViewport();
    await page.reload();
    await startApplication(page);
    await expect(field).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(`#field-${bucketKey}`);
  });
});

test('the contents name the section being read, and none at the top of the page', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(PAGE);
  await startApplication(page);
  const current = page.locator('#doc-toc [aria-current]');
  const goTo = (id: string, offset: number): Promise<void> =>
    page.evaluate(
      ([name, distance]) => {
        const heading = document.getElementById(name);
        scrollTo(0, scrollY + (heading?.getBoundingClientRect().top ?? 0) - distance);
      },
      [id, offset] as const,
    );
  await goTo('troubleshooting', 76);
  await expect(current).toHaveAttribute('href', '#troubleshooting');
  // On the way up its title is below the part being read: that belongs to the section before.
  await goTo('troubleshooting', 700);
  await expect(current).not.toHaveAttribute('href', '#troubleshooting');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
});

test(
  'the contents bring their current entry into view and print the page',
  {tag: '@2-contents-print'},
  async ({page}) => {
    await page.setViewportSize({width: 1440, height: 500});
    await page.goto('/guide/api/fs.html');
    await startApplication(page);
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const last = page.locator('#doc-toc a').last();
    await expect(last).not.toBeInViewport();
    await page
      .locator('article h2')
      .last()
      .evaluate((heading) => {
        heading.scrollIntoView();
      });
    await expect(page.locator('#doc-toc a[aria-current]')).toBeInViewport();
    await page.getByRole('button', {name: 'Print this page'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  },
);

test(
  'the progress bar shows on the way to a page not yet visited only',
  {tag: '@4-progress-bar-navigation-yet'},
  async ({page}) => {
    await page.goto('/guide/');
    await startApplication(page);
    await page.evaluate(() => {
      const bars: number[] = [];
      Object.assign(window, {bars});
      new MutationObserver((records) => {
        for (const {addedNodes} of records) {
          for (const node of addedNodes) if ((node as Element).id === 'nprogress') bars.push(1);
        }
      }).observe(document.body, {childList: true});
    });
    const bars = (): Promise<number> =>
      page.evaluate(() => (window as unknown as {bars: number[]}).bars.length);
    // The bar itself comes with the first change of page.
    await page.getByRole('banner').getByRole('link', {name: 'Config'}).click();
    await expect(page).toHaveURL('/config/');
    // While it fades, a further one would be the same.
    await expect(page.locator('#nprogress')).toHaveCount(0);
    const before = await bars();
    expect(before).toBeLessThanOrEqual(1);
    // A page that does not come until the bar has shown that it is on its way.
    let release = (): void => undefined;
    const isShown = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await isShown;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', {name: 'FAQ'}).click();
    await expect.poll(bars).toBe(before + 1);
    release();
    await expect(page).toHaveURL('/faq/');
    // The bar goes with the page that came.
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', {name: 'Guide'}).click();
    await expect(page).toHaveURL('/guide/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await bars()).toBe(before + 1);
  },
);
