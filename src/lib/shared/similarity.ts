/** Pairs of neighboring letters of a text. */
export function bigrams(text: string): ReadonlySet<string> {
  return new Set(
    Array.from({length: Math.max(0, text.length - 1)}, (_, i) => text.slice(i, i + 2)),
  );
}

/** Dice coefficient of two sets of letter pairs, 0 to 1. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
