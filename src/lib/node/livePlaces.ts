import {nearestName} from './didYouMean';
import type {LiveResults} from '../shared/liveResults';

/** What of the facts a check can prove. */
export interface FactsToProve {
  readonly drivers: readonly {
    readonly name: string;
    readonly flags: object;
    readonly capabilities: object;
    readonly fields: readonly {readonly key: string}[];
  }[];
  readonly 'storage-common': {readonly formFields: readonly {readonly key: string}[]};
  readonly settings: {readonly settings: readonly {readonly key: string}[]};
  readonly 'config-file': {readonly fields: readonly {readonly path: string}[]};
  readonly cli: {readonly commands: readonly {readonly command: string}[]};
  readonly errors: {readonly errors: readonly {readonly id: string}[]};
  readonly api: {readonly routes: readonly {readonly id: string}[]};
  readonly features: {readonly features: object};
}

const below = (parent: string, group: string, entries: object): readonly string[] =>
  Object.keys(entries).map((key) => `${parent}.${group}.${key}`);

/** Places in the facts, such as `fact:drivers.SFTP.fields.address`. */
export function placesOfFacts(facts: FactsToProve): readonly string[] {
  return [
    ...facts.drivers.flatMap(({name, fields, capabilities, flags}) => {
      const driver = `drivers.${name}`;
      return [
        driver,
        ...fields.map(({key}) => `${driver}.fields.${key}`),
        // Its table of operations has a row for replacing files, which is its own key in the facts.
        ...below(driver, 'capabilities', {...capabilities, overwrite: true}),
        ...below(driver, 'flags', flags),
      ];
    }),
    ...facts['storage-common'].formFields.map(({key}) => `common.${key}`),
    ...facts.settings.settings.map(({key}) => `settings.${key}`),
    ...facts['config-file'].fields.map((key) => `config.${key.path}`),
    ...facts.cli.commands.map(({command}) => `cli.${command}`),
    ...facts.errors.errors.map(({id}) => `errors.${id}`),
    ...facts.api.routes.map(({id}) => `routes.${id}`),
    ...Object.keys(facts.features.features).map((id) => `features.${id}`),
  ].map((place) => `fact:${place}`);
}

/**
 * Places on a page: the page itself and its headings.
 *
 * @param doc path of the page below `docs`, without ending
 * @param headings IDs of its headings
 */
export function placesOfPage(doc: string, headings: readonly string[]): readonly string[] {
  return [doc, ...headings.map((id) => `${doc}#${id}`)].map((place) => `page:${place}`);
}

/** The nearest place, at first among those of the same page or entry. */
function nearestPlace(place: string, known: readonly string[]): string | undefined {
  const parent = place.replace(/(#|\.)[^#.]*$/, '');
  const siblings = known.filter((other) => other.startsWith(parent));
  return nearestName(place, siblings) ?? nearestName(place, known);
}

/**
 * Places that a results file proves although they don't exist.
 *
 * @param known from `placesOfFacts` and `placesOfPage`
 * @returns one message for each, with file, check, place, and the nearest name
 */
export function unknownPlaces(results: LiveResults, known: readonly string[]): readonly string[] {
  const all = new Set(known);
  return results.checks.flatMap(({file, title, proves}) =>
    proves
      .filter((place) => !all.has(place))
      .map((place) => {
        const nearest = nearestPlace(place, known);
        const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
        return `tests/live/${file}: "${title}" proves ${place}, which doesn't exist.${hint}`;
      }),
  );
}
