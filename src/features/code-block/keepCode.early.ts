/**
 * Keeps commands and names as they are when the browser translates the page. A script says so, because an attribute on each
 * piece of code would make long pages heavier.
 */
export function keepCode(): void {
  for (const code of document.querySelectorAll<HTMLElement>('code, pre')) code.translate = false;
}
