import fs from 'node:fs/promises';
import path from 'node:path';
import {transformSync} from '@swc/core';
import {chrome, themeColors} from '../../data/chrome';
import {COPY_FAILED_EVENT, COPY_FAILED_MARK} from '../../lib/copyFailure';
import {MOBILE_NAV_ID, SIDEBAR_ID, TOC_ID} from '../../lib/elementIds';
import {LANGUAGE_CHOICE_KEY} from '../../lib/languageOffer';
import {SIDEBAR_KEY, THEME_COLOR_KEY} from '../../lib/storageKeys';
import {COLOR_MODE_REVEAL_MS, COPIED_FEEDBACK_MS} from '../../lib/times';
import {MOBILE_QUERY, PANEL_QUERY} from '../../lib/widths';

/** Quiet time after load before the application is fetched when the reader does nothing. */
const APP_QUIET_MS = 8000;

/** Runs before the first paint, inside the page. */
const PAINT_SOURCES = ['src/early/paint.ts'];
/** Runs once the page is there: the early script, and what stands before it. */
const EARLY_SOURCES = [
  'src/lib/isField.ts',
  'src/features/color-mode/nextColorMode.ts',
  'src/features/code-block/copiedText.ts',
  'src/features/mobile-sidebar/swipe.ts',
  'src/features/mobile-sidebar/watchSwipe.ts',
  'src/features/page-nav/watchPageKeys.ts',
  'src/early/early.ts',
];

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
  SIDEBAR_ID,
  TOC_ID,
  PANEL_QUERY,
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
async function compileScript(
  siteDir: string,
  sources: readonly string[],
  isShared = false,
): Promise<string> {
  const texts = await Promise.all(
    sources.map((file) => fs.readFile(path.join(siteDir, file), 'utf8')),
  );
  // A classic script has no imports and exports: what one file exports is simply there for the next.
  const text = texts.join('\n').replaceAll(/^export |^import [^;]*;$/gm, '');
  // In a scope of its own, where names can be short; what the first script declares is for the second one too.
  const {code} = transformSync(isShared ? text : `(() => {${text}})()`, {
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

/** The script that runs before the first paint, in the page itself. */
export function compilePaintScript(siteDir: string): Promise<string> {
  return compileScript(siteDir, PAINT_SOURCES, true);
}

/** The script that every page loads once it is there; the application comes when it is wanted. */
export function compileEarlyScript(siteDir: string): Promise<string> {
  return compileScript(siteDir, EARLY_SOURCES);
}

/** Files these scripts are made of, from the top of the project. */
export const earlySources: readonly string[] = [...PAINT_SOURCES, ...EARLY_SOURCES];
