import {readFileSync} from 'node:fs';

export * from './watched';

/** A page of the built site. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
}

const readPages = (file: string): readonly SitePage[] =>
  JSON.parse(readFileSync(`build/${file}`, 'utf8')) as SitePage[];

/** Every page of the built site, by language, home pages included. */
export const sitePages = {
  en: readPages('pages.json'),
  zh: readPages('zh/pages.json'),
} as const;

/** All addresses of both languages. */
export const allPaths: readonly string[] = [...sitePages.en, ...sitePages.zh].map(({path}) => path);

/** Token helpers start their application at once and have budgets of their own (toolPages.spec.ts). */
export const isToolPath = (path: string): boolean => /^(\/zh)?\/tool\//.test(path);
