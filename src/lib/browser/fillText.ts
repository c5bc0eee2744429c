/** Values of the `{name}`s in a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text with `{name}` replaced; a name without a value stays as it is. */
export function fillText(text: string, values: TextValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
