/** Adds choices to a select, once: they come from tables, which React doesn't render. */
export function offer(
  form: HTMLFormElement,
  name: string,
  choices: readonly (readonly [value: string, text: string])[],
): void {
  const select = form.elements.namedItem(name);
  if (!(select instanceof HTMLSelectElement) || select.length > 1) return;
  select.append(...choices.map(([value, text]) => new Option(text, value)));
}

/** A list with everything above it up to the heading of its section, which comes first. */
export function sectionOf(list: HTMLElement): readonly HTMLElement[] {
  const parts: HTMLElement[] = [list];
  let part = list.previousElementSibling;
  while (part instanceof HTMLElement && !parts[0]?.matches('h2')) {
    parts.unshift(part);
    part = part.previousElementSibling;
  }
  return parts;
}
