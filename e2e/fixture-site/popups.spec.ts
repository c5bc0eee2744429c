import type {Page} from '@playwright/test';
import {expect, faultsOf, languages, startApplication, test} from './fixtureSiteTest';

const words = {
  en: {
    waits: 'Read this first',
    session: 'For this session',
    dismiss: 'Got it',
    actions: ['Everything', 'Elsewhere'],
  },
  zh: {waits: '请先阅读', session: '本次会话', dismiss: '知道了', actions: ['全部', '其他']},
} as const;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startApplication(page);
}

for (const {locale, prefix, browser} of languages) {
  const {waits, session, dismiss, actions} = words[locale];

  test.describe(`in ${locale}`, () => {
    test.use({locale: browser});

    test(
      `a notice with confirm waits for its button, and is gone for good (${locale})`,
      {tag: ['@4-notice-popup-confirm-clicking', '@4-notice-popup-dismissal-local']},
      async ({page, context}) => {
        const address = `${prefix}/guide/notice-confirm.html`;
        await open(page, address);
        const notice = page.getByRole('dialog', {name: waits});
        await expect(notice).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
        await page.mouse.click(2, 2);
        await expect(notice).toBeVisible();
        await notice.getByRole('button', {name: dismiss}).click();
        await expect(notice).toHaveCount(0);
        // Local storage is for all tabs.
        const later = await context.newPage();
        await open(later, address);
        await expect(later.locator('dialog')).toHaveCount(0);
      },
    );

    test(
      `a notice for a pattern closes by the mask, for the session (${locale})`,
      {
        tag: [
          '@3-notice-configuration-fullscreen',
          '@3-notice-configuration-match-pattern',
          '@4-notice-popup-otherwise-session-storage',
        ],
      },
      async ({page, context}) => {
        const address = `${prefix}/guide/notice-mask.html`;
        await page.goto(address);
        const before = page.getByRole('article').getByRole('link').last();
        await before.focus();
        await startApplication(page);
        const notice = page.getByRole('dialog', {name: session});
        await expect(notice).toBeVisible();
        // The dialog holds the focus.
        for (let presses = 0; presses < 6; presses += 1) {
          await page.keyboard.press('Tab');
          await expect(before).not.toBeFocused();
        }
        await expect(notice.getByRole('link')).toHaveText([...actions]);
        await expect(notice.getByRole('link').first()).toHaveAttribute(
          'href',
          `${prefix}/guide/everything.html`,
        );
        await page.mouse.click(2, 2);
        await expect(notice).toHaveCount(0);
        await expect(before).toBeFocused();
        await page.reload();
        await startApplication(page);
        await expect(page.locator('dialog')).toHaveCount(0);
        const later = await context.newPage();
        await open(later, address);
        await expect(later.getByRole('dialog', {name: session})).toBeVisible();
      },
    );
  });
}

test(
  'a notice over the page waits until the reader has stopped typing',
  {tag: '@also-notice-over-waits-until'},
  async ({page}) => {
    await page.goto('/guide/notice-mask.html');
    const field = page.locator('#site-nav').getByRole('searchbox');
    await field.focus();
    await startApplication(page);
    await page.keyboard.type('everything');
    await expect(field).toHaveValue('everything');
    await expect(page.getByRole('dialog')).toBeHidden();
    await field.blur();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);
