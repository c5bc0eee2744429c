import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {localizedText} from '../../lib/node/localizedText';
import {readJson} from '../../lib/node/readJson';

const newsSchema = z.array(
  z.strictObject({
    /** Anchor of the entry; it never changes, because feed readers know entries by it. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'it must be words in lower case with dashes'),
    date: z.iso.date(),
    title: localizedText,
    text: localizedText,
    /** Pages to read, below `docs`, without ending. */
    pages: z.array(z.string()).min(1),
  }),
);

/** What changed in these pages, the newest first. */
export type News = z.infer<typeof newsSchema>;
/** One change. */
export type NewsEntry = News[number];

/** File of the news, below the project. */
const NEWS_FILE = 'src/data/news.json';

/** The first thing a shape cannot say, with its remedy. */
function faultOf(news: News, siteDir: string): string | undefined {
  const ids = news.map(({id}) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) return `"${twice}" appears twice. Give one another id.`;
  const early = news.find(({date}, index) => date > (news[index - 1]?.date ?? date));
  if (early !== undefined) return `"${early.id}" is newer than the one above it. Sort by date.`;
  for (const {id, pages} of news) {
    const lost = pages.find((page) => !fs.existsSync(path.join(siteDir, 'docs', `${page}.mdx`)));
    if (lost !== undefined) return `"${id}": there is no page "${lost}". Correct "pages".`;
  }
  return undefined;
}

/**
 * Reads the news and checks them.
 *
 * @param siteDir folder of the project
 * @throws Error naming file, entry and remedy
 */
export function readNews(siteDir: string): News {
  const file = path.join(siteDir, NEWS_FILE);
  const result = newsSchema.safeParse(readJson(file));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${file}: "${issue?.path.join('.')}": ${issue?.message}. Correct it.`);
  }
  const fault = faultOf(result.data, siteDir);
  if (fault !== undefined) throw new Error(`${file}: ${fault}`);
  return result.data;
}
