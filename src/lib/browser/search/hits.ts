/*
 * What the words of a query have found, and how that is put together: each word is looked up once, and
 * alternatives, readings and partial fits are all made from the same hits.
 */

/** How a section fits. */
export interface Hit {
  readonly score: number;
  /** Words of the query that were found there. */
  readonly words: readonly string[];
  /** Words of the index that they were found as. */
  readonly terms: readonly string[];
}

/** Sections that fit, by their number. */
export type Hits = ReadonlyMap<number, Hit>;

/** How much of its score another way to say the same adds. */
const OTHER_WAYS = 0.5;

/** How steeply the score of a section falls that has only a part of the query. */
const COVERAGE_POWER = 2.7;

/** Sections that all parts have found; none for no parts. */
export function allOf(parts: readonly Hits[]): Hits {
  const [fewest, ...others] = [...parts].sort((a, b) => a.size - b.size);
  const hits = new Map<number, Hit>();
  for (const [id, hit] of fewest ?? []) {
    const rest = others.map((part) => part.get(id));
    if (rest.every((other) => other !== undefined)) hits.set(id, rest.reduce(joined, hit));
  }
  return hits;
}

/** Sections that any part has found. */
export function anyOf(parts: readonly Hits[]): Hits {
  return mergeOf(parts, joined);
}

/** Sections that any of several ways to say one thing has found. The best way counts most. */
export function bestOf(ways: readonly Hits[]): Hits {
  return mergeOf(ways, better);
}

function mergeOf([first, ...others]: readonly Hits[], merge: (a: Hit, b: Hit) => Hit): Hits {
  if (others.length === 0) return first ?? new Map<number, Hit>();
  const hits = new Map(first);
  for (const part of others) {
    for (const [id, hit] of part) {
      const known = hits.get(id);
      hits.set(id, known ? merge(known, hit) : hit);
    }
  }
  return hits;
}

/**
 * Sections that have a share of the parts; what is missing lowers their score. A part that few sections have says
 * more about them, so it counts more; one that no section has says nothing about any of them.
 *
 * @param leastShare of the parts, 0 to 1
 * @param mostRarity how much more, at most, a rare part counts than the commonest one
 */
export function someOf(parts: readonly Hits[], leastShare: number, mostRarity = Infinity): Hits {
  const known = parts.filter(({size}) => size > 0);
  const most = Math.max(1, ...known.map(({size}) => size));
  const weightOf = ({size}: Hits): number => 1 + Math.min(mostRarity, Math.log(most / size));
  const total = known.reduce((sum, part) => sum + weightOf(part), 0);
  const hits = new Map<number, Hit>();
  for (const [id, hit] of anyOf(known)) {
    const share = known.reduce((sum, part) => sum + (part.has(id) ? weightOf(part) : 0), 0) / total;
    if (share >= leastShare) hits.set(id, {...hit, score: hit.score * share ** COVERAGE_POWER});
  }
  return hits;
}

/**
 * The same sections, their scores multiplied.
 *
 * @param isSaid whether the query says it in other words, which then don't count as words of the query
 */
export function weighed(hits: Hits, weight: number, isSaid = false): Hits {
  if (weight === 1) return hits;
  return new Map(
    [...hits].map(([id, hit]) => [
      id,
      {...hit, words: isSaid ? [] : hit.words, score: hit.score * weight},
    ]),
  );
}

function joined(a: Hit, b: Hit): Hit {
  return {
    score: a.score + b.score,
    words: [...a.words, ...b.words],
    terms: [...a.terms, ...b.terms],
  };
}

function better(a: Hit, b: Hit): Hit {
  const score = Math.max(a.score, b.score) + OTHER_WAYS * Math.min(a.score, b.score);
  return {...joined(a, b), score};
}
