import type {Locator, Page} from '@playwright/test';
import {expect, startApplication, test, watchShifts} from './fixtures';

const PAGE = '/guide/contribute.html';

/** Types of videos and sounds, by the tab of the page that plays them; `lib` is the script of its library. */
const mediaTypes = [
  {tab: 'mp4', lib: undefined},
  {tab: 'webm', lib: undefined},
  {tab: 'mp3', lib: undefined},
  {tab: 'ogg', lib: undefined},
  {tab: 'm3u8', lib: 'widget-hls'},
  {tab: 'hls', lib: 'widget-hls'},
  {tab: 'ts', lib: 'widget-hls'},
  {tab: 'mpd', lib: 'widget-dash'},
  {tab: 'dash', lib: 'widget-dash'},
  {tab: 'flv', lib: 'widget-flv'},
] as const;

/** A busy machine takes its time for a large library. */
const FIRST_LOAD_MS = 45_000;

const LIBRARIES = ['widget-hls', 'widget-dash', 'widget-flv'];

/** Names of the scripts a page has loaded so far. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name).pathname.split('/').at(-1) ?? '')
      .filter((name) => name.endsWith('.js')),
  );
}

/** The part of a page between a heading and the next of its level. */
function section(page: Page, id: string): Locator {
  const isBlock =
    'parent::*[@data-static] or parent::*[contains(@class, "markdown")] and not(@data-static)';
  return page.locator(`xpath=//*[${isBlock}][preceding::h2[1][@id="${id}"]]`);
}

