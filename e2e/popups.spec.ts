import {readdirSync, readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {expect, faultsOf, startApplication, test, watchShifts} from './fixtures';

const DOC = '/guide/install/docker.html';

/** Each language of a page, and the offer its readers get who want the other. */
const offers = [
  {
    page: 'en',
    browser: 'zh-CN',
    here: DOC,
    there: `/zh${DOC}`,
    title: '本页有中文版',
    change: '切换到中文',
    stay: '留在本页',
    remember: '记住我的选择',
    menu: 'Language',
    search: 'Search',
    other: '简体中文',
  },
  {
    page: 'zh',
    browser: 'en-US',
    here: `/zh${DOC}`,
    there: DOC,
    title: 'This page is also in English',
    change: 'Switch to English',
    stay: 'Stay here',
    remember: 'Remember my choice',
    menu: '语言',
    search: '搜索',
    other: 'English',
  },
] as const;

/** A browser on Windows 7, for whose readers the notice of the home page is. */
const WINDOWS_7 =
  'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36';

/** The notice of the home page, in both languages. */
const homeNotices = [
  {
    browser: 'en-US',
    home: '/',
    title: 'Windows 7 is no longer supported',
    dismiss: 'Got it',
    install: 'Installation methods',
    driver: 'Find my drive',
  },
  {
    browser: 'zh-CN',
    home: '/zh/',
    title: '不再支持 Windows 7',
    dismiss: '知道了',
    install: '安装方式',
    driver: '找我的网盘',
  },
] as const;

/** Starts the application and lets it do what it does by itself once the page is calm. */
async function startAndSettle(page: Page): Promise<void> {
  await startApplication(page);
  await page.evaluate(async () => {
    // A slow machine that draws the moving picture of the home page is never idle.
    const timeout = 2000;
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve), {timeout}));
    }
  });
}

async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startAndSettle(page);
}

const dialogs = (page: Page): Locator => page.locator('dialog');

