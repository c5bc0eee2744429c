type Values = Readonly<Record<string, readonly unknown[]>>;
type Row<V extends Values> = {readonly [K in keyof V]: V[K][number]};

/**
 * Few combinations in which every two values of different factors are together at least once. Each row takes, factor by
 * factor, the value that covers most of what is still missing; equal inputs give equal rows.
 */
export function inPairs<const V extends Values>(factors: V): readonly Row<V>[] {
  const names = Object.keys(factors);
  const sizes = names.map((name) => factors[name]?.length ?? 0);
  const missing = new Set<string>();
  const key = (a: number, x: number, b: number, y: number) =>
    a < b ? `${a}.${x} ${b}.${y}` : `${b}.${y} ${a}.${x}`;
  sizes.forEach((size, a) => {
    for (let b = 0; b < a; b += 1)
      for (let x = 0; x < size; x += 1)
        for (let y = 0; y < (sizes[b] ?? 0); y += 1) missing.add(key(a, x, b, y));
  });
  const rows: Row<V>[] = [];
  for (const pair of missing) {
    // Deleted pairs of a set that is walked through don't come again.
    const chosen = new Map(
      pair.split(' ').map((each) => each.split('.').map(Number) as [number, number]),
    );
    sizes.forEach((size, a) => {
      if (chosen.has(a)) return;
      const gains = Array.from({length: size}, (_, turn) => {
        // Starts elsewhere in each row, so that equal gains spread over all values.
        const x = (turn + rows.length) % size;
        const gain = [...chosen].filter(([b, y]) => missing.has(key(a, x, b, y))).length;
        return {x, gain};
      });
      const best = gains.reduce((most, each) => (each.gain > most.gain ? each : most));
      chosen.set(a, best.x);
    });
    for (const [a, x] of chosen)
      for (const [b, y] of chosen) if (a < b) missing.delete(key(a, x, b, y));
    rows.push(
      Object.fromEntries(
        names.map((name, a) => [name, factors[name]?.[chosen.get(a) ?? 0]]),
      ) as Row<V>,
    );
  }
  return rows;
}
