import * as z from 'zod';
import {localizedText} from '../../lib/node/localizedText';

/** Groups of tools, in the order of the page. */
export const toolGroups = ['project', 'run', 'media', 'sync', 'mobile', 'develop'] as const;

const day = z.iso.date();
const text = z.string().trim().min(1);

const toolSchema = z.strictObject({
  /** Repository on GitHub. */
  repo: z.string().regex(/^[\w-]+\/[\w.-]+$/, 'must be owner/name'),
  name: text,
  group: z.enum(toolGroups),
  text: localizedText,
  /** SPDX name of the license, or words for one that has no name; null when the repository states none. */
  license: z
    .union([z.string().regex(/^[A-Z][A-Za-z0-9.+-]+$/, 'must be an SPDX name'), localizedText])
    .nullable(),
  /** Newest release; null when there is none. */
  release: z.strictObject({version: text, date: day}).nullable(),
  /** Day of the newest commit that was seen. */
  changed: day,
  /** Day on which the repository was looked at. */
  seen: day,
  /** Its authors say that they no longer work on it. */
  ended: z.literal(true).optional(),
});

const ecosystemSchema = z
  .strictObject({
    tools: z.array(toolSchema).min(1),
  })
  .superRefine(({tools}, context) => {
    for (const [index, {repo, changed, release, seen}] of tools.entries()) {
      const path = ['tools', index];
      if (tools.findIndex((tool) => tool.repo === repo) !== index) {
        context.addIssue({code: 'custom', path, message: `"${repo}" appears twice`});
      }
      if (changed > seen || (release !== null && release.date > seen)) {
        context.addIssue({code: 'custom', path, message: `"${repo}" has a date after "seen"`});
      }
    }
  });

/** A tool around AList that someone else makes, or a part of the project. */
export type Tool = z.infer<typeof toolSchema>;
type Ecosystem = z.infer<typeof ecosystemSchema>;

/**
 * Checks the list of tools.
 *
 * @throws Error naming the entry and what is wrong
 */
export function parseEcosystem(data: unknown): Ecosystem {
  const result = ecosystemSchema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`src/data/ecosystem.json: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** Whether nothing had changed in a tool's repository for a year when it was looked at. */
export function isQuiet({changed, seen}: Pick<Tool, 'changed' | 'seen'>): boolean {
  const yearBefore = `${Number(seen.slice(0, 4)) - 1}${seen.slice(4)}`;
  return changed < yearBefore;
}
