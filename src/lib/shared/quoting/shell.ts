/** A text in single quotes for a POSIX shell, which then reads nothing in it: no variable, command, or escape. */
export function shellString(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Texts that a shell takes as they are. */
const PLAIN = /^[\w@%+=:,./-]+$/;

/** A text as one word of a POSIX shell, with quotes only where they are needed. */
export function shellWord(text: string): string {
  return PLAIN.test(text) ? text : shellString(text);
}

/** A text within an unquoted here-document (`<<EOF`), where a shell reads variables, commands, and escapes. */
export function hereDocumentText(text: string): string {
  return text.replaceAll(/[\\$`]/g, String.raw`\$&`);
}
