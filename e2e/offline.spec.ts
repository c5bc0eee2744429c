import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {unzipSync} from 'fflate';
import send from 'send';
import type {Page} from '@playwright/test';
import {budgets} from '../bench/budgets.mjs';
import {visit} from '../src/build/syntax-tree/visit';
import {treeOf} from './builtPages';
import {expect, startApplication, test} from './fixtures';

/*
 * The copies of the site that are read without a server. Each test runs with one that was extracted into a folder with a
 * space and a percent sign in its name.
 */

const languages = [
  {
    locale: 'en',
    note: /^Offline copy of 20\d\d-\d\d-\d\d, AList v3\./,
    search: /^Search$/,
    builder: 'Storage builder',
    mountPath: /^Mount Path/,
  },
  {
    locale: 'zh',
    note: /^20\d\d-\d\d-\d\d 的离线副本，AList v3\./,
    search: /^搜索$/,
    builder: '存储配置生成器',
    mountPath: /^显示文件夹名称/,
  },
] as const;

const zipOf = (locale: string): string => `build/offline/alist-docs-${locale}.zip`;

function extract(locale: string): string {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'offline-')), '100% docs');
  for (const [name, content] of Object.entries(unzipSync(readFileSync(zipOf(locale))))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    if (!name.endsWith('/')) writeFileSync(file, content);
  }
  return folder;
}

/** Searches for a driver, and opens the first result. */
async function findDriver(page: Page, name: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name});
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('onedrive');
  await expect(dialog.getByRole('option').first()).toContainText('OneDrive');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/drivers\/onedrive\.html/);
  await expect(page.locator('h1')).toContainText('OneDrive');
}

for (const {locale, note, search, builder, mountPath} of languages) {
  test.describe(`the offline copy (${locale})`, () => {
    let folder = '';

    test.beforeAll(() => {
      folder = extract(locale);
    });

    test.afterAll(() => {
      rmSync(path.dirname(folder), {recursive: true, force: true});
    });

    const fileOf = (name: string): string =>
      new URL(name, `${pathToFileURL(path.join(folder, `alist-docs-${locale}`)).href}/`).href;

    test('keeps to its size, and all links in it lead to something', () => {
      const zip = readFileSync(zipOf(locale));
      expect(zip.length).toBeLessThanOrEqual(budgets.offlineBytes);
      const files = unzipSync(zip);
      const faults: string[] = [];
      let links = 0;
      for (const [name, content] of Object.entries(files)) {
        if (!name.endsWith('.html')) continue;
        visit(treeOf(new TextDecoder().decode(content)), 'element', ({tagName, properties}) => {
          for (const key of ['href', 'src']) {
            const value = properties[key];
            if (typeof value !== 'string' || /^(?:#|https?:|data:|mailto:)/.test(value)) continue;
            links += 1;
            const target = decodeURI(
              new URL(value, `file:///${encodeURI(name)}`).pathname.slice(1),
            );
            if (value.startsWith('/') || !Object.hasOwn(files, target)) {
              faults.push(`${name}: ${tagName} ${value}`);
            }
          }
        });
      }
      expect(links).toBeGreaterThan(10_000);
      expect(faults).toEqual([]);
    });

    test('works from disk: search, links, and a line that says what it is', async ({page}) => {
      await page.goto(fileOf('guide/drivers/s3.html'));
      await expect(page.getByText(note)).toBeVisible();
      await startApplication(page);
      await findDriver(page, search);
      await startApplication(page);
      await page.locator('article a[href*="common"]').first().click();
      await expect(page).toHaveURL(/alist-docs-..\/guide\/drivers\/common\.html/);
    });

    test('works from disk: filters and pictures', async ({page}) => {
      await page.goto(fileOf('guide/drivers/index.html'));
      await startApplication(page);
      const rows = page.locator('tr[data-traits]:visible');
      const all = await rows.count();
      expect(all).toBeGreaterThan(50);
      await page.locator('input[name="q"]').fill('sharepoint');
      await expect.poll(() => rows.count()).toBeLessThan(5);

      await page.goto(fileOf('guide/first-steps.html'));
      const picture = page.locator('figure[data-picture] img:visible').first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(400);
    });

    test('works from disk: the builder of a driver', async ({page}) => {
      await page.goto(fileOf('guide/drivers/s3.html#api'));
      const region = page.getByRole('region', {name: builder});
      await expect(region).toBeVisible();
      await region.getByLabel(mountPath).fill('/存档');
      await expect(region.getByRole('tabpanel').first()).toContainText('/存档');
    });

    test('works at any path of a server', async ({page}) => {
      const server = createServer((request, response) => {
        send(request, request.url ?? '/', {root: folder}).pipe(response);
      });
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      const {port} = server.address() as AddressInfo; // it listens on a port
      await page.goto(`http://localhost:${port}/alist-docs-${locale}/`);
      await startApplication(page);
      await findDriver(page, search);
      expect(new URL(page.url()).pathname).toBe(
        `/alist-docs-${locale}/guide/drivers/onedrive.html`,
      );
      server.closeAllConnections();
      server.close();
    });
  });
}
