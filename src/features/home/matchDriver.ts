import type {DriverEntry} from '@site/src/lib/shared/driverIndex';

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
 * name begins with it, then all others that fit.
 *
 * @param entries in order of preference
 */
export function fittingDrivers(
  entries: readonly DriverEntry[],
  query: string,
): readonly DriverEntry[] {
  const wanted = plain(query);
  if (wanted === '') return [];
  const texts = ({title, names}: DriverEntry): readonly string[] =>
    [title.en, title.zh, ...names].map(plain);
  const rank = (entry: DriverEntry): number => {
    if (texts(entry).includes(wanted)) return 0;
    return texts(entry).some((text) => text.startsWith(wanted)) ? 1 : 2;
  };
  return entries
    .filter((entry) => matchesDriver(entry, query))
    .toSorted((left, right) => rank(left) - rank(right));
}
