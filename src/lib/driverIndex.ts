import type {Localized} from './localized';

/** What the finder needs to know of the drivers one page covers. */
export interface DriverEntry {
  readonly title: Localized;
  /** Registered names, as the program's form shows them. */
  readonly names: readonly string[];
  /** No driver of the entry takes uploads. */
  readonly isReadOnly: boolean;
}

/** The parts of the facts (`src/data/facts/drivers.json`, `driver-pages.json`) the index is made from. */
interface DriverFact {
  readonly name: string;
  readonly capabilities: {readonly uploadEnabled: boolean};
}
interface PageFact {
  readonly titleEn: string;
  readonly titleZh: string;
  readonly drivers: readonly string[];
}

/**
 * Short list of all drivers by page, small enough to travel with the home page.
 *
 * @throws Error naming a driver without a page, or a page with an unknown driver
 */
export function buildDriverIndex(
  drivers: readonly DriverFact[],
  pages: readonly PageFact[],
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
      };
    });
}
