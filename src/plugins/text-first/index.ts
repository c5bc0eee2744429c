import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileEarlyScript, compilePaintScript, earlySources} from './compileScript';

/**
 * Text first (engineering decision 8): pages read and respond with HTML, CSS and one small script; the
 * application comes when it is wanted. The pages of a build are finished in `src/plugins/output`.
 */
export default async function textFirstPlugin({siteDir}: LoadContext): Promise<Plugin> {
  const paint = await compilePaintScript(siteDir);
  const isBuild = process.env['NODE_ENV'] === 'production';
  const early = isBuild ? undefined : await compileEarlyScript(siteDir);
  return {
    name: 'site-text-first',
    getPathsToWatch: () => earlySources.map((file) => path.join(siteDir, file)),
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: paint}],
      ...(early === undefined ? {} : {postBodyTags: [{tagName: 'script', innerHTML: early}]}),
    }),
  };
}
