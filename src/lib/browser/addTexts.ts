import codeTranslations from '@generated/codeTranslations';

/**
 * Adds the texts of a part of the site to the catalog, which carries on every page only what every page
 * shows (see `src/plugins/bundle`). A part imports its `partTexts` before it asks for one of them.
 */
export function addTexts(texts: Readonly<Record<string, string>>): void {
  Object.assign(codeTranslations, texts);
}
