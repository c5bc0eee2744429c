import fs from 'node:fs/promises';
import path from 'node:path';
import {transformSync} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chrome, themeColors} from '../../data/chrome';
import {MOBILE_NAV_ID} from '../../lib/elementIds';
import {SIDEBAR_KEY, THEME_COLOR_KEY} from '../../lib/storageKeys';
import {COLOR_MODE_REVEAL_MS, COPIED_FEEDBACK_MS} from '../../lib/times';
import {MOBILE_QUERY} from '../../lib/widths';
import type {ServiceFields} from '../../lib/services';
import {finishToolPages} from '../tool-pages/finishToolPages';
import {COPY_FAILED_EVENT, COPY_FAILED_MARK} from '../../lib/copyFailure';
import {LANGUAGE_CHOICE_KEY} from '../../lib/languageOffer';
import {htmlFilesIn} from '../htmlFiles';
import {contentHash} from '../contentHash';
import {deferScripts} from './deferScripts';
import {linkWidgetStyles} from './linkWidgetStyles';
import {trimCss} from './trimCss';

/** Quiet time after load before the application is fetched when the reader does nothing. */
const APP_QUIET_MS = 8000;

/** Runs before the first paint, inside the page. */
const PAINT_SOURCES = ['src/early/paint.ts'];
/** Runs once the page is there: the early script, and what stands before it. */
const EARLY_SOURCES = ['src/features/color-mode/nextColorMode.ts', 'src/early/early.ts'];

/** Values the scripts name in capitals. */
const constants = {
  APP_QUIET_MS,
  COPIED_FEEDBACK_MS,
  COLOR_MODE_REVEAL_MS,
  COLOR_MODE_KIND: chrome.colorMode,
  THEME_HUES: themeColors.map(({hue}) => hue),
  THEME_COLOR_KEY,
  SIDEBAR_KEY,
  MOBILE_NAV_ID,
  MOBILE: MOBILE_QUERY,
  COPY_FAILED_EVENT,
  COPY_FAILED_MARK,
  LANGUAGE_CHOICE_KEY,
};

/**
 * Compiles a script that pages run without the application.
 *
 * @param sources files from the top of the project, in order; one may export what the next uses
 */
async function compileScript(siteDir: string, sources: readonly string[]): Promise<string> {
  const texts = await Promise.all(
    sources.map((file) => fs.readFile(path.join(siteDir, file), 'utf8')),
  );
  // A classic script has no exports: what one file exports is simply there for the next.
  const {code} = transformSync(texts.join('\n').replaceAll(/^export /gm, ''), {
    jsc: {
      parser: {syntax: 'typescript'},
      target: 'es2022',
      minify: {compress: {passes: 2}, mangle: true},
      transform: {
        optimizer: {
          globals: {
            vars: Object.fromEntries(
              Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
            ),
          },
        },
      },
    },
    minify: true,
    isModule: false,
  });
  return code;
}

/**
 * Text first (engineering decision 8): pages read and respond with HTML, CSS and one small script; the
 * application comes when it is wanted.
 */
export default async function textFirstPlugin({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): Promise<Plugin> {
  const {apiServers} = siteConfig.customFields as unknown as ServiceFields; // written by src/config/services.ts
  const [paint, early] = await Promise.all([
    compileScript(siteDir, PAINT_SOURCES),
    compileScript(siteDir, EARLY_SOURCES),
  ]);
  const isBuild = process.env['NODE_ENV'] === 'production';
  return {
    name: 'site-text-first',
    getPathsToWatch: () =>
      [...PAINT_SOURCES, ...EARLY_SOURCES].map((file) => path.join(siteDir, file)),
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: paint}],
      ...(isBuild ? {} : {postBodyTags: [{tagName: 'script', innerHTML: early}]}),
    }),
    async postBuild({outDir}) {
      // Files under assets are cached for ever, so the name follows the content.
      const name = `assets/js/early.${contentHash(early)}.js`;
      await fs.writeFile(path.join(outDir, name), early);
      for await (const file of htmlFilesIn(outDir)) {
        const html = await fs.readFile(file, 'utf8');
        await fs.writeFile(file, deferScripts(html, file, `${baseUrl}${name}`));
      }
      await trimCss(outDir);
      await linkWidgetStyles(outDir, baseUrl);
      // Last, because it signs what the pages hold.
      await finishToolPages({outDir, baseUrl, apiServers});
    },
  };
}
