import {createHash} from 'node:crypto';

/** Length of the hash in a file name. */
const HASH_LENGTH = 8;

/** The part of a file's name that changes with its content. */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}
