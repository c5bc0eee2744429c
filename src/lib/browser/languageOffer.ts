import {localeCodes, type LocaleCode} from '../shared/localized';

/** Pages a provider leads back to; they carry codes and must be left alone. */
const CALLBACK_PAGE = /\/tool\/(?:.+\/)?callback(?:\.html|\/|\/index\.html)?$/i;

/** What decides whether a reader is offered the page in another language (specification section 4). */
export interface LanguageSituation {
  /** Path of the page, language prefix included. */
  readonly pathname: string;
  readonly pageLocale: LocaleCode;
  /** Language tags of the browser, most wanted first. */
  readonly languages: readonly string[];
  /** Whether the page exists, and with it its translation. */
  readonly hasTranslation: boolean;
  /** Whether the reader has chosen or refused before. */
  readonly isDecided: boolean;
}

/**
 * The site's language for a reader: that of the first tag the site has a language for. Every kind of
 * Chinese is `zh`, every kind of English `en`.
 *
 * @param languages language tags such as `zh-Hant-TW`, most wanted first
 */
export function preferredLocale(languages: readonly string[]): LocaleCode | undefined {
  return languages
    .map((tag) => tag.toLowerCase().split(/[-_]/)[0])
    .map((language) => localeCodes.find((code) => code === language))
    .find((code) => code !== undefined);
}

/** The language to offer, or none. */
export function languageToOffer(situation: LanguageSituation): LocaleCode | undefined {
  const {pathname, pageLocale, languages, hasTranslation, isDecided} = situation;
  if (isDecided || !hasTranslation || CALLBACK_PAGE.test(pathname)) return undefined;
  const preferred = preferredLocale(languages);
  return preferred === pageLocale ? undefined : preferred;
}
