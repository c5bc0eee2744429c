/** Name of the folder in the offline copy of a language, and of its ZIP file without `.zip`. */
export const copyName = (locale: string): string => `alist-docs-${locale}`;

/** URL path of the ZIP file with the offline copy of a language (`src/plugins/output/offline`). */
export const copyPath = (siteBase: string, locale: string): string =>
  `${siteBase}offline/${copyName(locale)}.zip`;
