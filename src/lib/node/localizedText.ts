import * as z from 'zod';
import {completeLocales, localeCodes, type Localized} from '../shared/localized';

const text = z.string().trim().min(1);

/** Shape of a text in a JSON file: in every complete language; other languages can have it, too. */
export const localizedText = z.strictObject({
  ...Object.fromEntries(localeCodes.map((locale) => [locale, text.optional()])),
  ...Object.fromEntries(completeLocales.map((locale) => [locale, text])),
}) as unknown as z.ZodType<Localized>; // made of the same lists
