import codeTranslations from '@generated/codeTranslations';
import lazyTexts from '@generated/lazyTexts';

/*
 * Texts of the search window and page are no part of the catalogue every page carries (see
 * `src/plugins/bundle`): they come with this module, which must be imported before they are asked for.
 */
Object.assign(codeTranslations, lazyTexts);
