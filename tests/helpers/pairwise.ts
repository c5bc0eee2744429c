/** Values to try, by name of what they belong to. */
type Factors = Readonly<Record<string, readonly string[]>>;

type Row = Readonly<Record<string, string>>;

/**
 * Rows in which each pair of values of two factors occurs, with every row complete and allowed. A row takes one pair that
 * no row has yet, and of the other factors the values that add most. Pairs that no allowed row can have are skipped.
 *
 * @param isAllowed whether a row can be so; it can still be incomplete
 */
export function pairwise(factors: Factors, isAllowed: (row: Row) => boolean): readonly Row[] {
  const names = Object.keys(factors);
  const keyOf = (one: string, a: string, other: string, b: string): string =>
    names.indexOf(one) < names.indexOf(other)
      ? JSON.stringify([one, a, other, b])
      : JSON.stringify([other, b, one, a]);
  const open = new Map<string, Row>();
  for (const [index, one] of names.entries()) {
    for (const other of names.slice(index + 1)) {
      for (const a of factors[one] ?? []) {
        for (const b of factors[other] ?? [])
          open.set(keyOf(one, a, other, b), {[one]: a, [other]: b});
      }
    }
  }

  const gain = (row: Row, name: string, value: string): number =>
    Object.entries(row).filter(([other, b]) => open.has(keyOf(name, value, other, b))).length;

  function complete(row: Row): Row | undefined {
    if (!isAllowed(row)) return undefined;
    const name = names.find((each) => !(each in row));
    if (name === undefined) return row;
    const values = (factors[name] ?? [])
      .map((value) => ({value, gained: gain(row, name, value)}))
      .toSorted((one, other) => other.gained - one.gained);
    for (const {value} of values) {
      const whole = complete({...row, [name]: value});
      if (whole) return whole;
    }
    return undefined;
  }

  const rows: Row[] = [];
  for (const [key, pair] of open) {
    const row = complete(pair);
    open.delete(key);
    if (!row) continue;
    rows.push(row);
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        open.delete(keyOf(one, row[one] ?? '', other, row[other] ?? ''));
      }
    }
  }
  return rows;
}