for (const {page: language, browser, here, there, ...words} of offers) {
  test.describe(`a reader of ${browser} on a page in ${language}`, () => {
    test.use({locale: browser});

    test(
      'is offered the other language, beside the page, in its words',
      {tag: '@4-language-redirect-appears-preferred'},
      async ({page}) => {
        const shifts = await watchShifts(page);
        await openSettled(page, here);
        const offer = page.getByRole('dialog', {name: words.title});
        await expect(offer).toBeVisible();
        await expect(offer).toHaveAttribute('lang', browser);
        await expect(page.locator('body')).toBeFocused();
        expect(await shifts()).toBeLessThan(0.01);
        expect(await faultsOf(page)).toEqual([]);
        // The page beside it is still the reader's, and so is the search.
        await page.getByRole('heading', {level: 1}).click();
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('dialog', {name: words.search})).toBeVisible();
      },
    );

    test('is offered it when the head says only later in which languages the page exists', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const late: Element[] = [];
        const head = new MutationObserver(() => {
          for (const link of document.querySelectorAll('link[hreflang]')) {
            late.push(link);
            link.remove();
          }
        });
        head.observe(document, {childList: true, subtree: true});
        Object.assign(window, {
          sendLanguages: () => {
            head.disconnect();
            document.head.append(...late);
          },
        });
      });
      await openSettled(page, here);
      await expect(dialogs(page)).toHaveCount(0);
      await page.evaluate(() => (window as unknown as {sendLanguages: () => void}).sendLanguages());
      await expect(page.getByRole('dialog', {name: words.title})).toBeVisible();
    });

    test('finds nothing of it in the HTML, nor without scripts', async ({request}) => {
      expect(await (await request.get(here)).text()).not.toContain(words.title);
    });

    test(
      'switches to the same place of the page by keyboard',
      {tag: '@4-language-redirect-switch-goes'},
      async ({page}) => {
        await openSettled(page, `${here}?a=1#need`);
        await page.getByRole('link', {name: words.change}).focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${there}?a=1#need`);
        await startAndSettle(page);
        await expect(dialogs(page)).toHaveCount(0);
      },
    );

    test(
      'who stays is asked again in the next session only',
      {tag: '@4-language-redirect-cancel-remembers'},
      async ({page, context}) => {
        await openSettled(page, here);
        await page.getByRole('button', {name: words.stay}).click();
        await expect(dialogs(page)).toHaveCount(0);
        await page.reload();
        await startAndSettle(page);
        await expect(dialogs(page)).toHaveCount(0);
        const laterSession = await context.newPage();
        await openSettled(laterSession, here);
        await expect(laterSession.getByRole('dialog', {name: words.title})).toBeVisible();
      },
    );

    for (const decision of ['stay', 'change'] as const) {
      test(
        `who wants “${decision}” remembered is never asked again`,
        {tag: '@4-language-redirect-remember-checkbox'},
        async ({page, context}) => {
          await openSettled(page, here);
          const offer = page.getByRole('dialog', {name: words.title});
          await offer.getByRole('checkbox', {name: words.remember}).check();
          await offer.getByText(words[decision]).click();
          await expect(dialogs(page)).toHaveCount(0);
          const laterSession = await context.newPage();
          await openSettled(laterSession, here);
          await expect(dialogs(laterSession)).toHaveCount(0);
          expect(new URL(laterSession.url()).pathname).toBe(here);
        },
      );
    }

    test('offers it in a line on phones, which leaves the room to a reader who types', async ({
      page,
    }) => {
      await page.setViewportSize({width: 375, height: 812});
      await openSettled(page, here);
      const offer = page.getByRole('dialog', {name: words.title});
      const box = await offer.boundingBox();
      expect(box).toMatchObject({x: 0, width: 375});
      expect(box?.height).toBeLessThan(80);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(812);
      for (const control of [
        offer.getByRole('link', {name: words.change}),
        offer.getByRole('button', {name: words.stay}),
      ]) {
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await page.getByRole('banner').getByRole('button', {name: words.search}).click();
      await expect(page.getByRole('combobox')).toBeFocused();
      await expect(offer).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(offer).toBeVisible();
      await offer.getByRole('button', {name: words.stay}).click();
      await expect(dialogs(page)).toHaveCount(0);
    });

    test('closes the offer by Escape, and the focus goes back', async ({page}) => {
      await openSettled(page, here);
      const heading = page.getByRole('banner').getByRole('link').first();
      await heading.focus();
      await page.getByRole('button', {name: words.stay}).focus();
      await page.keyboard.press('Escape');
      await expect(dialogs(page)).toHaveCount(0);
      await expect(heading).toBeFocused();
    });

    for (const state of ['before', 'after'] as const) {
      test(`who chose in the language menu ${state} the application ran is not asked`, async ({
        page,
      }) => {
        await page.goto(there);
        if (state === 'after') await startAndSettle(page);
        const [back] = offers.filter(({here: address}) => address === there);
        await page.locator(`summary[aria-label="${back?.menu ?? ''}"]`).click();
        await page
          .getByRole('banner')
          .getByRole('link', {name: back?.other ?? ''})
          .click();
        await expect(page).toHaveURL(here);
        await startAndSettle(page);
        await expect(dialogs(page)).toHaveCount(0);
      });
    }

    test('is not asked where there is no page', async ({page}) => {
      await openSettled(page, here.replace('docker', 'nothing-of-the-kind'));
      await expect(dialogs(page)).toHaveCount(0);
    });

    test('is not asked in their own language', async ({page}) => {
      await openSettled(page, there);
      await expect(dialogs(page)).toHaveCount(0);
    });
  });
}

test.describe('a reader of neither language', () => {
  test.use({locale: 'fr-FR'});

  test('is offered none', async ({page}) => {
    await openSettled(page, DOC);
    await expect(dialogs(page)).toHaveCount(0);
    await openSettled(page, `/zh${DOC}`);
    await expect(dialogs(page)).toHaveCount(0);
  });
});

