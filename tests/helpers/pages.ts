import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';

/** Folder of each locale's pages, from the top of the repository. */
export const pageFolders = {
  en: 'docs',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current',
} as const;

export interface Page {
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** File names of one locale's pages, sorted. */
export function pageNames(locale: keyof typeof pageFolders): readonly string[] {
  return readdirSync(pageFolders[locale], {recursive: true})
    .map(String)
    .filter((name) => name.endsWith('.mdx'))
    .sort();
}

/** Reads one page. */
export function readPage(locale: keyof typeof pageFolders, name: string): Page {
  const file = path.join(pageFolders[locale], name);
  const {data, content} = matter(readFileSync(file, 'utf8'));
  return {file, frontMatter: data, body: content};
}

/** Explicit heading ids, in order, with the heading's level. */
export function headingIds(body: string): readonly string[] {
  const withoutCode = body.replace(/^(`{3,})[\s\S]*?^\1/gm, '');
  return [...withoutCode.matchAll(/^(#{2,6}) .*$/gm)].map(([line, level]) => {
    const id = /\{\/\* #([^\s*]+) \*\/\}\s*$/.exec(line)?.[1];
    return `${level ?? ''} ${id ?? `MISSING in "${line}"`}`;
  });
}
