import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';

const ENGLISH = '@site/docs/';
const CHINESE = '@site/i18n/zh/docusaurus-plugin-content-docs/current/';

/** The parts of a page's metadata that readers may look it up by. */
export interface PageMetadata {
  readonly title: string;
  /** File, from `@site`. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** The same page's file in the other language. */
function translationOf(source: string): string {
  return source.startsWith(CHINESE)
    ? source.replace(CHINESE, 'docs/')
    : source.replace(ENGLISH, CHINESE.replace('@site/', ''));
}

/**
 * All a reader may type to find a page in the sidebar: its titles in both languages, the registered names
 * of its drivers and its keywords, in lower case.
 */
export function pageWords({title, source, frontMatter}: PageMetadata, siteDir: string): string {
  const file = path.join(siteDir, translationOf(source));
  // The plugin says what is missing; here, it would only hide that message.
  const translation = fs.existsSync(file) ? matter(fs.readFileSync(file, 'utf8')).data : {};
  const lists = [frontMatter['drivers'], frontMatter['keywords']].flatMap((list: unknown) =>
    Array.isArray(list) ? list.map(String) : [],
  );
  const words = [title, String(translation['title'] ?? ''), ...lists].map((word) =>
    word.toLowerCase(),
  );
  return [...new Set(words)].filter(Boolean).join(' ');
}
