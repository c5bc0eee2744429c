import fs from 'node:fs/promises';
import path from 'node:path';
import {htmlFilesIn} from '../../lib/node/htmlFiles';

/**
 * Comes first in the head of callback pages: takes the query out of the address bar and the history
 * before anything else runs, and leaves it to `takeCallbackQuery`.
 */
const SCRUB_SCRIPT =
  '<script>if(location.search){window.toolCallback=location.search;history.replaceState(null,"",location.pathname)}</script>';

/**
 * Finishes the pages under `/tool/`: the script that scrubs callback addresses, a second file for each callback, so that it
 * answers without `.html` on every host (engineering decision 3), and their rules in `_headers`.
 *
 * @param outDir output folder of the locale being built
 * @param baseUrl its base URL path, such as `/zh/`
 * @param siteBase base URL path of the whole site
 * @throws Error when a page has an unexpected head
 */
export async function finishTokenTools({
  outDir,
  baseUrl,
  siteBase,
}: {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly siteBase: string;
}): Promise<void> {
  for await (const file of htmlFilesIn(path.join(outDir, 'tool'))) {
    if (!file.endsWith('callback.html')) continue;
    const html = withScrubScript(await fs.readFile(file, 'utf8'), file);
    const inFolder = path.join(file.replace(/\.html$/, ''), 'index.html');
    await fs.mkdir(path.dirname(inFolder), {recursive: true});
    await Promise.all([fs.writeFile(file, html), fs.writeFile(inFolder, html)]);
  }
  await addHeaders(path.join(outDir, path.relative(baseUrl, siteBase)), baseUrl);
}

function withScrubScript(html: string, file: string): string {
  const charset = /<meta charset="?utf-8"?>/i;
  if (!charset.test(html)) {
    throw new Error(
      `${file}: no <meta charset> found. Adapt src/plugins/output/finishTokenTools.ts to Docusaurus's output.`,
    );
  }
  return html.replace(charset, (tag) => tag + SCRUB_SCRIPT);
}

/** Adds the rules of one locale's helper pages to the site's `_headers`, which hosts read at the root only. */
async function addHeaders(root: string, baseUrl: string): Promise<void> {
  const file = path.join(root, '_headers');
  const known = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, `${known.trimEnd()}\n${toolHeaders(baseUrl)}\n`);
}

/** Rules of `_headers` for the helper pages of one language. */
export function toolHeaders(baseUrl: string): string {
  return [
    `${baseUrl}tool/*`,
    '  Referrer-Policy: no-referrer',
    '  X-Frame-Options: DENY',
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    '  Cache-Control: no-store',
  ].join('\n');
}
