import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {CompleteLocale} from '@site/src/lib/shared/localized';
import {queryKinds} from './queryKinds';

/** Queries that a page brings along: `tests/search/pages/<the page's path>.json`. */
const FOLDER = 'tests/search/pages';

const query = z.strictObject({
  query: z.string().min(1),
  kind: z.enum(queryKinds),
  /** Anchors of the page (`#token`), the page itself (empty), or another address (`/faq/#…`). */
  wanted: z
    .array(z.string().regex(/^(#.+|\/(?!.*\/index\.html).+)?$/))
    .min(1)
    .default(['']),
});

const file = z.strictObject({en: z.array(query).min(1), zh: z.array(query).min(1)});

/** One page's queries. */
export type JudgedPage = z.infer<typeof file> & {
  /** Path of the page without extension, such as `guide/drivers/quark`. */
  readonly page: string;
};

/** @throws ZodError naming the key, if a file has another shape */
export const judgedPages: readonly JudgedPage[] = readdirSync(FOLDER, {recursive: true})
  .map(String)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => ({
    page: name.replaceAll(path.sep, '/').slice(0, -'.json'.length),
    ...file.parse(JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')), {
      reportInput: true,
    }),
  }));

/** All pages' queries of one language, with whole addresses. */
export function queriesOfPages(
  locale: CompleteLocale,
): readonly {query: string; kind: (typeof queryKinds)[number]; wanted: readonly string[]}[] {
  return judgedPages.flatMap(({page, [locale]: rows}) => {
    const address = `/${page}`.replace(/\/index$/, '/');
    const base = address.endsWith('/') ? address : `${address}.html`;
    return rows.map((row) => ({
      ...row,
      wanted: row.wanted.map((section) => (section.startsWith('/') ? section : base + section)),
    }));
  });
}
