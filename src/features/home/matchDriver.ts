import type {DriverEntry} from '@site/src/lib/driverIndex';

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
