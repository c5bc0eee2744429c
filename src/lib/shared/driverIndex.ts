import type {Localized} from './localized';

/** What the finder needs to know of the drivers one page covers. */
export interface DriverEntry {
  readonly title: Localized;
  /** Registered names, as the program's form shows them. */
  readonly names: readonly string[];
  /** No driver of the entry takes uploads. */
  readonly isReadOnly: boolean;
  /** Its page below `/guide/drivers/`; missing while no one has written it. */
  readonly slug?: string;
}

/** Where an entry leads: to its page, or to its row in the table of all drivers. */
export function driverHref({slug, names}: DriverEntry): string {
  return slug === undefined
    ? `/guide/drivers/?q=${encodeURIComponent(names[0] ?? '')}`
    : `/guide/drivers/${slug}.html`;
}

/** One entry for each further driver on the page of an entry. */
export function furtherEntries(entry: DriverEntry): readonly DriverEntry[] {
  return entry.names
    .slice(1)
    .map((name) => ({...entry, title: {en: name, zh: name}, names: [name]}));
}

/** Number of drivers in a list of entries. One page can describe several drivers. */
export function countDrivers(entries: readonly DriverEntry[]): number {
  return entries.reduce((sum, {names}) => sum + names.length, 0);
}

/** The parts of the facts (`src/data/facts/drivers.json`, `driver-pages.json`) the index is made from. */
interface DriverFact {
  readonly name: string;
  readonly capabilities: {readonly uploadEnabled: boolean};
}
interface PageFact {
  readonly slug: string;
  readonly kind?: string;
  readonly titleEn: string;
  readonly titleZh: string;
  readonly drivers: readonly string[];
}

/**
 * Short list of all drivers by page, small enough to travel with the home page.
 *
 * @param written whether a page exists, by its slug
 * @throws Error naming a driver without a page, or a page with an unknown driver
 */
export function buildDriverIndex(
  drivers: readonly DriverFact[],
  pages: readonly PageFact[],
  written: (slug: string) => boolean,
): readonly DriverEntry[] {
  const byName = new Map(drivers.map((driver) => [driver.name, driver]));
  const covered = new Set(pages.flatMap((page) => page.drivers));
  const lost = drivers.find(({name}) => !covered.has(name));
  if (lost)
    throw new Error(
      `driver-pages.json: no page lists the driver "${lost.name}". Add it to a page's "drivers".`,
    );
  return pages
    .filter((page) => page.drivers.length > 0)
    .map((page) => {
      const facts = page.drivers.map((name) => {
        const fact = byName.get(name);
        if (!fact)
          throw new Error(
            `driver-pages.json: page "${page.titleEn}" lists the unknown driver "${name}". Correct the name, or add it to drivers.json.`,
          );
        return fact;
      });
      return {
        title: {en: page.titleEn, zh: page.titleZh},
        names: page.drivers,
        isReadOnly: facts.every(({capabilities}) => !capabilities.uploadEnabled),
        ...(written(page.slug) && {slug: page.slug}),
      };
    });
}
