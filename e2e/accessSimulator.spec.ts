import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';

const languages = [
  {
    locale: 'en',
    prefix: '',
    title: 'Access simulator',
    action: 'Action',
    denied: 'Denied',
    allowed: 'Allowed',
    addRule: 'Add a path rule',
    change: 'Make this change here',
  },
  {
    locale: 'zh',
    prefix: '/zh',
    title: '访问模拟器',
    action: '操作',
    denied: '拒绝',
    allowed: '允许',
    addRule: '添加元信息',
    change: '在这里应用此修改',
  },
] as const;

/** Pages with the simulator, and where they have it. */
const places = [
  '/reference/permissions.html#add-up',
  '/guide/advanced/user.html#check',
  '/guide/advanced/role.html#check',
  '/guide/advanced/meta.html#nearest',
];

/** The simulator, once it's there: it comes when a reader is near it. */
async function openSimulator(page: Page, path: string, title: string): Promise<Locator> {
  await page.goto(path);
  // On a phone, the text of the section is longer than the screen.
  await page
    .locator('[data-builder="access"]')
    .evaluate((element) => element.scrollIntoView({block: 'center'}));
  const simulator = page.getByRole('region', {name: title});
  await expect(simulator).toBeVisible();
  return simulator;
}

for (const {locale, prefix, title, ...names} of languages) {
  test(`answers with the keyboard alone, and a link gives the same answer (${locale})`, async ({
    page,
  }) => {
    const simulator = await openSimulator(page, `${prefix}/guide/advanced/role.html#check`, title);
    const answer = simulator.getByRole('status');
    await expect(answer).toContainText(names.denied);
    await expect(answer.getByRole('link', {name: 'permission denied'})).toHaveAttribute(
      'href',
      `${prefix}/faq/errors/files.html#err-permission-denied`,
    );
    await simulator.getByLabel(names.action).focus();
    await page.keyboard.press('Home');
    await expect(answer).toContainText(names.allowed);
    await expect(page).toHaveURL(/\?do=list#check$/);
    await page.reload();
    await expect(answer).toContainText(names.allowed);
  });

  test(`is on each of its pages (${locale})`, async ({page}) => {
    for (const place of places)
      await expect(await openSimulator(page, prefix + place, title)).toContainText(names.addRule);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fits a phone and is accessible (${locale}, ${colorScheme})`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width: 375, height: 812});
      const simulator = await openSimulator(page, `${prefix}${places[0] ?? ''}`, title);
      await simulator.getByRole('button', {name: names.addRule}).click();
      await simulator.locator('summary').click();
      await simulator
        .getByRole('textbox')
        .first()
        .fill(`/${'x'.repeat(200)}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      const {violations} = await new AxeBuilder({page})
        .include(`[aria-label="${title}"]`)
        .analyze();
      expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
    });
  }
}

test('makes the next change in the form', async ({page}) => {
  const [{title, change, allowed}] = languages;
  const simulator = await openSimulator(page, places[0] ?? '', title);
  await simulator.getByRole('button', {name: change}).click();
  await expect(simulator.getByRole('status')).toContainText(allowed);
});

test('without scripts, the page has what it takes the place of', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto('/guide/advanced/meta.html#nearest');
  await expect(page.getByRole('cell', {name: 'Only a readme'})).toBeVisible();
  await context.close();
});
