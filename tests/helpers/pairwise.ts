/** Values to try, by name of what they belong to. */
type Factors = Readonly<Record<string, readonly unknown[]>>;

type Row<F extends Factors> = {readonly [Name in keyof F]: F[Name][number]};

/**
 * Rows in which each pair of values of two factors occurs, with every row complete and allowed. A row takes one pair that
 * no row has yet, and of the other factors the values that add most. Pairs that no allowed row can have are skipped. Equal
 * factors give equal rows.
 *
 * @param isAllowed whether a row can be so; it can still be incomplete
 */
export function pairwise<const F extends Factors>(
  factors: F,
  isAllowed: (row: Partial<Row<F>>) => boolean = () => true,
): readonly Row<F>[] {
  const names = Object.keys(factors);
  /** A row as numbers of values, by number of the factor. */
  type Places = ReadonlyMap<number, number>;
  const rowOf = (places: Places): Row<F> =>
    Object.fromEntries(
      names.flatMap((name, factor) => {
        const place = places.get(factor);
        return place === undefined ? [] : [[name, factors[name]?.[place]]];
      }),
    ) as Row<F>; // partly, until it's complete
  const sizes = names.map((name) => factors[name]?.length ?? 0);
  const keyOf = (one: number, a: number, other: number, b: number): string =>
    one < other ? `${one}.${a} ${other}.${b}` : `${other}.${b} ${one}.${a}`;
  const open = new Map<string, Places>();
  for (const [one, size] of sizes.entries()) {
    for (let other = one + 1; other < sizes.length; other += 1) {
      for (let a = 0; a < size; a += 1) {
        for (let b = 0; b < (sizes[other] ?? 0); b += 1) {
          open.set(
            keyOf(one, a, other, b),
            new Map([
              [one, a],
              [other, b],
            ]),
          );
        }
      }
    }
  }

  const gain = (row: Places, factor: number, place: number): number =>
    [...row].filter(([other, b]) => open.has(keyOf(factor, place, other, b))).length;

  const rows: Row<F>[] = [];

  function complete(row: Places): Places | undefined {
    if (!isAllowed(rowOf(row))) return undefined;
    const factor = names.findIndex((_, index) => !row.has(index));
    if (factor === -1) return row;
    const size = sizes[factor] ?? 0;
    const places = Array.from({length: size}, (_, turn) => {
      // Starts elsewhere in each row, so that equal gains spread over all values.
      const place = (turn + rows.length) % size;
      return {place, gained: gain(row, factor, place)};
    }).toSorted((one, other) => other.gained - one.gained);
    for (const {place} of places) {
      const whole = complete(new Map([...row, [factor, place]]));
      if (whole) return whole;
    }
    return undefined;
  }

  for (const [key, pair] of open) {
    const row = complete(pair);
    open.delete(key);
    if (!row) continue;
    rows.push(rowOf(row));
    for (const [one, a] of row) {
      for (const [other, b] of row) if (one < other) open.delete(keyOf(one, a, other, b));
    }
  }
  return rows;
}
