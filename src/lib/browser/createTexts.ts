/** Values of the `{name}`s in a text. */
type TextValues = Readonly<Record<string, string | number>>;

/** A text with each `{name}` replaced; a name without a value stays as it is. */
export function fillText(text: string, values: TextValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Makes the function that gives the texts of a part of the site, with each `{name}` replaced. */
export function createTexts<Key extends string>(
  texts: Readonly<Record<Key, string>>,
): (key: Key, values?: TextValues) => string {
  return (key, values) => fillText(texts[key], values);
}