for (const {browser, home, title, dismiss, install, driver} of homeNotices) {
  test.describe(`the notice on ${home}`, () => {
    test.use({locale: browser, userAgent: WINDOWS_7});

    test(
      'says that 3.30.0 drops Windows 7, and nothing moves',
      {tag: '@4-notice-windows-7'},
      async ({page}) => {
        const shifts = await watchShifts(page);
        await openSettled(page, home);
        const notice = page.getByRole('dialog', {name: title});
        await expect(notice).toContainText('3.30.0');
        await expect(page.locator('body')).toBeFocused();
        expect(await shifts()).toBeLessThan(0.01);
      },
    );

    test(
      'once dismissed is gone for good, and its script is not loaded',
      {tag: '@4-notice-popup-hidden-once'},
      async ({page, context}) => {
        const scripts = new Set<string>();
        page.on('request', (request) => scripts.add(request.url()));
        await openSettled(page, home);
        await page.getByRole('button', {name: dismiss}).click();
        await expect(dialogs(page)).toHaveCount(0);
        const later = await context.newPage();
        const laterScripts = new Set<string>();
        later.on('request', (request) => laterScripts.add(request.url()));
        await openSettled(later, home);
        await expect(dialogs(later)).toHaveCount(0);
        expect([...scripts].filter((url) => !laterScripts.has(url))).not.toEqual([]);
      },
    );

    test('closes by Escape, and the focus goes back', async ({page}) => {
      await openSettled(page, home);
      const before = page.getByRole('main').getByRole('link', {name: driver});
      await before.focus();
      await page.getByRole('button', {name: dismiss}).focus();
      await before.focus();
      // Wherever the focus is, and it stays there.
      await page.keyboard.press('Escape');
      await expect(dialogs(page)).toHaveCount(0);
      await expect(before).toBeFocused();
    });

    test('hides nothing for good: the end of the page can be scrolled above it', async ({page}) => {
      await page.setViewportSize({width: 375, height: 667});
      await openSettled(page, home);
      const card = page.getByRole('dialog', {name: title});
      await expect(card).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = page.getByRole('contentinfo').locator('p, a').last();
      await expect
        .poll(async () => {
          const [words, box] = [await last.boundingBox(), await card.boundingBox()];
          return words && box ? words.y + words.height <= box.y : false;
        })
        .toBe(true);
    });

    test('shows on its page only, also on the way through the site', async ({page}) => {
      await openSettled(page, `${home}faq/`);
      await expect(dialogs(page)).toHaveCount(0);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(home);
      await page.getByRole('dialog', {name: title}).getByRole('link', {name: install}).click();
      await expect(page).toHaveURL(`${home}guide/install/`);
      await expect(dialogs(page)).toHaveCount(0);
      // Its link has dismissed it, for good.
      await openSettled(page, home);
      await expect(dialogs(page)).toHaveCount(0);
    });
  });
}

test('nobody else sees the notice for Windows 7', async ({page}) => {
  await openSettled(page, '/');
  await expect(dialogs(page)).toHaveCount(0);
});

test.describe('on Windows 7', () => {
  test.use({userAgent: WINDOWS_7});

  test('popups come without motion for readers who want none', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openSettled(page, '/');
    const duration = () =>
      page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).transitionDuration);
    expect(await duration()).toBe('0s');
    await page.emulateMedia({reducedMotion: 'no-preference'});
    expect(await duration()).not.toBe('0s');
  });
});

test.describe('a browser that stores nothing', () => {
  test.use({userAgent: WINDOWS_7});

  for (const fault of ['refuses every call', 'has no storage']) {
    test(`and ${fault}: popups close, and stay closed`, async ({page, complaints}) => {
      await page.addInitScript((isWithout) => {
        const refuse = (): never => {
          throw new DOMException('blocked', 'SecurityError');
        };
        if (isWithout) {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {get: refuse});
          }
        } else {
          Object.assign(Storage.prototype, {getItem: refuse, setItem: refuse, removeItem: refuse});
        }
      }, fault === 'has no storage');
      await openSettled(page, '/zh/');
      await page.getByRole('button', {name: 'Stay here'}).click();
      await page.getByRole('button', {name: '知道了'}).click();
      await expect(dialogs(page)).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', {name: '常见问题'}).click();
      await expect(page).toHaveURL('/zh/faq/');
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL('/zh/');
      await expect(dialogs(page)).toHaveCount(0);
      // The framework says so on the console; nothing else may.
      const ofFramework = complaints.splice(0).filter((text) => /Docusaurus.*storage/.test(text));
      expect(ofFramework.length).toBeGreaterThan(0);
    });
  }
});

