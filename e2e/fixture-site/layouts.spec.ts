import type {Locator} from '@playwright/test';
import {
  BEFORE_TIMEOUTS_MS,
  expect,
  faultsOf,
  languages,
  startApplication,
  test,
} from './fixtureSiteTest';

const words = {
  en: {
    greeting: "Hi There, I'm",
    medias: 'Find me elsewhere',
    source: /^Source\s*\(opens in a new tab\)$/,
  },
  zh: {greeting: '你好，我是', medias: '在其他地方找到我', source: /^Source\s*（在新标签页打开）$/},
} as const;

for (const {locale, prefix, browser} of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({locale: browser});

    test(
      `a page of the home layout shows hero, panels, highlights, and content (${locale})`,
      {tag: ['@2-home-layout-hero-feature', '@3-frontmatter-home-keys-hero']},
      async ({page}) => {
        await page.goto(`${prefix}/`);
        const main = page.locator('#__docusaurus_skipToContent_fallback');

        await expect(page.getByRole('heading', {level: 1})).toHaveText('All your files');
        await expect(main).toContainText('One tree for all of them');
        const image = main.getByRole('img', {name: 'A tree of files'});
        await expect(image).toBeVisible();
        await expect(image).toHaveCSS('border-radius', '8px');
        await expect(image).toHaveAttribute('src', `${prefix}/img/favicon.svg`);
        const background = main.locator('img[src*="hills"]');
        await expect(background).toHaveCSS('opacity', '0.5');
        // The hero fills the window below the bar.
        const hero = await main.locator('section').first().boundingBox();
        expect(hero?.height).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.8);

        await expect(main.getByRole('link', {name: 'Begin'})).toHaveAttribute(
          'href',
          `${prefix}/guide/everything.html`,
        );
        await expect(main.getByRole('link', {name: 'Source'})).toHaveAttribute('target', '_blank');
        await expect(main.getByRole('link', {name: 'Fast'})).toHaveAttribute(
          'href',
          `${prefix}/guide/deep.html`,
        );
        await expect(main).toContainText('It lists at once.');
        for (const name of ['How to begin', 'Why', 'For whom', 'Below the hero']) {
          await expect(main.getByRole('heading', {level: 2, name})).toBeVisible();
        }
        const marker = (text: string) =>
          main
            .getByRole('listitem')
            .filter({hasText: text})
            .evaluate((item) => getComputedStyle(item).listStyleType);
        expect(await marker('Install')).toBe('decimal');
        expect(await marker('Because')).toBe('none');
        expect(await marker('Everyone')).toBe('disc');
        await expect(main.locator('img[src*="steps"]')).toBeVisible();
        await expect(main).toContainText('Content of the front page.');

        // `externalLinkIcon: false`: no mark, which other links have, and the words for screen readers.
        const source = main.getByRole('link', {name: /^Source/});
        const mark = (link: Locator) =>
          link.evaluate((element) => getComputedStyle(element, '::after').content);
        expect(await mark(source)).not.toContain('↗');
        await expect(source).toHaveAccessibleName(words[locale].source);
        const outside = page.getByRole('contentinfo').getByRole('link').first();
        expect(await mark(outside)).toContain('↗');
        await expect(page.getByRole('banner')).toBeVisible();
        // The pictures for dark mode.
        await page.emulateMedia({colorScheme: 'dark'});
        await page.reload();
        await expect(main.getByRole('img', {name: 'A tree of files'})).toHaveAttribute(
          'src',
          /dark/,
        );
        await expect(main.locator('img[src*="night"]')).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
      },
    );

    test(
      `a page of the home layout hides text and top bar (${locale})`,
      {tag: '@3-frontmatter-herotext-tagline-switched'},
      async ({page}) => {
        await page.goto(`${prefix}/guide/bare-home.html`);
        await expect(page.getByRole('heading', {name: 'Only content'})).toBeVisible();
        await expect(page.getByRole('heading', {level: 1})).toHaveCount(0);
        await expect(page.getByText('A page of the home layout')).toHaveCount(0);
        await expect(page.getByRole('banner')).toBeHidden();
      },
    );

    test(
      `a portfolio greets, and shows name, pictures, links, and content (${locale})`,
      {tag: ['@2-portfolio-page', '@3-frontmatter-portfolio-name-avatar', '@9-welcome-text']},
      async ({page}) => {
        await page.goto(`${prefix}/people/ann.html`);
        await expect(page.getByText(words[locale].greeting)).toBeVisible();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Ann');
        const avatar = page.getByRole('img', {name: 'Ann at her desk'});
        await expect(avatar).toBeVisible();
        await expect(avatar).toHaveCSS('border-radius', '8px');
        await expect(page.locator('img[src*="hills"]')).toHaveCSS('opacity', '0.5');
        const medias = page.getByRole('list', {name: words[locale].medias});
        await expect(medias.getByRole('link')).toHaveText([/Code/, /Mail/]);
        await expect(medias.locator('svg').first()).toBeVisible();
        await expect(page.getByText('Things that Ann made.')).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
      },
    );

    test(
      `a portfolio leaves out its content, and is still on a pure page (${locale})`,
      {tag: '@3-frontmatter-welcome-titles-content'},
      async ({page}) => {
        await page.goto(`${prefix}/people/bo.html`);
        await startApplication(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Bo');
        await expect(page.getByText('This is', {exact: true})).toBeVisible();
        await expect(page.getByText('Painter').last()).toBeVisible();
        await expect(page.getByText('Nobody reads this.')).toHaveCount(0);
      },
    );

    test(
      `a catalog lists three levels, sticky pages first, then in their order (${locale})`,
      {tag: ['@3-metadata-sticky-order-catalog', '@9-catalog-level']},
      async ({page}) => {
        await page.goto(`${prefix}/catalog/`);
        const entries = page.getByRole('article').locator('.markdown > * li');
        await expect(entries.getByRole('link')).toHaveText([
          'Sticky',
          'First',
          'Second',
          'Plain',
          'Level two',
          'Level three',
        ]);
        await expect(page.getByRole('article').getByText('Three', {exact: true})).toBeVisible();
      },
    );
  });
}

test(
  'a portfolio types a character every 150 ms, and rests for 1000 ms',
  {tag: '@9-typing-interval-pause'},
  async ({page}) => {
    await page.clock.install({time: 0});
    await page.goto('/people/ann.html');
    await startApplication(page);
    await page.clock.pauseAt(BEFORE_TIMEOUTS_MS);

    const typed = page.locator('p > [aria-hidden="true"]').last();
    const runUntil = async (text: string, stepMs: number): Promise<void> => {
      for (let steps = 0; steps < 1000; steps += 1) {
        if ((await typed.textContent()) === text) return;
        await page.clock.runFor(stepMs);
      }
    };
    // Then the first moment of a complete title, to the millisecond.
    await runUntil('Write', 50);
    await runUntil('Writer', 1);
    for (const [milliseconds, text] of [
      [999, 'Writer'],
      [1, 'C'],
      [149, 'C'],
      [1, 'Co'],
      [150, 'Cod'],
      [150, 'Code'],
      [150, 'Coder'],
      [999, 'Coder'],
      [1, 'W'],
    ] as const) {
      await page.clock.runFor(milliseconds);
      await expect(typed).toHaveText(text);
    }
  },
);

test(
  'a page in focus mode lets its frame step back after 1500 ms',
  {tag: '@3-focus-mode-delay'},
  async ({page}) => {
    await page.goto('/guide/focus.html');
    const delay = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).getPropertyValue('--site-focus-mode-delay'));
    expect(delay.trim()).toBe('1500ms');
  },
);
