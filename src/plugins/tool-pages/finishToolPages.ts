import fs from 'node:fs/promises';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {htmlFilesIn} from '../htmlFiles';
import {contentPolicy, inlineHashes, joinHashes, type InlineHashes} from './contentPolicy';
import {directOrigins} from './toolTables';

/**
 * Stands first in the head of callback pages: takes the query out of the address bar and the history
 * before anything else runs (contract section 5.3), and leaves it to `takeCallbackQuery`.
 */
const SCRUB_SCRIPT =
  '<script>if(location.search){window.toolCallback=location.search;history.replaceState(null,"",location.pathname)}</script>';

const isCallback = (file: string): boolean => file.endsWith('callback.html');

/**
 * Finishes the pages under `/tool/` once nothing else changes them: a Content-Security-Policy by hash in
 * each page and in `_headers`, the script that scrubs callback addresses, and a second file for each
 * callback, so that it answers without `.html` on every host (engineering decision 3).
 *
 * @param outDir output folder of the locale being built
 * @param baseUrl its base URL path, such as `/zh/`
 * @param apiServers configured origins by name
 * @param i18n with the base URL path of the site
 * @throws Error when there are no such pages, or one has an unexpected head
 */
export async function finishToolPages({
  outDir,
  baseUrl,
  apiServers,
  i18n: {defaultLocale, localeConfigs},
}: {
  readonly i18n: Pick<I18n, 'defaultLocale' | 'localeConfigs'>;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly apiServers: Readonly<Record<string, string>>;
}): Promise<void> {
  const folder = path.join(outDir, 'tool');
  const origins = [...Object.values(apiServers), ...directOrigins];
  const hashes: InlineHashes[] = [];
  for await (const file of htmlFilesIn(folder)) {
    const html = protect(await fs.readFile(file, 'utf8'), file, origins);
    hashes.push(inlineHashes(html));
    await fs.writeFile(file, html);
    if (!isCallback(file)) continue;
    const twin = path.join(file.replace(/\.html$/, ''), 'index.html');
    await fs.mkdir(path.dirname(twin), {recursive: true});
    await fs.writeFile(twin, html);
  }
  const root = path.join(
    outDir,
    path.relative(baseUrl, localeConfigs[defaultLocale]?.baseUrl ?? '/'),
  );
  await addHeaders(root, baseUrl, contentPolicy(joinHashes(hashes), origins, true));
}

function protect(html: string, file: string, origins: readonly string[]): string {
  const charset = /<meta charset="?utf-8"?>/i;
  if (!charset.test(html)) {
    throw new Error(
      `${file}: no <meta charset> found. Adapt src/plugins/tool-pages to the generator's output.`,
    );
  }
  const withScrub = isCallback(file) ? html.replace(charset, (tag) => tag + SCRUB_SCRIPT) : html;
  const policy = contentPolicy(inlineHashes(withScrub), origins, false);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return withScrub.replace(charset, (tag) => tag + meta);
}

/** Adds the rules of one locale's helper pages to the site's `_headers`, which hosts read at the root only. */
async function addHeaders(root: string, baseUrl: string, policy: string): Promise<void> {
  const file = path.join(root, '_headers');
  const known = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, `${known.trimEnd()}\n${toolHeaders(baseUrl, policy)}\n`);
}

/** Rules of `_headers` for the helper pages of one language. */
export function toolHeaders(baseUrl: string, policy: string): string {
  return [
    `${baseUrl}tool/*`,
    `  Content-Security-Policy: ${policy}`,
    '  Referrer-Policy: no-referrer',
    '  X-Frame-Options: DENY',
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    '  Cache-Control: no-store',
  ].join('\n');
}
