import fs from 'node:fs/promises';
import path from 'node:path';
import {transformSync} from '@swc/core';
import type {Plugin} from '@docusaurus/types';
import {chrome, themeColors} from '../../data/chrome';
import {MOBILE_NAV_ID} from '../../lib/elementIds';
import {SIDEBAR_KEY, THEME_COLOR_KEY} from '../../lib/storageKeys';
import {MOBILE_QUERY} from '../../lib/widths';
import {htmlFilesIn} from '../htmlFiles';
import {deferScripts} from './deferScripts';
import {linkWidgetStyles} from './linkWidgetStyles';
import {trimCss} from './trimCss';

/** Quiet time after load before the application is fetched when the reader does nothing. */
const APP_QUIET_MS = 8000;
/** How long a change of color mode takes to spread over the page (specification section 9). */
const COLOR_MODE_REVEAL_MS = 400;
/** How long a copy button shows its copied state (specification section 9). */
const COPIED_FEEDBACK_MS = 2000;

/** The early script and what stands before it. */
const EARLY_SOURCES = ['src/features/color-mode/nextColorMode.ts', 'src/early/early.ts'];

/** Compiles the script that stands in every page (see `src/early/early.ts`). */
async function compileEarlyScript(siteDir: string): Promise<string> {
  const [helper, early] = await Promise.all(
    EARLY_SOURCES.map((file) => fs.readFile(path.join(siteDir, file), 'utf8')),
  );
  // A classic script has no exports: what the helper exports is simply there.
  const source = `${helper?.replaceAll(/^export /gm, '')}\n${early}`;
  const {code} = transformSync(source, {
    jsc: {
      parser: {syntax: 'typescript'},
      target: 'es2022',
      minify: {compress: {passes: 2}, mangle: true},
      transform: {
        optimizer: {
          globals: {
            vars: {
              APP_QUIET_MS: String(APP_QUIET_MS),
              COPIED_FEEDBACK_MS: String(COPIED_FEEDBACK_MS),
              COLOR_MODE_REVEAL_MS: String(COLOR_MODE_REVEAL_MS),
              COLOR_MODE_KIND: JSON.stringify(chrome.colorMode),
              THEME_HUES: JSON.stringify(themeColors.map(({hue}) => hue)),
              THEME_COLOR_KEY: JSON.stringify(THEME_COLOR_KEY),
              SIDEBAR_KEY: JSON.stringify(SIDEBAR_KEY),
              MOBILE_NAV_ID: JSON.stringify(MOBILE_NAV_ID),
              MOBILE: JSON.stringify(MOBILE_QUERY),
            },
          },
        },
      },
    },
    minify: true,
    isModule: false,
  });
  return code;
}

/** Text first (engineering decision 8): pages read and respond with HTML, CSS and one small inline script. */
export default async function textFirstPlugin({siteDir}: {siteDir: string}): Promise<Plugin> {
  const earlyScript = await compileEarlyScript(siteDir);
  return {
    name: 'site-text-first',
    getPathsToWatch: () => EARLY_SOURCES.map((file) => path.join(siteDir, file)),
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: earlyScript}]}),
    async postBuild({outDir, baseUrl}) {
      for await (const file of htmlFilesIn(outDir)) {
        await fs.writeFile(file, deferScripts(await fs.readFile(file, 'utf8'), file));
      }
      await trimCss(outDir);
      await linkWidgetStyles(outDir, baseUrl);
    },
  };
}