for (const state of ['before', 'after'] as const) {
  test(`a refused copy ${state} the application runs is said, and the code is selected`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError'))},
      });
    });
    await page.goto(DOC);
    if (state === 'after') await startAndSettle(page);
    const block = page.locator('[data-code-block]:not([role=tabpanel] *)').first();
    await block.getByRole('button', {name: 'Copy code'}).click();
    const toast = page.getByRole('alert').filter({hasText: "didn't allow copying"});
    await expect(toast).toBeInViewport();
    await expect(block.getByText('Copied').filter({visible: true})).toHaveCount(0);
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    expect(selected).toBe((await block.locator('code').innerText()).trim());
    // Close by keyboard: the focus goes back to where it was.
    const copy = block.getByRole('button', {name: 'Copy code'});
    await copy.focus();
    await toast.getByRole('button', {name: 'Close'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText("didn't allow copying")).toHaveCount(0);
    await expect(copy).toBeFocused();
  });
}

test('a browser without clipboard says so in Chinese too', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await openSettled(page, `/zh${DOC}`);
  await page.getByRole('button', {name: '复制代码'}).first().click();
  await expect(page.getByRole('alert').getByText('浏览器不允许复制')).toBeVisible();
});

for (const [device, userAgent] of [
  ['an Apple device', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)'],
  ['another device', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'],
] as const) {
  test.describe(`the banner of the home page on ${device}`, () => {
    test.use({userAgent});
    // Each language and each width once.
    for (const [home, width, tag, newSite] of [
      ['/', 375, 'Free', 'Open the new site'],
      ['/zh/', 1440, '免费', '打开新站点'],
    ] as const) {
      test(
        `comes on ${home} in the browser without moving anything at ${width} px`,
        {tag: '@2-home-banner-nothing-moves'},
        async ({page, request}) => {
          expect(await (await request.get(home)).text()).not.toContain(newSite);
          await page.setViewportSize({width, height: 900});
          const shifts = await watchShifts(page);
          await page.goto(home);
          const place = page.getByRole('main').getByRole('complementary');
          await place.scrollIntoViewIfNeeded();
          const room = await place.evaluate((element) => (element as HTMLElement).offsetHeight);
          await startAndSettle(page);
          await expect(place.getByRole('link', {name: newSite})).toBeVisible();
          expect(await place.evaluate((element) => (element as HTMLElement).offsetHeight)).toBe(
            room,
          );
          expect(await shifts()).toBeLessThan(0.01);
          const isApple = device === 'an Apple device';
          await expect(place.getByText(tag, {exact: true})).toHaveCount(isApple ? 1 : 0);
          await expect(place.locator('[data-ad-place]')).toHaveCount(isApple ? 0 : 1);
        },
      );
    }
  });
}

test(
  'every link out of the site opens a tab of its own and tells the other site nothing',
  {tag: '@2-external-links-open-new'},
  () => {
    const faults: string[] = [];
    let count = 0;
    for (const name of readdirSync('build', {recursive: true}).map(String)) {
      if (!name.endsWith('.html')) continue;
      const body = readFileSync(`build/${name}`, 'utf8').replace(/<script.*?<\/script>/gs, '');
      for (const [link] of body.matchAll(/<a\b[^>]*\shref="?https?:[^>]*>/g)) {
        count += 1;
        const isSafe = /target="?_blank/.test(link) && link.includes('noopener noreferrer');
        if (!isSafe) faults.push(`${name}: ${link}`);
      }
    }
    expect(count).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  },
);

for (const [path, words] of [
  [DOC, '(opens in a new tab)'],
  [`/zh${DOC}`, '（在新标签页打开）'],
] as const) {
  test(
    `links out of the site are marked and say so on ${path}`,
    {tag: '@2-external-links-marked'},
    async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.goto(path);
      const named = page.getByRole('link', {name: words});
      const outside = page.locator('a[target=_blank]:visible');
      const count = await outside.count();
      expect(count).toBeGreaterThan(3);
      await expect(named).toHaveCount(count);
      for (const link of await outside.all()) {
        const mark = await link.evaluate(
          (element) =>
            getComputedStyle(element, '::after').content.includes('↗') ||
            element.querySelector('svg') !== null,
        );
        expect(mark).toBe(true);
      }
    },
  );
}

test('pointing at a link shows no preview of its page', async ({page}) => {
  await openSettled(page, DOC);
  const link = page.getByRole('main').getByRole('link', {name: 'install overview'});
  // The menu of the page comes with the application.
  const elements = page.locator('body *:not([data-menu], [data-menu] *)');
  const before = await elements.count();
  await link.hover();
  await startAndSettle(page);
  await expect(elements).toHaveCount(before);
  await expect(link).not.toHaveAttribute('title', /./);
});
