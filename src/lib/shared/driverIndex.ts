import type {Localized} from './localized';

/** What the finder needs to know of the drivers one page covers. */
export interface DriverEntry {
  readonly title: Localized;
  /** Registered names, as the program's form shows them. */
  readonly names: readonly string[];
  /** Names of its drivers as pages have them, where there are several. */
  readonly titles?: readonly Localized[];
  /** No driver of the entry takes uploads. */
  readonly isReadOnly: boolean;
  /** Its page below `/guide/drivers/`; missing while no one has written it. */
  readonly slug?: string;
}

/** A driver that a reader can pick. */
export interface DriverChoice extends DriverEntry {
  /** Title of the page, where it's about several drivers: the page is to show this one. */
  readonly pageTitle?: Localized;
}

/** Where an entry leads: to its page, with its driver chosen there, or to its row in the table of all drivers. */
export function driverHref({slug, names: [name = ''], pageTitle}: DriverChoice): string {
  if (slug === undefined) return `/guide/drivers/?q=${encodeURIComponent(name)}`;
  const query = pageTitle ? `?${new URLSearchParams({driver: name}).toString()}` : '';
  return `/guide/drivers/${slug}.html${query}`;
}

/** The drivers of an entry, each by itself. */
export function choicesOf(entry: DriverEntry): readonly DriverChoice[] {
  const {titles, names, title: pageTitle, ...rest} = entry;
  if (!titles) return [entry];
  return names.map((name, index) => ({
    ...rest,
    title: titles[index] ?? {en: name, zh: name},
    names: [name],
    pageTitle,
  }));
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
 * @param nameOf name of a driver as pages have it
 * @param written whether a page exists, by its slug
 * @throws Error naming a driver without a page, or a page with an unknown driver
 */
export function buildDriverIndex(
  drivers: readonly DriverFact[],
  pages: readonly PageFact[],
  nameOf: (driver: string) => Localized,
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
        ...(page.drivers.length > 1 && {titles: page.drivers.map(nameOf)}),
        isReadOnly: facts.every(({capabilities}) => !capabilities.uploadEnabled),
        ...(written(page.slug) && {slug: page.slug}),
      };
    });
}
