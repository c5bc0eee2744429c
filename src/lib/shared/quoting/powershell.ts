/** PowerShell takes the quotes of typesetters for the one that ends a string. */
const SINGLE_QUOTES = /['\u2018-\u201b]/g;

/** A text in single quotes for PowerShell, which then reads nothing in it: no variable, command, or escape. */
export function powershellString(text: string): string {
  return `'${text.replaceAll(SINGLE_QUOTES, '$&$&')}'`;
}

/** A text as one argument, with quotes only where they are needed. */
export function powershellWord(text: string): string {
  return /^[\w+=:./\\][\w+=:./\\-]*$/.test(text) ? text : powershellString(text);
}
