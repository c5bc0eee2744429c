import * as z from 'zod';
import {didYouMean} from '../../lib/node/didYouMean';

/**
 * Checks the properties an author gave a component.
 *
 * @throws Error naming the property that is wrong
 */
export function checkProps<Props>(schema: z.ZodType<Props>, given: unknown): Props {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => describeIssue(schema, issue)).join('; '));
}

/** What is wrong with a property, and the nearest correct name. */
function describeIssue(schema: z.ZodType, issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.');
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const hints =
    issue.code === 'unrecognized_keys' && issue.path.length === 0
      ? issue.keys.map((key) => didYouMean(key, names))
      : [];
  return `${place === '' ? 'properties' : place}: ${issue.message}${hints.length > 0 ? `.${hints.join('')}` : ''}`;
}
