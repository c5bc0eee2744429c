/** A text as the whole value of a setting that is one path, such as `WorkingDirectory=`: only `%` means something. */
export function systemdPath(path: string): string {
  return path.replaceAll('%', '%%');
}

/**
 * A path as the program of a command in a unit. Variables of systemd, which begin with `$`, aren't filled in there.
 *
 * @param path without quotes, backslashes, and line breaks
 * @throws Error for a path that systemd refuses
 */
export function systemdProgram(path: string): string {
  if (/['"\\\n]/.test(path)) throw new Error(`systemd starts no program at ${path}.`);
  const escaped = systemdPath(path);
  return /^[\w@+=:,./%-]+$/.test(escaped) ? escaped : `"${escaped}"`;
}
