/** What differs between two values in their kinds and keys, but not in their texts and numbers. */
export function shapeFaults(
  example: unknown,
  actual: unknown,
  optional: readonly string[] = [],
  where = 'response',
): readonly string[] {
  // The facts say which values can be null; an example shows only one of the cases.
  if (example === null || actual === null || example === undefined) return [];
  if (Array.isArray(example)) {
    if (!Array.isArray(actual)) return [`${where} isn't an array`];
    if (example.length > 0 && actual.length === 0) return [`${where} is empty`];
    return actual.flatMap((item: unknown, index) =>
      shapeFaults(likeItem(example, item), item, optional, `${where}[${String(index)}]`),
    );
  }
  if (typeof example === 'object') {
    if (typeof actual !== 'object' || Array.isArray(actual)) return [`${where} isn't an object`];
    const shown = Object.entries(example);
    const keys = new Set(shown.map(([key]) => key));
    return [
      ...shown.flatMap(([key, value]) => {
        const there = (actual as Record<string, unknown>)[key];
        if (there === undefined) return optional.includes(key) ? [] : [`${where} has no ${key}`];
        return shapeFaults(value, there, optional, `${where}.${key}`);
      }),
      ...Object.keys(actual)
        .filter((key) => !keys.has(key) && !optional.includes(key) && !optional.includes('*'))
        .map((key) => `${where} also has ${key}`),
    ];
  }
  return typeof example === typeof actual
    ? []
    : [`${where}: ${JSON.stringify(actual)} isn't like ${JSON.stringify(example)}`];
}

/** Times, tokens, and numbers, which are those of the run. */
function withoutValues(text: string): string {
  return text
    .replaceAll(/\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)')
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
    .replaceAll(/\d+/g, '0')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Whether a text is like its example, apart from times, tokens, numbers, and white space. `...` in the example stands
 * for any text.
 */
export function isLikeText(example: string, actual: string): boolean {
  const [first = '', ...parts] = withoutValues(example).split(/ ?\.\.\. ?/);
  const last = parts.pop();
  let rest = withoutValues(actual);
  if (last === undefined) return rest === first;
  if (!rest.startsWith(first) || !rest.endsWith(last)) return false;
  rest = rest.slice(first.length, rest.length - last.length);
  return parts.every((part) => {
    const at = rest.indexOf(part);
    rest = rest.slice(at + part.length);
    return at >= 0;
  });
}

/** Items of one list can have different keys, such as files and folders: the example that comes nearest. */
function likeItem(examples: readonly unknown[], item: unknown): unknown {
  const fit = examples.filter((each) => shapeFaults(each, item).length === 0);
  return fit[0] ?? examples[0];
}
