/** A path as AList cleans it: from `/`, without `.`, `..`, or a slash at its end. */
export function clean(path: string): string {
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** Joins clean paths. */
export const join = (...paths: readonly string[]): string => clean(paths.join('/'));

/** The folder around a path; that of `/` is `/`. */
export function folderOf(path: string): string {
  return clean(path.slice(0, path.lastIndexOf('/')));
}

/** The name at the end of a path; that of `/` is `/`, as in AList. */
export function nameOf(path: string): string {
  return path === '/' ? '/' : path.slice(path.lastIndexOf('/') + 1);
}

/** Whether a path is a folder or something in it. */
export function contains(folder: string, path: string): boolean {
  return folder === '/' || path === folder || path.startsWith(`${folder}/`);
}

/** A path as an account with this base path sees it. */
export function seenFrom(basePath: string, path: string): string {
  return clean(path.slice(basePath.length));
}
