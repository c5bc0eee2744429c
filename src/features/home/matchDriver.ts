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
 * The entry a reader most likely means: one whose title or name is what was typed, then one whose title or
 * name begins with it, then any that fits.
 *
 * @param entries in order of preference
 */
export function bestDriver(
  entries: readonly DriverEntry[],
  query: string,
): DriverEntry | undefined {
  const wanted = plain(query);
  if (wanted === '') return undefined;
  const texts = ({title, names}: DriverEntry): readonly string[] =>
    [title.en, title.zh, ...names].map(plain);
  return (
    entries.find((entry) => texts(entry).includes(wanted)) ??
    entries.find((entry) => texts(entry).some((text) => text.startsWith(wanted))) ??
    entries.find((entry) => matchesDriver(entry, query))
  );
}
