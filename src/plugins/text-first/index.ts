import fs from 'node:fs/promises';
import path from 'node:path';
import {transformSync} from '@swc/core';
import type {Plugin} from '@docusaurus/types';
import {COPY_FAILED_EVENT, COPY_FAILED_MARK} from '../../lib/copyFailure';
import {LANGUAGE_CHOICE_KEY} from '../../lib/languageOffer';
import {htmlFilesIn} from '../htmlFiles';
import {deferScripts} from './deferScripts';
import {trimCss} from './trimCss';

/** Quiet time after load before the application is fetched when the reader does nothing. */
const APP_QUIET_MS = 8000;
/** How long a copy button shows its copied state (specification section 9). */
const COPIED_FEEDBACK_MS = 2000;

/** Compiles the script that stands in every page (see `src/early/early.ts`). */
async function compileEarlyScript(siteDir: string): Promise<string> {
  const source = await fs.readFile(path.join(siteDir, 'src/early/early.ts'), 'utf8');
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
              COPY_FAILED_EVENT: JSON.stringify(COPY_FAILED_EVENT),
              COPY_FAILED_MARK: JSON.stringify(COPY_FAILED_MARK),
              LANGUAGE_CHOICE_KEY: JSON.stringify(LANGUAGE_CHOICE_KEY),
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
    getPathsToWatch: () => [path.join(siteDir, 'src/early/early.ts')],
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: earlyScript}]}),
    async postBuild({outDir}) {
      for await (const file of htmlFilesIn(outDir)) {
        await fs.writeFile(file, deferScripts(await fs.readFile(file, 'utf8'), file));
      }
      await trimCss(outDir);
    },
  };
}
