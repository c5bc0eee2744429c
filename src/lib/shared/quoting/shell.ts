/** A text in single quotes for a POSIX shell, which then reads nothing in it: no variable, command, or escape. */
export function shellString(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
