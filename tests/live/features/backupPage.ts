import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

/** Path of the page with the backups in the admin panel. */
export const BACKUP_PAGE = '/@manage/backup-restore';

/** Makes a backup with the page, saves it as this file, and gives its content. */
export async function backup(page: Page, file: string, password = ''): Promise<string> {
  await page.locator('#password').fill(password);
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Backup', exact: true}).click();
  await (await download).saveAs(file);
  return readFileSync(file, 'utf8');
}

/** Chooses a file to restore with the page. */
export async function choose(page: Page, file: string, password = ''): Promise<void> {
  await page.locator('#password').fill(password);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: 'Restore', exact: true}).click();
  await (await chooser).setFiles(file);
}

/** Restores a file with the page, and gives what the log shows at the end. */
export async function restore(page: Page, file: string, password = ''): Promise<string> {
  await choose(page, file, password);
  await page.getByText('Finish restore').waitFor();
  return page.locator('body').innerText();
}
