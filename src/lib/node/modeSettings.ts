import * as z from 'zod';
import type {ModeSettings} from '../shared/pageMode';

/*
 * What pages and site may ask for. It is apart from `pageMode.ts`, which the browser loads, because the library that
 * checks it isn't sent to readers.
 */

/** What `focus` may be. */
export const focusSetting = z
  .union([z.boolean(), z.number().min(0)])
  .describe('true, false, or a delay in milliseconds, 0 or more');

/**
 * Settings of the site, checked. Those of pages are (`frontMatterFaults`).
 *
 * @param file where they are, for the message
 * @throws Error when a value is none of those allowed
 */
export function checkedMode(file: string, settings: ModeSettings): ModeSettings {
  const {focus} = settings;
  if (!focusSetting.optional().safeParse(focus).success) {
    throw new Error(
      `${file}: "focus" is ${JSON.stringify(focus)}. Allowed: ${focusSetting.description ?? ''}.`,
    );
  }
  return settings;
}
