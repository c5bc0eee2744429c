export const siteBase = '/';

/** See `src/generated.d.ts`. */
export const languageFolders: readonly string[] = ['zh'];
