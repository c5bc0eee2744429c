import {furtherEntries, type DriverEntry} from '@site/src/lib/shared/driverIndex';

const plain = (text: string): string => text.toLowerCase().replace(/[\s_\-./（）()]+/g, '');

/**
 * Whether a driver entry fits what a reader typed: titles of both languages and registered names, without
 * regard to case, spaces and marks.
 */
export function matchesDriver(entry: DriverEntry, query: string): boolean {
  const wanted = plain(query);
  return [entry.title.en, entry.title.zh, ...entry.names].some((text) =>
    plain(text).includes(wanted),
  );
}

/**
 * The entries a reader can mean, most likely first: those whose title or name is what was typed, then those whose title or
 * name begins with it, then all others that fit. Each driver of a page is an entry.
 *
 * @param entries in order of preference
 */
export function fittingDrivers(
  entries: readonly DriverEntry[],
  query: string,
): readonly DriverEntry[] {
  const wanted = plain(query);
  if (wanted === '') return [];
  const rank = ({title, names: [name = '']}: DriverEntry): number => {
    const texts = [title.en, title.zh, name].map(plain);
    if (texts.includes(wanted)) return 0;
    if (texts.some((text) => text.startsWith(wanted))) return 1;
    return texts.some((text) => text.includes(wanted)) ? 2 : 3;
  };
  return entries
    .flatMap((entry) => [entry, ...furtherEntries(entry)])
    .filter((entry) => matchesDriver(entry, query))
    .toSorted((left, right) => rank(left) - rank(right));
}