for (const prefix of ['', '/zh']) {
  const isChinese = prefix !== '';

  test.describe(`widgets ${prefix}`, () => {
    // As its own reader sees it: someone else is offered the other language.
    test.use({locale: isChinese ? 'zh-CN' : 'en-US'});

    test.describe('players', () => {
      test(
        'an unknown type is refused in words, with a link to the file',
        {tag: '@8-unsupported-video-type'},
        async ({page}) => {
          await page.goto(`${prefix}${PAGE}?media=other#films`);
          await expect(page.getByRole('alert')).toHaveText(
            isChinese
              ? 'ArtPlayer 不支持当前文件类型'
              : 'ArtPlayer does not support current file type',
          );
        },
      );
    });

    test.describe('drawings', () => {
      test('a chart is drawn, follows its width, and has its numbers in a table', async ({
        page,
      }) => {
        await page.setViewportSize({width: 1280, height: 800});
        await page.goto(`${prefix}${PAGE}#charts`);
        const chart = section(page, 'charts').getByRole('img');
        await expect(chart.locator('svg')).toContainText('WebM', {timeout: FIRST_LOAD_MS});
        await page.setViewportSize({width: 600, height: 800});
        await expect
          .poll(async () => (await chart.locator('svg').boundingBox())?.width ?? 600)
          .toBeLessThan(600);
        const details = section(page, 'charts').locator('details');
        await expect(details.locator('table')).toBeHidden();
        await details.locator('summary').click();
        await expect(details.getByRole('row', {name: 'WebM'})).toContainText('20.1');
      });
    });

    test.describe('pictures', () => {
      test(
        'are small, keep their place, and open large by click and Enter',
        {tag: '@2-images-open-lightbox'},
        async ({page}) => {
          await page.goto(`${prefix}${PAGE}`);
          const image = section(page, 'pictures').locator('img').first();
          await expect(image).toHaveAttribute('srcset', /480w.*736w.*1080w.*1472w/);
          await expect(image).toHaveAttribute('loading', 'lazy');
          for (const name of ['width', 'height', 'alt']) {
            await expect(image).toHaveAttribute(name, /.+/);
          }
          await image.scrollIntoViewIfNeeded();
          await expect
            .poll(() => image.evaluate((e: HTMLImageElement) => e.currentSrc))
            .toContain('.webp');
          // Pressed before the application runs: it opens once it can.
          await image.click();
          const dialog = page.getByRole('dialog');
          await expect(dialog).toBeVisible();
          // Neither the next page nor the one before in the history is reached from under it.
          await page.keyboard.press('Alt+ArrowLeft');
          await page.keyboard.press('Alt+ArrowRight');
          await expect(dialog).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
          expect(new URL(page.url()).pathname).toBe(`${prefix}${PAGE}`);
          const button = page
            .getByRole('button', {name: isChinese ? /^放大图片/ : /^Enlarge the picture/})
            .first();
          await button.focus();
          await page.keyboard.press('Enter');
          await expect(dialog).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        },
      );
    });

    test.describe('tabs', () => {
      const labels = isChinese ? ['程序', 'Docker'] : ['Binary', 'Docker'];

      test(
        'are chosen by key, remembered under a key of their kind, and synchronised',
        {tag: '@4-tabs-code-tabs-persist'},
        async ({page}) => {
          await page.goto(`${prefix}${PAGE}`);
          const tabs = section(page, 'tabs');
          await tabs.getByRole('tab', {name: labels[0] ?? ''}).focus();
          await page.keyboard.press('ArrowRight');
          await expect(tabs.getByRole('tab', {name: labels[1] ?? ''})).toBeFocused();
          await expect(tabs.getByRole('tab', {name: labels[1] ?? ''})).toHaveAttribute(
            'aria-selected',
            'true',
          );
          await tabs.getByRole('tab', {name: 'Python'}).click();
          await expect(
            page.locator('[role=tabpanel]:visible', {hasText: 'requests'}),
          ).toBeVisible();
          const stored = await page.evaluate(() => [
            localStorage.getItem('tabs'),
            localStorage.getItem('code-tabs'),
          ]);
          expect(stored).toEqual(['{"install":"docker"}', '{"lang":"python"}']);
          await page.goto(`${prefix}/faq/`);
          await expect(
            page.locator('[data-group=install] [aria-selected=true]').first(),
          ).toHaveAttribute('data-value', 'docker');
        },
      );
    });

    test('small marks, footnotes and task lists are what they say', async ({page}) => {
      await page.goto(`${prefix}${PAGE}`);
      await expect(page.locator('mark')).toHaveText(isChinese ? '标记' : 'marked');
      await expect(page.locator('sub', {hasText: '2'})).toHaveCount(1);
      await expect(page.locator('input[type=checkbox][disabled]')).toHaveCount(3);
      await expect(page.locator('#footnote-label')).toContainText(isChinese ? '脚注' : 'Footnotes');
      await expect(page.locator('a[data-footnote-backref]')).toHaveAttribute(
        'aria-label',
        isChinese ? '返回脚注标记 1' : 'Back to footnote mark 1',
      );
      await page.locator('a[data-footnote-ref]').click();
      await expect(page.locator('#user-content-fn-1')).toBeInViewport();
    });
  });
}

