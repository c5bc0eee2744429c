import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {anchorMap} from '../../data/anchors/anchorMap';
import {redirects} from '../../data/redirects';
import type {PageEntry} from '../../lib/address';
import {assertTwins} from './assertTwins';
import {pageWords} from './pageWords';
import {redirectFiles} from './redirectFiles';

/** Helper pages that may be looked for; where providers return to is nobody's goal. */
function toolPages(head: Parameters<NonNullable<Plugin['postBuild']>>[0]['head']): PageEntry[] {
  return Object.entries(head)
    .filter(([path]) => /^(\/zh)?\/tool\//.test(path) && !/\/callback(\.html)?$/.test(path))
    .map(([path, {title}]) => ({
      path,
      title: /<title[^>]*>([^<|]*?)\s*(\||<)/.exec(title.toString())?.[1] ?? path,
    }));
}

/**
 * The address space beyond what the generator writes: refuses pages without a twin, publishes the page
 * list the 404 page searches, the words the sidebar's filter knows, the map of old anchors, and a file at each old address.
 */
export default function sitePagesPlugin({siteDir, outDir, baseUrl, i18n}: LoadContext): Plugin {
  let pages: readonly PageEntry[] = [];
  let words: Readonly<Record<string, string>> = {};
  return {
    name: 'site-pages',
    async loadContent() {
      await assertTwins(siteDir, i18n.locales);
    },
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const all = docs.loadedVersions.flatMap((version) => version.docs);
      pages = [
        {path: baseUrl, title: 'AList'},
        ...all.map(({permalink, title}) => ({path: permalink, title})),
      ];
      words = Object.fromEntries(all.map((doc) => [doc.permalink, pageWords(doc, siteDir)]));
      return Promise.resolve();
    },
    async postBuild({head}) {
      pages = [...pages, ...toolPages(head)];
      await fs.writeFile(path.join(outDir, 'pages.json'), JSON.stringify(pages));
      await fs.writeFile(path.join(outDir, 'page-words.json'), JSON.stringify(words));
      if (i18n.currentLocale === i18n.defaultLocale) {
        await fs.writeFile(path.join(outDir, 'anchors.json'), JSON.stringify(anchorMap));
      }
      const prefix = i18n.currentLocale === i18n.defaultLocale ? '' : `/${i18n.currentLocale}`;
      for (const {file, html} of redirectFiles(redirects, pages, prefix)) {
        const target = path.join(outDir, file);
        await fs.mkdir(path.dirname(target), {recursive: true});
        await fs.writeFile(target, html);
      }
    },
  };
}
