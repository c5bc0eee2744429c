/** What is set in a form, as an address writes it. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

/** Sets a form to what an address says; values that aren't offered ask nothing. */
export function fillForm(form: HTMLFormElement, params: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = params.getAll(control.name).includes(control.value);
    } else if (control instanceof HTMLInputElement) {
      control.value = params.get(control.name) ?? '';
    } else if (control instanceof HTMLSelectElement) {
      const wanted = params.get(control.name);
      const option = [...control.options].find(({value}) => value === wanted);
      control.value = (option ?? control.options[0])?.value ?? '';
    }
  }
}

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