// The same scripts in either language.
test.describe('widgets', () => {
  test.describe('players', () => {
    for (const {tab, lib} of mediaTypes) {
      test(`${tab} is played, with its own library only`, async ({page}) => {
        await page.goto(`${PAGE}?media=${tab}#films`);
        const panel = page.locator('[role=tabpanel]:visible', {has: page.locator('figure')});
        const video = panel.locator('video');
        await expect
          .poll(() => video.evaluate((e: HTMLVideoElement) => e.readyState), {
            timeout: FIRST_LOAD_MS,
          })
          .toBeGreaterThan(1);
        await panel.getByRole('group').focus();
        await page.keyboard.press('Space');
        await expect
          .poll(() => video.evaluate((e: HTMLVideoElement) => e.currentTime))
          .toBeGreaterThan(0.3);
        await page.keyboard.press('Space');
        await expect.poll(() => video.evaluate((e: HTMLVideoElement) => e.paused)).toBe(true);
        const loaded = (await scriptsOf(page)).join(' ');
        expect(LIBRARIES.filter((name) => loaded.includes(name))).toEqual(lib ? [lib] : []);
      });
    }

    test(
      'the default ratio is 16:9, kept before the player comes',
      {tag: '@5-video-aspect-ratio'},
      async ({page}) => {
        await page.goto(PAGE);
        const box = await section(page, 'films').locator('[data-lazy]').first().boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
      },
    );

    test('a film that does not come says so and is tried again', async ({page, complaints}) => {
      await page.route('**/sample.mp4', (route) => route.abort());
      await page.goto(`${PAGE}#films`);
      const alert = page.locator('[role=tabpanel]').getByRole('alert');
      await expect(alert).toBeVisible();
      await page.unroute('**/sample.mp4');
      await alert.getByRole('button').click();
      await expect(alert).toBeHidden();
      const video = page.locator('[role=tabpanel]:visible video');
      await expect
        .poll(() => video.evaluate((e: HTMLVideoElement) => e.readyState))
        .toBeGreaterThan(0);
      expect(complaints.every((text) => text.includes('ERR_FAILED'))).toBe(true);
      complaints.length = 0;
    });
  });

  test.describe('drawings', () => {
    test('a diagram is drawn on sight, redrawn in the other colors, and does not move', async ({
      page,
    }) => {
      await page.goto(`${PAGE}#diagrams`);
      const figure = page.locator('figure', {has: page.getByText('npm run check')}).first();
      const svg = figure.locator('svg[role^=graphics]');
      await expect(svg).toBeVisible({timeout: FIRST_LOAD_MS});
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await figure.scrollIntoViewIfNeeded();
      const before = await svg.locator('style').textContent();
      const scroll = await page.evaluate(() => scrollY);
      // A press by the test itself would scroll the page to reach the bar.
      await page.locator('[data-action=color-mode]').dispatchEvent('click');
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      await page.locator('[data-action=color-mode]').dispatchEvent('click');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect.poll(() => svg.locator('style').textContent()).not.toBe(before);
      expect(await page.evaluate(() => scrollY)).toBe(scroll);
    });

    test('a diagram is enlarged by key and fitted again', async ({page}) => {
      await page.goto(`${PAGE}#diagrams`);
      const figure = page.locator('figure', {has: page.getByText('npm run check')}).first();
      const svg = figure.locator('svg[role^=graphics]');
      await expect(svg).toBeVisible({timeout: FIRST_LOAD_MS});
      const width = async (): Promise<number> => (await svg.boundingBox())?.width ?? 0;
      const fitted = await width();
      await figure.getByRole('group').focus();
      await page.keyboard.press('+');
      await expect.poll(width).toBeGreaterThan(fitted * 1.1);
      await page.keyboard.press('0');
      await expect.poll(width).toBeCloseTo(fitted, 0);
    });

    test('a diagram that cannot be drawn keeps its source and can be tried again', async ({
      page,
    }) => {
      await page.goto(`${PAGE}#diagrams`);
      const figure = section(page, 'diagrams').filter({hasText: 'a --> --> b'}).last();
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByRole('alert')).toContainText('Parse error', {
        timeout: FIRST_LOAD_MS,
      });
      await expect(figure.locator('pre')).toContainText('a --> --> b');
      await figure.getByRole('button').click();
      await expect(figure.getByRole('alert')).toContainText('Parse error');
    });

    test(
      'a flowchart is drawn in the scale of the window',
      {tag: '@9-flowchart-scale'},
      async ({page}) => {
        const text = page.locator('text').filter({
          hasText: 'Page changed',
        });
        const height = async (width: number): Promise<number> => {
          await page.setViewportSize({width, height: 800});
          await page.goto(`${PAGE}#flowcharts`);
          const svg = page.locator('figure svg', {has: text});
          await expect(svg).toBeVisible({timeout: FIRST_LOAD_MS});
          return (await svg.boundingBox())?.height ?? 0;
        };
        const wide = await height(1281);
        expect((await height(418)) / wide).toBeCloseTo(0.8, 1);
        for (const width of [419, 1280]) {
          expect((await height(width)) / wide, `${width} px`).toBeCloseTo(0.9, 1);
        }
      },
    );

    test('paper shows the numbers of a chart and no player', async ({page}) => {
      await page.goto(PAGE);
      await page.emulateMedia({media: 'print'});
      await expect(section(page, 'charts').locator('table').last()).toBeVisible();
      await expect(section(page, 'charts').locator('[data-lazy]')).toBeHidden();
      await expect(section(page, 'films').locator('[data-lazy]').first()).toBeHidden();
      await expect(page.getByText('requests.get').last()).toBeVisible();
    });
  });

  test.describe('pictures', () => {
    test('a drawing follows the color mode', async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await page.goto(PAGE);
      const drawing = section(page, 'pictures').getByRole('img').last();
      const text = await page
        .locator('body')
        .evaluate((element) => getComputedStyle(element).color);
      await expect(drawing).toHaveCSS('stroke', text);
    });
  });

  test.describe('code', () => {
    test('copying skips prompts, what commands print, and numbers', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(PAGE);
      const copied = async (text: string): Promise<string> => {
        const block = section(page, 'code').filter({hasText: text}).last();
        const button = block.getByRole('button', {name: 'Copy code'});
        await button.click();
        await expect(button).toHaveAttribute('data-copied', '');
        return page.evaluate(() => navigator.clipboard.readText());
      };
      expect(await copied('docker exec')).toBe(
        'docker exec -it alist ./alist admin\nls /opt/alist/data\n',
      );
      expect((await copied('image: xhofe/alist')).split('\n')[0]).toBe('services:');
    });

    test(
      'the copy button comes 500 ms after the page',
      {tag: '@9-copy-code-delay'},
      async ({page}) => {
        await page.goto(PAGE);
        const button = page.locator('[data-action=copy]').first();
        const visibilityAt = (ms: number): Promise<string> =>
          button.evaluate((element: HTMLElement, time) => {
            // From the start, because it may be over.
            element.style.animation = 'none';
            element.getAnimations();
            element.style.animation = '';
            const [delay] = element.getAnimations();
            if (delay) Object.assign(delay, {currentTime: time});
            return getComputedStyle(element).visibility;
          }, ms);
        expect(await visibilityAt(499)).toBe('hidden');
        expect(await visibilityAt(500)).toBe('visible');
        expect(await visibilityAt(501)).toBe('visible');
      },
    );

    test('long lines wrap, long blocks unfold, before the application runs', async ({page}) => {
      await page.goto(PAGE);
      const overflowOf = (block: Locator): Promise<boolean> =>
        block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
      const command = section(page, 'code').filter({hasText: '--restart=always'}).last();
      expect(await overflowOf(command)).toBe(false);
      await expect(command.locator('[data-action=wrap]')).toHaveCount(0);
      const line = section(page, 'code').filter({hasText: 'cache_expiration'}).last();
      expect(await overflowOf(line)).toBe(true);
      const wrap = line.locator('[data-action=wrap]');
      await wrap.click();
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
      expect(await overflowOf(line)).toBe(false);
      const long = section(page, 'code').filter({hasText: 'sidebar_position: 500'}).last();
      const height = async (): Promise<number> => (await long.boundingBox())?.height ?? 0;
      const folded = await height();
      await long.locator('[data-action=unfold]').click();
      expect(await height()).toBeGreaterThan(folded + 100);
      await expect(long.locator('[data-action=unfold]')).toBeHidden();
    });
  });

  test.describe('tabs', () => {
    const labels = ['Binary', 'Docker'];

    test('keep what was chosen when the application starts', async ({page}) => {
      await page.goto(`${PAGE}?install=docker#tabs`);
      const tab = section(page, 'tabs').getByRole('tab', {name: labels[1] ?? ''});
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await startApplication(page);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    });

    test('ignore what is stored in another shape', async ({page}) => {
      await page.addInitScript(() => {
        localStorage.setItem('tabs', '{"install":{"x":1}');
        localStorage.setItem('code-tabs', '[null,1]');
      });
      await page.goto(PAGE);
      await expect(section(page, 'tabs').getByRole('tab', {name: labels[0] ?? ''})).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
  });

  test.describe('demos and other hosts', () => {
    test('a demo runs in a frame of its own, closed to the site', async ({page}) => {
      await page.goto(`${PAGE}#demos`);
      const frame = page.frameLocator('iframe[sandbox]');
      await frame.getByRole('button').click();
      await expect(frame.locator('output')).toHaveText('1');
      await expect(page.locator('iframe[sandbox]')).toHaveAttribute('sandbox', 'allow-scripts');
    });

    test(
      'a demo is posted to an outside editor on request',
      {tag: '@9-demo-editors-setting-layout'},
      async ({page, context}) => {
        const posted: string[] = [];
        await context.route('https://codepen.io/**', async (route) => {
          posted.push(route.request().method(), route.request().postData() ?? '');
          await route.fulfill({body: 'editor', contentType: 'text/plain'});
        });
        await page.goto(`${PAGE}#demos`);
        const popup = page.waitForEvent('popup');
        await page.getByRole('button', {name: 'CodePen'}).click();
        await (await popup).waitForLoadState();
        expect(posted[0]).toBe('POST');
        const {data} = Object.fromEntries(new URLSearchParams(posted[1]));
        expect(JSON.parse(data ?? '')).toMatchObject({
          editors: '101',
          layout: 'left',
          css: 'button { padding: 12px; }',
        });
      },
    );

    test('a film of another site is asked for only by its button', async ({page, context}) => {
      const asked: string[] = [];
      await context.route('https://player.bilibili.com/**', async (route) => {
        asked.push(route.request().url());
        await route.fulfill({body: 'player', contentType: 'text/plain'});
      });
      await page.goto(`${PAGE}#embeds`);
      const button = section(page, 'embeds').getByRole('button').last();
      await expect(button).toBeVisible();
      expect(asked).toEqual([]);
      await button.click();
      await expect(page.locator('iframe[src*=bilibili]')).toBeVisible();
      await expect.poll(() => asked.length).toBe(1);
      expect(asked[0]).toMatch(/bvid=BV1xx411c7mD&page=1&t=10/);
    });
  });

  test('the whole page reads without scripts', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(page.getByText('requests.get').last()).toBeVisible();
    await expect(page.getByText('accTitle').last()).toBeVisible();
    await expect(page.locator('figure a[href="/media/sample.flv"]')).toBeVisible();
    await expect(page.locator('figure a[href*="bilibili.com/video"]')).toBeVisible();
    await expect(page.locator('[data-folded] [data-action=unfold]')).toBeHidden();
    await section(page, 'charts').locator('summary').click();
    await expect(section(page, 'charts').locator('table').last()).toBeVisible();
    await context.close();
  });
});

