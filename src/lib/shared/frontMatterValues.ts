import * as z from 'zod';
import {iconPaths, type IconName} from './iconPaths';

/*
 * Values that several frontmatter keys have. What is allowed is described in words, which become part of the message
 * about a wrong value (`frontMatterFaults`).
 */

/** A text with at least one visible character. */
export const text = z.string().regex(/\S/).describe('a text');

/** At least one text. */
export const textList = z.array(text).min(1).describe('a list of texts');

/** A text, or nothing instead of the text that the site would show. */
export const textOrOff = z.union([text, z.literal(false)]).describe('a text or false');

/** Something that is on or off. */
export const onOrOff = z.boolean().describe('true, false');

/** A picture of this site: those of other sites would be asked for something on every visit. */
export const siteFile = z
  .string()
  .regex(/^\/(?!\/)\S+$/)
  .describe('a file of this site, such as /img/name.webp');

/** Names of the icons that the site has. */
export const iconNames = Object.keys(iconPaths) as IconName[]; // the keys of a constant

/** Name of an icon. */
export const iconName = z.enum(iconNames).describe(iconNames.join(', '));

/** Styles of an element. */
export const style = z
  .record(z.string().regex(/^[a-z][A-Za-z]*$/), text)
  .describe('CSS properties in camel case, with their values');
