import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {localeCodes} from '../../lib/shared/localized';
import {pagesFolder} from '../../lib/node/pageFiles';
import {FACTS_FOLDERS} from '../../build/facts/facts';
import {
  missingTranslationMessage,
  missingTranslations,
  type MissingTranslation,
} from '../../build/pages/sitePages';
import {permalinkOf} from '../../build/pages/pagePaths';

/** What the pages show besides their own text: when it changes, they are compiled again. */
const SHOWN_FILES = ['news', 'releases', 'glossary', 'ecosystem'].map(
  (name) => `src/data/${name}.json`,
);

/** Logs what is missing, and again when that changes. */
export function missingTranslationReporter(
  log: Readonly<{warn: (message: string) => void; success: (message: string) => void}> = logger,
): (missing: readonly MissingTranslation[]) => void {
  let known: ReadonlySet<string> = new Set();
  return (missing) => {
    const messages = new Set(missing.map(missingTranslationMessage));
    for (const message of messages) if (!known.has(message)) log.warn(message);
    if (known.size > 0 && messages.size === 0) log.success('Every page exists in both languages.');
    known = messages;
  };
}

/**
 * A route that shows what is missing instead of a page that only another language has. It's a pattern: two routes of
 * the same path stop Docusaurus, and for a moment the page itself may be there too. Without backslashes, which Docusaurus loses when it writes the route.
 */
function placeholderOf(page: MissingTranslation, baseUrl: string) {
  const address = path.posix.join(baseUrl, permalinkOf(page.doc));
  const name = path.posix.basename(address);
  const pattern = address.endsWith('/')
    ? `${address}:page(index[.]html)?`
    : `${address.slice(0, -name.length)}:page(${name.replaceAll('.', '[.]')})`;
  return {
    path: pattern,
    exact: true,
    component: '@theme/MissingPage',
    props: {message: missingTranslationMessage(page)},
  };
}

/**
 * Pages while someone writes them: those without a translation are shown with a note of what is missing, and all are compiled
 * again when a translation arrives or the facts change.
 */
export function developmentPages(siteDir: string, baseUrl: string): Plugin {
  const report = missingTranslationReporter();
  const folders = localeCodes.map((locale) => path.join(siteDir, pagesFolder(locale)));
  const [english = ''] = folders;
  const inSite = (file: string): string => path.join(siteDir, file);
  return {
    name: 'site-page-translations',
    getPathsToWatch: () => folders.map((folder) => `${folder.split(path.sep).join('/')}/**/*.mdx`),
    loadContent() {
      const all = missingTranslations(siteDir);
      report(all);
      return all;
    },
    contentLoaded({content, actions}) {
      for (const page of content as readonly MissingTranslation[])
        if (inSite(page.missing).startsWith(english))
          actions.addRoute(placeholderOf(page, baseUrl));
      return Promise.resolve();
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Docusaurus reads this from every rule for Markdown.
            include: folders,
            enforce: 'pre' as const,
            use: [
              {
                loader: path.join(__dirname, 'pageDependencies.mjs'),
                options: {
                  pageFolders: folders,
                  folders: FACTS_FOLDERS.map(inSite),
                  files: SHOWN_FILES.map(inSite),
                },
              },
            ],
          },
        ],
      },
    }),
  };
}
