import * as z from 'zod';
import {text, textList} from './frontMatterValues';

/** A name, and where it leads if its page gave an address. */
export interface Named {
  readonly name: string;
  readonly href?: string;
}

const NAME_AND_ADDRESS = /^(.+?)\s*<(https?:\/\/[^<>\s]+|\/[^<>\s]*)>$/;

/** Reads `Name` or `Name <address>`, the address of the web or of this site. */
export function parseNamed(text: string): Named {
  const [, name, href] = NAME_AND_ADDRESS.exec(text.trim()) ?? [];
  return name === undefined || href === undefined ? {name: text.trim()} : {name, href};
}

/** One text, or at least one in a list. */
const oneOrMore = z.union([text.transform((one) => [one]), textList]);

/**
 * Reads a value that may be one text or a list of texts (specification section 5: author, category, tag).
 *
 * @returns the texts, or undefined for a value of any other kind
 */
export function readTexts(value: unknown): readonly string[] | undefined {
  return oneOrMore.safeParse(value).data;
}
