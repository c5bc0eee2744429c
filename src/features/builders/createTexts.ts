/** Values of the `{name}`s in a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Makes the function that gives a builder's texts, with each `{name}` replaced. */
export function createTexts<Key extends string>(
  texts: Readonly<Record<Key, string>>,
): (key: Key, values?: TextValues) => string {
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