test('nothing moves while the whole page comes alive', async ({page}) => {
  test.slow();
  const shifts = await watchShifts(page);
  await page.goto(PAGE);
  for (const id of ['pictures', 'diagrams', 'flowcharts', 'charts', 'films', 'demos']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    const live = section(page, id).locator('[data-lazy]:visible').first();
    await live.scrollIntoViewIfNeeded();
    // A picture can be enlarged once the reader reaches for it.
    await live.hover();
    await expect(live).toHaveAttribute('data-lazy', 'ready', {timeout: FIRST_LOAD_MS});
  }
  expect(await shifts()).toBeLessThan(0.01);
});

test('a diagram that cannot be drawn moves nothing below it', async ({page}) => {
  const shifts = await watchShifts(page);
  await page.goto(PAGE);
  const faulty = section(page, 'diagrams').locator('[data-lazy]:visible').last();
  await faulty.evaluate((box) => box.scrollIntoView({block: 'start'}));
  await expect(faulty).toHaveAttribute('data-lazy', 'failed', {timeout: FIRST_LOAD_MS});
  expect(await shifts()).toBe(0);
  // The message and the source are both in the box.
  await expect(faulty.getByRole('alert')).toBeInViewport();
  await faulty.locator('pre').scrollIntoViewIfNeeded();
  await expect(faulty.locator('pre')).toBeInViewport();
});
