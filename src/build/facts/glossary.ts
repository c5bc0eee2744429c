import * as z from 'zod';
import {localizedText} from '../../lib/node/localizedText';

/** Groups of terms, in the order of the page. */
export const termGroups = ['files', 'delivery', 'people', 'signing-in', 'running'] as const;

const termSchema = z.strictObject({
  group: z.enum(termGroups),
  term: localizedText,
  meaning: localizedText,
  /** Page that explains it, below `docs`, without ending; a section after `#`. */
  page: z
    .string()
    .regex(/^[\w/-]+(#[\w-]+)?$/, 'must be a page such as guide/webdav#clients')
    .optional(),
});

/** A term of the glossary in both languages. */
export type Term = z.infer<typeof termSchema>;

/**
 * Checks the list of terms.
 *
 * @throws Error naming the entry and what is wrong
 */
export function parseGlossary(data: unknown): readonly Term[] {
  const result = z.array(termSchema).safeParse(data);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`src/data/glossary.json: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const names = result.data.map(({term}) => term.en);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`src/data/glossary.json: "${twice}" appears twice`);
  return result.data;
}
