/** Operations a driver can be asked for, by their trait in the matrix rows (`src/build/markdown/facts`). */
export const operationTraits = [
  'uploadEnabled',
  'mkdir',
  'rename',
  'move',
  'copy',
  'remove',
] as const;

const deliveries = ['redirect', 'needs-proxy', 'proxied'] as const;
const costs = ['free', 'free-account', 'no-provider', 'no-account', 'membership', 'paid'] as const;
const logins = ['token', 'cookie', 'password', 'key', 'none'] as const;
const applications = ['no', 'yes'] as const;
const regions = ['china', 'global', 'self-hosted'] as const;
const orders = ['name', 'operations'] as const;

/** What the reader asks of the driver matrix; empty parts ask nothing. */
export interface DriverFilter {
  readonly q: string;
  readonly can: readonly (typeof operationTraits)[number][];
  readonly delivery: (typeof deliveries)[number] | undefined;
  readonly cost: (typeof costs)[number] | undefined;
  /** Whether a filter by cost leaves drivers whose cost isn't known, too. */
  readonly unknown: 'yes' | undefined;
  readonly login: (typeof logins)[number] | undefined;
  readonly application: (typeof applications)[number] | undefined;
  readonly region: (typeof regions)[number] | undefined;
  readonly sort: (typeof orders)[number];
}

/** A row of the matrix as its attributes tell it. */
export interface DriverRow {
  readonly words: string;
  readonly traits: readonly string[];
}

function oneOf<T extends string>(list: readonly T[], value: string | null): T | undefined {
  return list.find((entry) => entry === value);
}

/** Reads a filter from an address or a form; unknown values ask nothing. */
export function parseDriverFilter(params: URLSearchParams): DriverFilter {
  return {
    q: (params.get('q') ?? '').trim(),
    can: operationTraits.filter((operation) => params.getAll('can').includes(operation)),
    delivery: oneOf(deliveries, params.get('delivery')),
    cost: oneOf(costs, params.get('cost')),
    unknown: oneOf(['yes'], params.get('unknown')),
    login: oneOf(logins, params.get('login')),
    application: oneOf(applications, params.get('application')),
    region: oneOf(regions, params.get('region')),
    sort: oneOf(orders, params.get('sort')) ?? 'name',
  };
}

/**
 * The filter as a query, named as its parts are, without those that ask nothing, so that a link to it stays short.
 *
 * @param search query of the page, of which everything else is kept
 */
export function driverFilterQuery(filter: DriverFilter, search = ''): string {
  const params = new URLSearchParams(search);
  const asked = {...filter, sort: filter.sort === 'name' ? undefined : filter.sort};
  for (const [name, value] of Object.entries(asked)) {
    params.delete(name);
    for (const part of [value].flat()) if (part) params.append(name, part);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** How many parts of a filter are set, besides the words and the order. */
export function countFilters(filter: DriverFilter): number {
  const chosen = [filter.delivery, filter.cost, filter.login, filter.region, filter.application];
  return filter.can.length + chosen.filter((part) => part !== undefined).length;
}

/** Whether every word of a query is in a row's words. */
export function matchesWords(words: string, query: string): boolean {
  const haystack = words.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** Traits that each choice of a cost leaves: free is all that no one is paid for. */
const traitsOfCost: Readonly<Record<(typeof costs)[number], readonly string[]>> = {
  free: ['cost-free', 'cost-no-provider', 'cost-no-account'],
  'free-account': ['cost-free'],
  'no-provider': ['cost-no-provider'],
  'no-account': ['cost-no-account'],
  membership: ['cost-membership'],
  paid: ['cost-paid'],
};

const hasUnknownCost = (traits: readonly string[]): boolean =>
  !traits.some((trait) => trait.startsWith('cost-'));

/** Whether a driver has everything the reader asks for. */
export function matchesDriver({words, traits}: DriverRow, filter: DriverFilter): boolean {
  const needsApplication = traits.includes('application') ? 'yes' : 'no';
  return (
    matchesWords(words, filter.q) &&
    filter.can.every((operation) => traits.includes(operation)) &&
    (!filter.delivery || traits.includes(filter.delivery)) &&
    (!filter.cost ||
      traitsOfCost[filter.cost].some((trait) => traits.includes(trait)) ||
      (filter.unknown === 'yes' && hasUnknownCost(traits))) &&
    (!filter.login || traits.includes(`login-${filter.login}`)) &&
    (!filter.region || traits.includes(`in-${filter.region}`)) &&
    (!filter.application || filter.application === needsApplication)
  );
}

/** Number of drivers that fit a filter by cost in everything else, and whose cost isn't known. */
export function countUnknownCost(filter: DriverFilter, rows: readonly DriverRow[]): number {
  if (!filter.cost) return 0;
  const others = {...filter, cost: undefined};
  return rows.filter((row) => hasUnknownCost(row.traits) && matchesDriver(row, others)).length;
}

/** Number of operations a driver has, for sorting. */
export function countOperations({traits}: DriverRow): number {
  return operationTraits.filter((operation) => traits.includes(operation)).length;
}

/** A filter without one of its parts, and what is then left. */
export interface Relaxed {
  /** Name and value of the part, as the form has it. */
  readonly name: string;
  readonly value: string;
  readonly count: number;
}

/** Parts of a filter that leaves nothing, each with the number of drivers it alone holds back; most first. */
export function relaxations(filter: DriverFilter, rows: readonly DriverRow[]): readonly Relaxed[] {
  const params = new URLSearchParams(driverFilterQuery({...filter, sort: 'name'}));
  return [...params]
    .map(([name, value]) => {
      const others = new URLSearchParams(
        [...params].filter((part) => part.join() !== `${name},${value}`),
      );
      const relaxed = parseDriverFilter(others);
      return {name, value, count: rows.filter((row) => matchesDriver(row, relaxed)).length};
    })
    .filter(({count}) => count > 0)
    .toSorted((left, right) => right.count - left.count);
}
