import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {queryKinds} from './queryKinds';
import type {CompleteLocale} from '@site/src/lib/shared/localized';

const query = z.strictObject({
  query: z.string().min(1),
  kind: z.enum(queryKinds),
  /** Only for checking: nothing of the search is ever changed because of it. */
  held: z.literal(true).optional(),
  wanted: z.array(z.string().regex(/^\/(?!.*\/index\.html)/)).min(1),
});

/** A query as a reader says it, with the whole addresses of what would solve the problem. */
export type ReaderQuery = z.infer<typeof query>;

/** The judged ones, and further ones only for tuning, which no measure of quality counts. */
type ReaderSet = 'readers' | 'tuning';

/**
 * Queries of one language as readers say them: symptoms, spelling of both sides of the ocean, initials of pinyin. They were
 * written before anyone had seen what the search finds.
 *
 * @throws ZodError naming the key, if a file has another shape
 */
export function readerQueries(
  locale: CompleteLocale,
  set: ReaderSet = 'readers',
): readonly ReaderQuery[] {
  const file = `tests/search/${set}/${locale}.json`;
  return z.array(query).parse(JSON.parse(readFileSync(file, 'utf8')), {reportInput: true});
}
