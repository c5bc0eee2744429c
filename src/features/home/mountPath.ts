import type {DriverEntry} from '@site/src/lib/shared/driverIndex';
import {inLanguage, type LocaleCode} from '@site/src/lib/shared/localized';

/** Path under which the home page shows a storage; readers choose their own. */
export function mountPath({slug, names}: DriverEntry): string {
  return `/${(slug ?? names[0] ?? '').toLowerCase().replace(/\s+/g, '_')}`;
}

/** Title without the variants on the same page: "OneDrive and share link" is "OneDrive". */
export function shortTitle({title}: DriverEntry, locale: LocaleCode): string {
  const text = inLanguage(title, locale);
  return text.split(/ and |, | \(|（|、|\s?和\s?/)[0] ?? text;
}
