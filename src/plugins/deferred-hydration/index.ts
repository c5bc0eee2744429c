import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  EARLY_SCRIPTS_FOLDER,
  bundleEarlyScript,
  bundlePrePaintScript,
  type BundledScript,
} from '../../build/bundleScript';

/** Scripts in every page. A build has the early script in a file (`src/plugins/output`). */
interface Scripts {
  readonly prePaint: BundledScript;
  readonly early?: BundledScript;
}

/**
 * Deferred hydration (engineering decision 8): pages read and respond with HTML, CSS and one small script; the
 * application comes when it is wanted. The pages of a build are finished in `src/plugins/output`.
 */
export default function deferredHydrationPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, EARLY_SCRIPTS_FOLDER);
  const isBuild = process.env['NODE_ENV'] === 'production';
  let scripts: Scripts | undefined;
  return {
    name: 'site-deferred-hydration',
    async loadContent() {
      const prePaint = await bundlePrePaintScript(siteDir, folder);
      scripts = isBuild ? {prePaint} : {prePaint, early: await bundleEarlyScript(siteDir, folder)};
    },
    getPathsToWatch: () => [...(scripts?.prePaint.files ?? []), ...(scripts?.early?.files ?? [])],
    injectHtmlTags: () => ({
      preBodyTags: tagsOf(scripts?.prePaint),
      postBodyTags: tagsOf(scripts?.early),
    }),
  };
}

function tagsOf(script: BundledScript | undefined) {
  return script ? [{tagName: 'script', innerHTML: script.code}] : [];
}
