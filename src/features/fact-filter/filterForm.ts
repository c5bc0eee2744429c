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
