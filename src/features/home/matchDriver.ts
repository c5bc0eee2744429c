import type {DriverChoice, DriverEntry} from '@site/src/lib/shared/driverIndex';

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
 * The drivers a reader can mean, most likely first: those that are called what was typed, then those whose title or
 * name begins with it, then those with it inside, then those on a page with such a title.
 *
 * @param choices in order of preference
 */
export function fittingDrivers(
  choices: readonly DriverChoice[],
  query: string,
): readonly DriverChoice[] {
  const wanted = plain(query);
  if (wanted === '') return [];
  const rank = ({title, names: [name = ''], pageTitle}: DriverChoice): number => {
    const texts = [title.en, title.zh, name].map(plain);
    // On a page about several, a driver can have the name of the whole service: 阿里云盘 is an old one.
    if (pageTitle ? plain(name) === wanted : texts.includes(wanted)) return 0;
    if (texts.some((text) => text.startsWith(wanted))) return 1;
    return texts.some((text) => text.includes(wanted)) ? 2 : 3;
  };
  const isOnFittingPage = ({pageTitle}: DriverChoice): boolean =>
    pageTitle !== undefined &&
    [pageTitle.en, pageTitle.zh].some((text) => plain(text).includes(wanted));
  return choices
    .filter((choice) => matchesDriver(choice, query) || isOnFittingPage(choice))
    .toSorted((left, right) => rank(left) - rank(right));
}
